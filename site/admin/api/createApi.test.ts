import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import type { Me } from "../../content/admin/sessionWire.ts";
import { AdminError } from "./AdminError.ts";
import { ANSWER_LIMIT, createApi, SLOWEST_SENDING } from "./createApi.ts";

const ME: Me = {
  user: { id: "1", name: "Ada", email: "ada@example.com", role: "owner", language: "en" },
  nonce: "fresh",
  site: { title: "Site", language: "en", currency: "EUR" },
};

const json = (body: unknown, status = 200): Response => Response.json(body, { status });
const refusal = (status: number, code: string, message = "No."): Response =>
  json({ error: { status, code, message } }, status);

/** Answers in turn; a function is called with what was asked. */
function serverOf(...answers: (Response | Error)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch = vi.fn(async (url: unknown, init: RequestInit = {}) => {
    asked.push({ url: String(url), init });
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error("asked too often");
    return answer;
  });
  const nonces = () => asked.map(({ init }) => new Headers(init.headers).get("x-wp-nonce"));
  return { fetch, asked, nonces };
}

const answer = v.object({ ok: v.boolean() });
const save = { method: "PUT", path: "/api/admin/x", body: { a: 1 }, answer } as const;
const meWith = (nonce: string) => ({ ...ME, nonce });
const nobody = async () => {
  throw new Error("nobody was to sign in");
};

test("A change carries the nonce and its content as JSON; a question carries neither", async () => {
  const server = serverOf(json({ ok: true }), json({ ok: true }));
  const api = createApi({ fetch: server.fetch, signInAgain: nobody });
  api.setMe(meWith("one"));
  await api.ask(save);
  await api.ask({ path: "/api/admin/x", query: { page: 2, search: "", term: undefined }, answer });
  const [change, question] = server.asked;
  expect(change).toMatchObject({ url: "/api/admin/x", init: { method: "PUT", body: '{"a":1}' } });
  expect(new Headers(change?.init.headers).get("content-type")).toBe("application/json");
  expect(question?.url).toBe("/api/admin/x?page=2");
  expect(question?.init.body).toBeUndefined();
  expect(server.nonces()).toEqual(["one", null]);
});

test("A nonce that is too old is asked for anew, once, and the change is repeated", async () => {
  const server = serverOf(refusal(403, "nonce"), json(ME), json({ ok: true }));
  const api = createApi({ fetch: server.fetch, signInAgain: nobody });
  api.setMe(meWith("old"));
  expect(await api.ask(save)).toEqual({ ok: true });
  expect(server.asked.map(({ url }) => url)).toEqual([
    "/api/admin/x",
    "/api/admin/me",
    "/api/admin/x",
  ]);
  expect(server.nonces()).toEqual(["old", null, "fresh"]);

  const stubborn = serverOf(refusal(403, "nonce"), json(ME), refusal(403, "nonce", "Still no."));
  const other = createApi({ fetch: stubborn.fetch, signInAgain: nobody });
  await expect(other.ask(save)).rejects.toMatchObject({ code: "nonce", message: "Still no." });
  expect(stubborn.asked).toHaveLength(3);
});

test("Where somebody else is signed in by now, nothing is sent as theirs", async () => {
  const other = { ...ME, user: { ...ME.user, id: "somebody-else" } };
  const server = serverOf(refusal(403, "nonce"), json(other), refusal(403, "nonce"), json(other));
  const api = createApi({ fetch: server.fetch, signInAgain: nobody });
  api.setMe(meWith("old"));
  await expect(api.ask(save)).rejects.toMatchObject({ code: "other-person" });
  await expect(api.ask(save)).rejects.toMatchObject({ code: "other-person" });
  expect(server.nonces()).toEqual(["old", null, "old", null]);
  expect(() => api.setMe(other)).toThrow(expect.objectContaining({ code: "other-person" }));
});

test("What meets a session that has ended waits until somebody has signed in, and goes on", async () => {
  const server = serverOf(refusal(401, "signed-out"), json({ ok: true }));
  const api = createApi({
    fetch: server.fetch,
    signInAgain: async () => api.setMe(meWith("of the new session")),
  });
  api.setMe(meWith("of the old one"));
  expect(await api.ask(save)).toEqual({ ok: true });
  expect(server.nonces()).toEqual(["of the old one", "of the new session"]);
});

test("Where nobody signs in again, what was asked fails with that", async () => {
  const server = serverOf(refusal(401, "signed-out"));
  const given = new AdminError("", { code: "given" });
  const api = createApi({
    fetch: server.fetch,
    signInAgain: async () => {
      throw given;
    },
  });
  await expect(api.ask(save)).rejects.toBe(given);
});

test("A refusal tells the server's sentence, its code, and what is wrong field by field", async () => {
  const issues = [{ path: ["title"], message: "Too long." }];
  const error = { status: 422, code: "invalid", message: "Something is wrong.", issues };
  const api = createApi({
    fetch: serverOf(json({ error }, 422)).fetch,
    signInAgain: nobody,
  });
  await expect(api.ask(save)).rejects.toMatchObject({ ...error, name: "AdminError" });
});

test.each([
  ["the network is gone", new TypeError("Failed to fetch"), { status: 0, code: "offline" }],
  ["a proxy answers with a page", new Response("<html>", { status: 502 }), { code: "wire" }],
  ["the answer is of another version", json({ fine: true }), { code: "wire" }],
  ["the answer is no JSON", new Response("ok"), { code: "wire" }],
])("Where %s, that is an error of its own kind", async (_name, given, expected) => {
  const api = createApi({ fetch: serverOf(given).fetch, signInAgain: nobody });
  await expect(api.ask(save)).rejects.toMatchObject(expected);
});

test("What was done and says nothing more is undefined", async () => {
  const server = serverOf(new Response(null, { status: 204 }));
  const api = createApi({ fetch: server.fetch, signInAgain: nobody });
  expect(await api.ask({ ...save, method: "DELETE", answer: v.undefined() })).toBeUndefined();
});

test("What another says in place of the server is not taken for done, where nothing was to be said", async () => {
  for (const said of [new Response("<h1>Sign in to our wireless network</h1>"), json({})]) {
    const api = createApi({ fetch: serverOf(said).fetch, signInAgain: nobody });
    const asked = api.ask({ ...save, method: "DELETE", answer: v.undefined() });
    await expect(asked).rejects.toMatchObject({ code: "wire" });
  }
});

test("A question that is called off is no error of the network", async () => {
  const control = new AbortController();
  control.abort();
  const off = new DOMException("off", "AbortError");
  const api = createApi({ fetch: serverOf(off).fetch, signInAgain: nobody });
  await expect(api.ask({ ...save, signal: control.signal })).rejects.toBe(off);
});

/** A server that takes what it is sent and says nothing, or only begins to. */
const silent = async (_url: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
const halting = async (_url: unknown, { signal }: RequestInit = {}) => {
  const begun = new ReadableStream({
    start(stream) {
      signal?.addEventListener("abort", () => stream.error(signal.reason));
    },
  });
  return new Response(begun);
};

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["does not come", silent],
  ["stops half-way", halting],
])(
  "An answer that %s is not waited for without end; what is long has longer",
  async (_name, fetch) => {
    vi.useFakeTimers();
    const api = createApi({ fetch, signInAgain: nobody });
    const ended: unknown[] = [];
    const ask = (body: unknown) => api.ask({ ...save, body }).catch((error) => ended.push(error));
    ask({ a: 1 });
    ask({ a: "a".repeat(SLOWEST_SENDING * 5000) });
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT + 10);
    expect(ended).toMatchObject([{ code: "slow", status: 0 }]);
    await vi.advanceTimersByTimeAsync(5010);
    expect(ended).toHaveLength(2);
  },
);

test("The time is the server's, as its last answer told it", async () => {
  const date = "Mon, 02 Mar 2026 10:00:00 GMT";
  const server = serverOf(Response.json({ ok: true }, { headers: { date } }));
  const api = createApi({ fetch: server.fetch, signInAgain: nobody });
  await api.ask(save);
  expect(Math.abs(api.now().getTime() - Date.parse(date))).toBeLessThan(20_000);
});

test("A form is sent as it is", async () => {
  const server = serverOf(json({ ok: true }));
  const api = createApi({ fetch: server.fetch, signInAgain: nobody });
  const body = new FormData();
  await api.ask({ ...save, method: "POST", body });
  expect(server.asked[0]?.init.body).toBe(body);
  expect(new Headers(server.asked[0]?.init.headers).has("content-type")).toBe(false);
});
