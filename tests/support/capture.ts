import type { Page, Request } from "playwright";

/** What a test says of itself in the report. */
type Task = { readonly meta: object };

/** A request as the browser sent it. */
export type CapturedRequest = {
  readonly method: string;
  readonly url: URL;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As text, "" where there is none. */
  readonly body: string;
};

/** What the browser is answered in place of the server; status 200 and no body by default. */
export type MadeUpAnswer = {
  /** No answer at all, as without a connection. */
  readonly isLost?: boolean;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/**
 * The requests since the capture began. Reading one marks the test as one that captured a request:
 * only such a test may observe a row of the ledger whose check says `wire`.
 */
export type Capture = {
  /**
   * The oldest request that matches and was not taken before, waited for if need be.
   * @throws after 5 s, with the requests there were
   */
  next(match: (request: CapturedRequest) => boolean): Promise<CapturedRequest>;
  /** All requests so far, oldest first. */
  all(): CapturedRequest[];
  stop(): Promise<void>;
};

/** Milliseconds that a request is waited for. */
const PATIENCE_MS = 5000;

/** Asked for until it is captured; no server has it. */
const PROBE = "/captured-yet";

/** Captures what a page that Playwright drives sends, answered or not. */
export function captureRequests(page: Pick<Page, "on" | "off">, task: Task): Capture {
  const log = createLog(task);
  const take = (request: Request): void => {
    log.add({
      method: request.method(),
      url: new URL(request.url()),
      headers: request.headers(),
      body: request.postData() ?? "",
    });
  };
  page.on("request", take);
  return {
    ...log.reader,
    async stop() {
      page.off("request", take);
    },
  };
}

/**
 * Captures, from inside a test that runs in Chromium, what this page sends by whichever means:
 * fetch, XMLHttpRequest, beacons, forms. It asks the browser itself, not a replaced function.
 * @param answer what a request is answered without its being sent on; nothing sends it on
 */
export async function captureFetch(
  task: Task,
  answer: (request: CapturedRequest) => MadeUpAnswer | undefined = () => undefined,
): Promise<Capture> {
  // Only a test in a browser can load this module.
  const { cdp } = await import("vitest/browser");
  const session = cdp();
  // Vitest opens the session with the first order, and loses a listener that comes before its end.
  await session.send("Fetch.disable");
  const log = createLog(task);
  const pause = async (event: PausedRequest): Promise<void> => {
    const { requestId } = event;
    const request = readPaused(event);
    const isProbe = request.url.pathname === PROBE;
    if (!isProbe) log.add(request);
    const made = isProbe ? { status: 204 } : answer(request);
    const sent = made?.isLost
      ? session.send("Fetch.failRequest", { requestId, errorReason: "InternetDisconnected" })
      : made
        ? session.send("Fetch.fulfillRequest", { requestId, ...encodeAnswer(made) })
        : session.send("Fetch.continueRequest", { requestId });
    // What a page asked for last may be gone with it, or let go of by stop().
    await sent.catch(() => {});
  };
  session.on("Fetch.requestPaused", pause);
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
  // A page learns of it a moment later; what it asks for until then would pass by unseen.
  while ((await fetch(PROBE)).status !== 204);
  return {
    ...log.reader,
    async stop() {
      await session.send("Fetch.disable");
      session.off("Fetch.requestPaused", pause);
    },
  };
}

type Match = (request: CapturedRequest) => boolean;

function createLog(task: Task) {
  const requests: CapturedRequest[] = [];
  const taken = new Set<CapturedRequest>();
  const waiting = new Set<() => void>();
  const mark = (): void => {
    Object.assign(task.meta, { captured: true });
  };
  const take = (match: Match): CapturedRequest | undefined => {
    const found = requests.find((request) => !taken.has(request) && match(request));
    if (!found) return undefined;
    taken.add(found);
    mark();
    return found;
  };
  const waitFor = (match: Match) =>
    new Promise<CapturedRequest>((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        waiting.delete(look);
      };
      const look = (): void => {
        const found = take(match);
        if (!found) return;
        end();
        resolve(found);
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error(`No such request was sent. There were: ${list(requests)}.`));
      }, PATIENCE_MS);
      waiting.add(look);
    });
  return {
    add(request: CapturedRequest): void {
      requests.push(request);
      for (const look of waiting) look();
    },
    reader: {
      next: async (match: Match) => take(match) ?? (await waitFor(match)),
      all(): CapturedRequest[] {
        if (requests.length > 0) mark();
        return [...requests];
      },
    },
  };
}

function list(requests: readonly CapturedRequest[]): string {
  return requests.map(({ method, url }) => `${method} ${url}`).join(", ") || "none";
}

/** Chrome DevTools Protocol, Fetch.requestPaused. */
type PausedRequest = {
  readonly requestId: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly postData?: string;
  };
};

function readPaused({ request }: PausedRequest): CapturedRequest {
  const headers = Object.entries(request.headers).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  return {
    method: request.method,
    url: new URL(request.url),
    headers: Object.fromEntries(headers),
    body: request.postData ?? "",
  };
}

function encodeAnswer({ status = 200, headers = {}, body = "" }: MadeUpAnswer) {
  const bytes = String.fromCharCode(...new TextEncoder().encode(body));
  return {
    responseCode: status,
    responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body: btoa(bytes),
  };
}
