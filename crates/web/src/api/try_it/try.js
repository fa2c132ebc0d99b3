// Builds a form for every operation that the description of the API has, and sends what is written there.

const main = document.querySelector("main");
const words = main.dataset;

/** What a body may look like to begin with. */
const EXAMPLES = {
  "/check": { board: "8 0 3/2 1 4/7 6 5", goal: "snail" },
  "/solve": { board: "8 0 3/2 1 4/7 6 5", goal: "snail", algorithm: "a-star", heuristic: "manhattan" },
  "/scramble": { size: "4x4", count: 3, seed: 1 },
  "/convert": { board: "283104765", to: "json" },
  "/hint": { board: "8 0 3/2 1 4/7 6 5", goal: "snail" },
  "/explain": { board: "8 0 3/2 1 4/7 6 5", goal: "snail", heuristic: "linear-conflict" },
  "/trace": { board: "8 0 3/2 1 4/7 6 5", goal: "snail", algorithm: "a-star", heuristic: "manhattan", format: "text" },
  "/compare": { random: 5, depths: "4..12/4", seed: 1, algorithms: ["a-star"], heuristics: ["misplaced", "manhattan"], format: "markdown" },
  "/demonstrate": { name: "not-reopened" },
  "/replay": { board: "8 0 3/2 1 4/7 6 5", moves: "dlurd" },
};

function make(name, attributes = {}, ...children) {
  const element = Object.assign(document.createElement(name), attributes);
  element.append(...children);
  return element;
}

async function show(response, answer) {
  const type = response.headers.get("content-type") ?? "";
  const head = `${response.status} ${response.statusText}\n${type}\n\n`;
  if (type.startsWith("image/")) {
    answer.replaceChildren(head, make("img", { src: URL.createObjectURL(await response.blob()), alt: type }));
    return;
  }
  const text = await response.text();
  answer.textContent = head + (type.includes("json") && !type.includes("ndjson") ? JSON.stringify(JSON.parse(text), null, 2) : text);
}

function operation(path, method, said, schemas) {
  const inputs = (said.parameters ?? []).map((parameter) => {
    const input = make("input", { name: parameter.name, placeholder: parameter.description ?? "" });
    return [input, make("label", {}, parameter.name, input)];
  });
  const schema = said.requestBody?.content?.["application/json"]?.schema?.$ref?.split("/").pop();
  const fields = Object.keys(schemas[schema]?.properties ?? {}).join(", ");
  const body = schema && make("textarea", { value: JSON.stringify(EXAMPLES[path] ?? {}, null, 2), spellcheck: false });
  const answer = make("pre", { tabIndex: 0 });
  answer.setAttribute("aria-label", `${words.answer}: ${method.toUpperCase()} ${path}`);
  answer.setAttribute("role", "region");
  const send = make("button", { type: "submit" }, words.send);
  const form = make("form", {}, ...inputs.map(([, label]) => label));
  if (body) form.append(make("label", {}, words.body, body), make("p", {}, `${words.fields} ${fields}`));
  form.append(send, answer);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const query = new URLSearchParams(inputs.filter(([input]) => input.value).map(([input]) => [input.name, input.value]));
    const options = body ? { method: "POST", headers: { "Content-Type": "application/json" }, body: body.value } : {};
    send.disabled = true;
    try {
      await show(await fetch(`/api/v1${path}${query.size ? `?${query}` : ""}`, options), answer);
    } catch (error) {
      answer.textContent = String(error);
    } finally {
      send.disabled = false;
    }
  });
  const summary = make("summary", {}, make("code", {}, `${method.toUpperCase()} ${path}`), ` ${said.summary ?? ""}`);
  return make("details", {}, summary, form);
}

const description = await (await fetch(`/api/v1/openapi.json?lang=${document.documentElement.lang.slice(0, 2)}`)).json();
for (const [path, methods] of Object.entries(description.paths)) {
  for (const [method, said] of Object.entries(methods)) {
    main.append(operation(path, method, said, description.components.schemas));
  }
}
