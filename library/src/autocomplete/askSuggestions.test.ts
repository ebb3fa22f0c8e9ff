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
  const ask = askSuggestions(new URL("https://x.example/s"));
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

test(`the last ${MAX_KEPT_ANSWERS} answers are kept`, async () => {
  const ask = askSuggestions(new URL("https://x.example/s?lang=de#x"));
  const terms = Array.from({ length: MAX_KEPT_ANSWERS + 1 }, (_, index) => `t${index}`);
  for (const term of terms) await ask(term, signal);
  for (const term of terms.slice(1)) await ask(term, signal);
  expect(fetched).toHaveBeenCalledTimes(terms.length);
  await ask("t0", signal);
  expect(fetched).toHaveBeenCalledTimes(terms.length + 1);
  expect(String(fetched.mock.lastCall?.[0])).toBe("https://x.example/s?lang=de&term=t0#x");
});
