import { beforeEach, expect, test } from "vitest";
import { importDocument } from "./importDocument.ts";
import { addRedirect, findRedirect } from "./redirects.ts";
import { documents, redirects } from "./schema.ts";
import { importedPost, pageContent } from "./testing/content.ts";
import { countQueries } from "./testing/countQueries.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeDocument } from "./writeDocument.ts";

describeEachStore("Redirects", ({ store }) => {
  const db = () => store().db;
  const add = (from: string, to: string) => addRedirect(db(), { from, to });

  beforeEach(async () => {
    await db().delete(documents);
    await db().delete(redirects);
  });

  test("lead from an address to where its page is now, in one query", async () => {
    await add("/old", "/new");
    const { result, queries } = await countQueries(db(), (counted) =>
      findRedirect(counted, "/old"),
    );
    expect([result, queries]).toEqual(["/new", 1]);
    for (const path of ["/new", "/none", "", "/\0", "/' or 1=1 --", `/${"x".repeat(10_000)}`]) {
      expect(await findRedirect(db(), path)).toBeUndefined();
    }
  });

  test("never follow one another, and never go round in a circle", async () => {
    await add("/a", "/b");
    await add("/b", "/c");
    await add("/c", "/d");
    expect(await all()).toEqual({ "/a": "/d", "/b": "/d", "/c": "/d" });
    await add("/d", "/a");
    expect(await all()).toEqual({ "/b": "/a", "/c": "/a", "/d": "/a" });
    await add("/a", "/a");
    expect(await all()).toEqual({ "/b": "/a", "/c": "/a", "/d": "/a" });
  });

  test("are kept when a public page moves, and not when a draft does", async () => {
    const page = await writeDocument(db(), { content: pageContent({ path: "/one" }) });
    const moved = await writeDocument(db(), {
      content: pageContent({ path: "/two" }),
      replaces: page,
    });
    const draft = { status: "draft" as const };
    const made = await writeDocument(db(), { content: pageContent({ path: "/three", ...draft }) });
    await writeDocument(db(), {
      content: pageContent({ path: "/four", ...draft }),
      replaces: made,
    });
    expect(await all()).toEqual({ "/one": "/two" });
    await writeDocument(db(), { content: pageContent({ path: "/one" }), replaces: moved });
    expect(await all()).toEqual({ "/two": "/one" });
  });

  test("end where a new page takes their address", async () => {
    await add("/taken", "/elsewhere");
    await add("/imported", "/elsewhere");
    await writeDocument(db(), { content: pageContent({ path: "/taken" }) });
    await importDocument(db(), importedPost({ sourceId: "1", path: "/imported" }));
    expect(await all()).toEqual({});
  });

  test("are kept when an imported page moves where it came from", async () => {
    await importDocument(db(), importedPost({ sourceId: "1", path: "/before" }));
    await importDocument(db(), importedPost({ sourceId: "1", path: "/after" }));
    expect(await all()).toEqual({ "/before": "/after" });
  });

  test("are not kept when the move is refused", async () => {
    const page = await writeDocument(db(), { content: pageContent({ path: "/one" }) });
    await writeDocument(db(), { content: pageContent({ path: "/two" }) });
    const write = { content: pageContent({ path: "/two" }), replaces: page };
    await expect(writeDocument(db(), write)).rejects.toMatchObject({ reason: "path-taken" });
    expect(await all()).toEqual({});
  });

  async function all(): Promise<Record<string, string>> {
    const rows = await db().select().from(redirects);
    return Object.fromEntries(rows.map(({ fromPath, toPath }) => [fromPath, toPath]));
  }
});
