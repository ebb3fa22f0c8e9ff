import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askSuggestions, MAX_KEPT_ANSWERS } from "./askSuggestions.ts";

const fetched = vi.fn(async (_address: URL) => new Response('["Found"]'));
const { signal } = new AbortController();

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a failed request has no suggestions, and is asked again [PB-136]", async () => {
  const ask = askSuggestions("/s", "https://x.example/");
  for (const answer of [
    () => Promise.reject(new TypeError("Failed to fetch")),
    async () => new Response('["x"]', { status: 404 }),
    async () => new Response("["),
  ]) {
    fetched.mockImplementationOnce(answer);
    expect(await ask("a", signal)).toEqual([]);
  }
  expect(await ask("a", signal)).toEqual([{ label: "Found", value: "Found" }]);
});

test(`answers are kept, at most ${MAX_KEPT_ANSWERS}`, async () => {
  const ask = askSuggestions("s?lang=de#x", "https://x.example/");
  const terms = Array.from({ length: MAX_KEPT_ANSWERS }, (_, index) => `t${index}`);
  for (const term of [...terms, ...terms]) await ask(term, signal);
  expect(fetched).toHaveBeenCalledTimes(MAX_KEPT_ANSWERS);
  expect(String(fetched.mock.lastCall?.[0])).toBe("https://x.example/s?lang=de&term=t19#x");
  for (const term of ["one more", "t0", "t0"]) await ask(term, signal);
  expect(fetched).toHaveBeenCalledTimes(MAX_KEPT_ANSWERS + 2);
});
