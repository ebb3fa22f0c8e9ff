import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { siteSettings } from "../../content/siteSettings.ts";
import { readConfig } from "../config.ts";
import { createPageCache } from "../pageCache.ts";
import { type RunningSite, startSite } from "../startSite.ts";
import { emptySource } from "../testing/emptySource.ts";
import { noAssets } from "../testing/noAssets.ts";
import { noDatabase } from "../testing/noDatabase.ts";
import { noLibrary } from "../testing/noLibrary.ts";
import { noMedia } from "../testing/noMedia.ts";
import { noVisitors } from "../testing/noVisitors.ts";
import { MAX_SUGGESTIONS, SUGGESTIONS_PATH } from "./suggestions.ts";

const suggest = vi.fn(emptySource.suggest);
let site: RunningSite;

beforeAll(async () => {
  site = await startSite({
    config: readConfig({ PORT: "0" }, "/"),
    secret: "s".repeat(43),
    source: { ...emptySource, suggest, readSite: async () => siteSettings.fallback },
    assets: noAssets,
    files: new Map(),
    cache: createPageCache(),
    log: pino({ level: "silent" }),
    db: noDatabase,
    visitors: noVisitors,
    media: noMedia,
    library: noLibrary,
    catchUp: async () => {},
    isReady: async () => true,
  });
});

afterAll(() => site.close());

beforeEach(() => {
  suggest.mockReset().mockResolvedValue([
    { title: "Moiré", path: "/journal/moire" },
    { title: 'Moon <b onclick="x()">', path: "/shop/a b?c" },
    { title: "Moiré", path: "/projects/moire" },
    { title: "", path: "/untitled" },
  ]);
});

const ask = (query: Record<string, string>, init?: RequestInit) =>
  fetch(`${site.address}${SUGGESTIONS_PATH}?${new URLSearchParams(query)}`, init);

describe("suggestions for the search", () => {
  test("are titles, each once, with the page of the best one", async () => {
    const answer = await ask({ term: "  mo\n " });
    expect(suggest.mock.calls).toEqual([["mo", MAX_SUGGESTIONS]]);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual([
      { label: "Moiré", value: "Moiré", url: "/journal/moire" },
      {
        label: 'Moon <b onclick="x()">',
        value: 'Moon <b onclick="x()">',
        url: "/shop/a%20b%3Fc",
      },
    ]);
  });

  test("lead to pages in the language that is asked for, if the site speaks it", async () => {
    for (const [lang, url] of [
      ["de", "/de/journal/moire"],
      ["ar", "/ar/journal/moire"],
      ["en", "/journal/moire"],
      ["//evil.example", "/journal/moire"],
      ["x".repeat(2000), "/journal/moire"],
    ]) {
      expect(await (await ask({ term: "mo", lang: `${lang}` })).json()).toMatchObject([
        { url },
        {},
      ]);
    }
  });

  test("are the same for everyone, for a minute", async () => {
    const answer = await ask({ term: "mo" }, { headers: { cookie: "vitrine_session=x" } });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test("without anything to search for there are none, and nobody is asked", async () => {
    for (const query of [{}, { term: "" }, { term: " \0\n" }]) {
      expect(await (await ask(query as Record<string, string>)).json()).toEqual([]);
    }
    expect(suggest).not.toHaveBeenCalled();
  });

  test("a text of any length is cut to what anyone would write", async () => {
    expect((await ask({ term: "ä".repeat(2000) })).status).toBe(200);
    expect(suggest.mock.calls[0]?.[0]).toHaveLength(200);
  });

  test("can only be read", async () => {
    const answer = await ask({ term: "mo" }, { method: "POST" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(suggest).not.toHaveBeenCalled();
  });
});
