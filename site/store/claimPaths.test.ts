import { beforeEach, expect, test } from "vitest";
import { claimPaths } from "./claimPaths.ts";
import { importDocument } from "./importDocument.ts";
import { documents } from "./schema.ts";
import { importedPost, pageContent } from "./testing/content.ts";
import { countQueries } from "./testing/countQueries.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeDocument } from "./writeDocument.ts";

describeEachStore("Where imported documents will stand", ({ store }) => {
  const db = () => store().db;
  const source = "wxr:https://old.example";
  const wanted = (sourceId: string, path: string) => ({ source, sourceId, path });

  beforeEach(async () => {
    await db().delete(documents);
  });

  test("is where they want to, or the first free address beside that", async () => {
    await writeDocument(db(), { content: pageContent({ path: "/a" }) });
    await writeDocument(db(), { content: pageContent({ path: "/a-2" }) });
    const claimed = new Set<string>();
    expect(
      await claimPaths(
        db(),
        [wanted("1", "/a"), wanted("2", "/a"), wanted("3", "/b"), wanted("4", "/b")],
        claimed,
      ),
    ).toEqual(["/a-3", "/a-4", "/b", "/b-2"]);
    expect(await claimPaths(db(), [wanted("5", "/b")], claimed)).toEqual(["/b-3"]);
  });

  test("is found in few queries where hundreds want the same address", async () => {
    const many = Array.from({ length: 400 }, (_, id) => wanted(String(id), "/a"));
    const { result, queries } = await countQueries(db(), (counted) =>
      claimPaths(counted, many, new Set()),
    );
    expect(new Set(result).size).toBe(400);
    expect(queries).toBeLessThan(1_000);
  });

  test("is where they are, once they are here, also as a variant", async () => {
    await writeDocument(db(), { content: pageContent({ path: "/a" }) });
    await importDocument(db(), importedPost({ sourceId: "1", path: "/a" }));
    await importDocument(db(), importedPost({ sourceId: "2", path: "/c" }));
    const asked = [wanted("2", "/c"), wanted("1", "/a"), wanted("3", "/c"), wanted("2", "/d")];
    expect(await claimPaths(db(), asked, new Set())).toEqual(["/c", "/a-2", "/c-2", "/d"]);
  });

  test("fits the store, however long or strange it is", async () => {
    const long = `/${"é".repeat(1500)}`;
    const [path = ""] = await claimPaths(db(), [wanted("1", long)], new Set());
    expect(Buffer.byteLength(path)).toBeLessThanOrEqual(1992);
    expect(await claimPaths(db(), [wanted("1", "/a\0b")], new Set())).toHaveLength(1);
    expect(await claimPaths(db(), [], new Set())).toEqual([]);
  });
});
