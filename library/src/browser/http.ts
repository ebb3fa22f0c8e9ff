import { after } from "./after.ts";
import { HttpError, type HttpErrorKind } from "./httpError.ts";

/** Milliseconds until a request counts as not answered (specification, section 9). */
export const REQUEST_TIMEOUT = 15_000;

export type RequestOptions<T = undefined> = {
  /** Default "GET"; "POST" where there is `json` or a body. */
  readonly method?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is: FormData, URLSearchParams, text. */
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  /** Lets the request outlive the page. Default false. */
  readonly keepalive?: boolean;
  /** Default "same-origin". */
  readonly credentials?: RequestCredentials;
  /** Milliseconds. Default REQUEST_TIMEOUT. */
  readonly timeout?: number;
  /** Ends the request from outside, with kind "aborted". */
  readonly signal?: AbortSignal;
  /**
   * Turns the answer's JSON into what the caller works with and throws where it is something else,
   * as a schema's parse does. The second argument is for the answer's headers.
   */
  readonly parse?: (data: unknown, response: Response) => T;
};

/**
 * Sends a request.
 * @returns what `parse` made of the answer's JSON; undefined without `parse`
 * @throws HttpError, and nothing else
 */
export async function request<T = undefined>(
  url: string | URL,
  options: RequestOptions<T> = {},
): Promise<T> {
  const { signal, timeout = REQUEST_TIMEOUT } = options;
  const controller = new AbortController();
  let kind: HttpErrorKind = "offline";
  const end = (why: HttpErrorKind): void => {
    kind = why;
    controller.abort();
  };
  const abort = (): void => end("aborted");
  const stopTimer = after(timeout, () => end("timeout"));
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(url, { ...toInit(options), signal: controller.signal });
    return readAnswer(response, await response.text(), options.parse);
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(kind);
  } finally {
    stopTimer();
    signal?.removeEventListener("abort", abort);
  }
}

function toInit(options: RequestOptions<unknown>): RequestInit {
  const { json, keepalive = false, credentials = "same-origin" } = options;
  const isJson = json !== undefined;
  const body = isJson ? JSON.stringify(json) : options.body;
  return {
    method: options.method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      accept: "application/json",
      ...(isJson && { "content-type": "application/json" }),
      ...options.headers,
    },
    keepalive,
    credentials,
    ...(body !== undefined && { body }),
  };
}

function readAnswer<T>(response: Response, text: string, parse: RequestOptions<T>["parse"]): T {
  if (!response.ok) throw new HttpError("status", response.status, parseJson(text));
  if (!parse) return undefined as T;
  try {
    // An answer that has no content, and says so, is as good as one of null.
    return parse(response.status === 204 ? null : JSON.parse(text), response);
  } catch {
    throw new HttpError("invalid_json", response.status);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
