# What the server says.

serve-listening = jiugong plays at { $url } (Ctrl-C stops it)
serve-not-listening = nothing can listen at { $address } ({ $reason }); give another one with --listen, as in 127.0.0.1:8009
serve-not-opened = no browser could be opened ({ $reason }); open { $url } yourself

problem-field = A field of the request is wrong
problem-too-much = { $field } is more than this server allows; give at most { $most }
problem-json = The body is no JSON
problem-json-place = the JSON of the body is wrong in line { $line }, column { $column }
problem-no-object = the body has to be a JSON object, as in {"{"}"board": "8 0 3/2 1 4/7 6 5"{"}"}
problem-media-type = The body is of the wrong kind
problem-media-type-json = send the body as JSON, with the header Content-Type: application/json
problem-body = The body is too large
problem-body-most = the body may have at most { $most } bytes
problem-body-slow = The body did not come
problem-body-late = the body did not come in time, or broke off; send it again
problem-path = There is nothing here
problem-no-such-path = there is nothing under { $path }; /api/v1/openapi.json says what there is
problem-method = Not with this method
problem-no-such-method = { $method } does nothing here; the header Allow says what does
problem-host = This server does not answer under this name
problem-host-unknown = ask for localhost or for the address that the server listens to; other names are refused, so that no page of another site can use this server
problem-origin-unknown = the request comes from a page of another site, and is refused
problem-busy = The server is busy
problem-busy-retry = as many searches as this server runs at once are under way, and others wait; try again in { $seconds } s
problem-answer = The answer is too large
problem-answer-most = the answer would have more than { $most } bytes; ask for less with from, to or limit
problem-no-demonstration = there is no demonstration “{ $name }”; there are: { $known }
problem-stopped = A limit was reached
problem-internal = A defect of the server
problem-internal-report = the server made a mistake; please report it with the request
problem-wrong-kind = { $field } has a value of the wrong kind; /api/v1/openapi.json says which kind it is to be
problem-unknown-field = there is no field { $field } here; there are: { $known }
problem-missing-field = the field { $field } is missing
problem-unknown-word = { $field } cannot be “{ $given }”; there are: { $known }
problem-scramble-one-way = boards can be asked for at a distance, at the end of a walk, or out of reach: only one of these

try-title = The API of jiugong
try-introduction = Everything that the page does, programs can do, too. All operations are described in
try-send = Send
try-answer = The answer
try-body = Body (JSON)
try-fields = Fields:
problem-compare-one-way = give either boards or a number of random ones, not both

hint-not-in-time = the shortest way from this { $size } board was not found in the time of a hint; the slide shown begins a way that may be longer
hint-none-in-time = no way from this { $size } board was found in the time of a hint
hint-others-not-in-time = whether other slides from this { $size } board lead nearer, too, was not found out in the time of a hint

problem-negative-time = time_limit cannot be below 0; give seconds, as in 2.5
problem-no-boards = the list `boards` is empty; give at least one board, or `random`
problem-empty-field = the list { $field } is empty; give at least one name
api-messages = The texts of the page, in the Fluent format
api-catalogue = The algorithms, the heuristics, the bounds of this server
api-check = Whether the goal can be reached, and why
api-solve = A path to the goal, or a stream of events until there is one
api-scramble = Random boards
api-convert = A board in another format, a path in another notation
api-hint = How far it still is, and which slides lead nearer
api-explain = How the estimate of a board was made up
api-trace = A search, step by step, or as a picture of its tree
api-compare = Algorithms and heuristics side by side on the same boards
api-demonstrations = The demonstrations of classic mistakes that there are
api-demonstrate = What a demonstration shows
api-landscape = All boards of a size by their distance to a goal
api-replay = A replay link of the players' community, read or written
api-qr = A QR code of a text
