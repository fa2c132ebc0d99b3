//! Every sentence of jiugong in English and simplified Chinese.
