import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { readTheme } from "vitrine/theme-switch/theme";
import { acceptedEncoding } from "./acceptedEncoding.ts";
import { isFresh } from "./isFresh.ts";
import { type CachedPage, type PageCache, pageKey } from "./pageCache.ts";
import { withPolicyBeyond } from "./securityHeaders.ts";

/** The cookie that tells a signed-in or shopping visitor's session. */
export const SESSION_COOKIE = "vitrine_session";

/** Header by which the id of a request reaches the application and the answer. */
export const REQUEST_ID_HEADER = "x-request-id";

export type FrontDoorOptions = {
  readonly cache: PageCache;
  /** Headers of every answer; the application may say more of one. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of every page from the cache. */
  readonly pageHeaders: Readonly<Record<string, string>>;
  /** Whether we answer for this Host header. */
  readonly isOurHost: (host: string | undefined) => boolean;
  readonly log: Logger;
  /** Answers what the cache does not. */
  readonly app: RequestListener;
};

/**
 * The first to see a request, before any middleware: gives it an id, turns away what is not meant
 * for us, and answers from the page cache where it can. All else is the application's.
 */
export function createFrontDoor(options: FrontDoorOptions): RequestListener {
  const { cache, isOurHost, log, app } = options;
  const nextId = requestIds();
  const ofAll = Object.entries(options.headers);
  const ofPages = Object.entries(options.pageHeaders).flat();
  const headersOf = ({ policy, headers }: CachedPage): string[] => {
    if (headers) return Object.entries({ ...options.headers, ...headers }).flat();
    return policy ? Object.entries(withPolicyBeyond(options.pageHeaders, policy)).flat() : ofPages;
  };

  return (request, response) => {
    const started = performance.now();
    const id = nextId();
    const refusal = refuse(request, isOurHost);
    if (refusal) {
      answerPlainly(response, refusal, { ...options.headers, [REQUEST_ID_HEADER]: id });
      logRequest(log, { id, request, status: refusal.status, started });
      return;
    }
    const page = mayBeCached(request) ? cache.get(keyOf(request)) : undefined;
    if (page) {
      const status = answerFromCache({
        request,
        response,
        page,
        headers: [...headersOf(page), REQUEST_ID_HEADER, id],
      });
      logRequest(log, { id, request, status, started, cached: true });
      return;
    }
    request.headers[REQUEST_ID_HEADER] = id;
    response.setHeader(REQUEST_ID_HEADER, id);
    for (const [name, value] of ofAll) response.setHeader(name, value);
    response.once("close", () => {
      logRequest(log, { id, request, status: response.statusCode, started });
    });
    app(request, response);
  };
}

/** A request that could differ for this visitor never reads or fills the cache. */
export function mayBeCached(request: IncomingMessage): boolean {
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    request.headers["content-length"] === undefined &&
    request.headers["transfer-encoding"] === undefined &&
    !request.headers.cookie?.includes(`${SESSION_COOKIE}=`)
  );
}

function keyOf({ url = "", headers }: IncomingMessage): string {
  return pageKey(url, readTheme(headers.cookie));
}

type Refusal = { readonly status: number; readonly sentence: string };

const WRONG_ADDRESS: Refusal = {
  status: 400,
  sentence: "This request names no path on this site. Ask for a path that starts with a slash.",
};
const WRONG_HOST: Refusal = {
  status: 421,
  sentence: "This site does not answer for that host name. Its owner sets its address with ORIGIN.",
};

function refuse(
  request: IncomingMessage,
  isOurHost: FrontDoorOptions["isOurHost"],
): Refusal | undefined {
  if (!request.url?.startsWith("/")) return WRONG_ADDRESS;
  return isOurHost(request.headers.host) ? undefined : WRONG_HOST;
}

function answerPlainly(
  response: ServerResponse,
  { status, sentence }: Refusal,
  headers: Readonly<Record<string, string>>,
): void {
  const body = `${sentence}\n`;
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    ...headers,
    // What follows a request that we do not understand is not read either.
    connection: "close",
  });
  response.end(body);
}

type CacheAnswer = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly page: CachedPage;
  /** Names and values in turn, as Node sends them fastest. */
  readonly headers: string[];
};

function answerFromCache({ request, response, page, headers }: CacheAnswer): number {
  headers.push("etag", page.etag);
  if (isFresh(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, headers);
    response.end();
    return 304;
  }
  const encoding = acceptedEncoding(request.headers["accept-encoding"] as string | undefined);
  const body = page.bodies[encoding];
  if (encoding !== "identity") headers.push("content-encoding", encoding);
  headers.push("content-length", String(body.length));
  response.writeHead(200, headers);
  response.end(request.method === "HEAD" ? undefined : body);
  return 200;
}

/** Ids that differ between servers and starts, and cost no randomness a request. */
function requestIds(): () => string {
  const prefix = randomBytes(6).toString("base64url");
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}

type RequestLog = {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly status: number;
  readonly started: number;
  readonly cached?: boolean;
};

/** One line a request; no address of the visitor, no cookie, no token of a link that works once. */
function logRequest(log: Logger, { id, request, status, started, cached }: RequestLog): void {
  const ms = Math.round((performance.now() - started) * 100) / 100;
  const line = {
    id,
    method: request.method,
    url: withoutToken(request.url),
    status,
    ms,
    ...(cached && { cached }),
  };
  if (status >= 500) log.error(line, "request");
  else log.info(line, "request");
}

function withoutToken(url = ""): string {
  return url.replace(/([?&]token=)[^&]*/g, "$1…");
}
