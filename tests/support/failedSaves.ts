import type { Route } from "playwright";

/** A way in which what was sent can fail, and what is said of it. */
export type FailedSave = {
  readonly name: string;
  readonly fail: (route: Route) => Promise<unknown>;
  readonly says: string | RegExp;
  /** Whether the answer never comes: the time is moved on. Default false. */
  readonly isSilent?: boolean;
};

const page = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: "text/html", body: "<h1>nginx</h1>" });
const refusal = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { error: { status, code, message } } });
const refused = (status: number, code: string, message: string): FailedSave => ({
  name: `${status} ${code}`,
  fail: refusal(status, code, message),
  says: message,
});

/** All that servers, and what stands before them, do to what is sent; a session that ends is a matter of its own. */
export const FAILED_SAVES: readonly FailedSave[] = [
  {
    name: "no network",
    fail: (route) => route.abort("internetdisconnected"),
    says: /cannot be reached. Check the connection/,
  },
  {
    name: "an answer that never comes",
    fail: async () => {},
    says: /did not answer in time/,
    isSilent: true,
  },
  {
    name: "an answer that is cut off",
    fail: (route) => route.abort("connectionreset"),
    says: /cannot be reached/,
  },
  refused(400, "broken", "What was sent is no JSON."),
  refused(403, "role", "Only an owner may do this."),
  refused(404, "missing", "This is not there any more."),
  refused(409, "busy", "Somebody else is just doing the same."),
  refused(413, "too-large", "This is more than 12 MB."),
  refused(429, "too-often", "Wait a minute."),
  refused(500, "internal", "The site made a mistake."),
  refused(503, "away", "The database is just away."),
  { name: "a proxy's 403", fail: page(403), says: /does not understand/ },
  { name: "a proxy's 413", fail: page(413), says: /more than the server in front/ },
  { name: "a proxy's 429", fail: page(429), says: /too often/ },
  { name: "a proxy's 500", fail: page(500), says: /not your fault/ },
  { name: "a proxy's 502", fail: page(502), says: /being restarted/ },
  { name: "a proxy's 504", fail: page(504), says: /did not answer in time/ },
  { name: "a page of a wireless network", fail: page(200), says: /does not understand/ },
  {
    name: "an answer of another version",
    fail: (route) => route.fulfill({ json: { fine: true } }),
    says: /does not understand/,
  },
];
