/** What the form's server does with one request. */
export type Answer =
  | {
      readonly status: number;
      /** The content type. Default JSON. */
      readonly type?: string;
      readonly body: string;
      /** How long it keeps the asker waiting, in milliseconds. Default 0. */
      readonly delay?: number;
    }
  /** The connection ends without a word. */
  | "cut"
  /** The connection stays open, and nothing comes. */
  | "never";

/** A request and its answer as they were recorded, a file each. */
export type Exchange = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** Answers with JSON. */
export function json(body: unknown, status = 200): Answer {
  return { status, body: JSON.stringify(body) };
}

/** Answers as recorded. */
export function replay({ status, headers, body }: Exchange): Answer {
  return {
    status,
    type: headers["content-type"] ?? "application/json",
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}
