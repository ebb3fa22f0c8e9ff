type Difference = {
  readonly why: string;
  /** What we answer, at least. */
  readonly ours: Readonly<Record<string, unknown>>;
};

const NO_ROUTE = { status: 404, body: { code: "rest_no_route" } };
const SENT = { status: 200, body: { status: "mail_sent", posted_data_hash: "32 digits" } };

function wrong(field: string, message: string) {
  const body = { status: "validation_failed", invalid_fields: [{ field, message }] };
  return { status: 200, body };
}

/** Exchanges that are answered otherwise, on purpose: docs/decisions/0077-exchanges.md says why. */
export const DIFFERENCES: Readonly<Record<string, Difference>> = {
  "get-namespace-index": { why: "nothing lists the API's routes", ours: NO_ROUTE },
  "options-schema": { why: "nothing describes what rules look like", ours: NO_ROUTE },
  "get-schema-plain-permalink": {
    why: "the API stands at one address, which pages are told",
    ours: { status: 404 },
  },
  "feedback-http204": { why: "each form that was sent is answered in words", ours: SENT },
  "feedback-http200-not-json": { why: "and in JSON", ours: SENT },
  "feedback-http500-json": { why: "a hook that fails loses nothing", ours: SENT },
  "text-url-scheme-case": { why: "an address may be in capitals, as in the browser", ours: SENT },
  "file-over-php-limit": {
    why: "a file has one limit, which its field says",
    ours: wrong("doc", "The uploaded file is too large."),
  },
  "file-required-part-absent": {
    why: "a file that must be there is missed when no part of it comes",
    ours: wrong("doc", "Please fill out this field."),
  },
  "file-required-sent-as-text": {
    why: "and when a text comes in its place",
    ours: wrong("doc", "Please fill out this field."),
  },
};
