import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { findDatabaseError, UNIQUE_VIOLATION } from "./databaseError.ts";
import { authors, documents } from "./schema.ts";
import { pageContent } from "./testing/content.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeDocument } from "./writeDocument.ts";

describeEachStore("Transactions", ({ store }) => {
  const db = () => store().db;
  const slugs = async () => {
    const rows = await db().select().from(authors).orderBy(asc(authors.slug));
    return rows.map(({ slug }) => slug);
  };
  const author = (slug: string) => ({ slug, name: slug });

  beforeEach(async () => {
    await db().delete(authors);
  });

  test("A transaction that throws is undone", async () => {
    const failure = new Error("no");
    const attempt = db().transaction(async (tx) => {
      await tx.insert(authors).values(author("a"));
      throw failure;
    });
    await expect(attempt).rejects.toBe(failure);
    expect(await slugs()).toEqual([]);
  });

  test("An inner transaction is undone alone, when the outer one goes on", async () => {
    await db().transaction(async (tx) => {
      await tx.insert(authors).values(author("outer"));
      const inner = tx.transaction(async (nested) => {
        await nested.insert(authors).values(author("inner"));
        await nested.insert(authors).values(author("outer"));
      });
      await expect(inner).rejects.toThrow();
      await tx.transaction((nested) => nested.insert(authors).values(author("second")));
    });
    expect(await slugs()).toEqual(["outer", "second"]);
  });

  test("A failed statement whose error was swallowed cannot be committed", async () => {
    const attempt = db().transaction(async (tx) => {
      await tx.insert(authors).values(author("a"));
      await tx
        .insert(authors)
        .values(author("a"))
        .catch(() => {});
    });
    await expect(attempt).rejects.toThrow();
    expect(await slugs()).toEqual([]);
  });

  test("A snapshot is of one moment, and others read on meanwhile", async () => {
    await db().insert(authors).values(author("a"));
    let end = () => {};
    const ending = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const counts = store().snapshot(async (tx) => {
      const first = await tx.$count(authors);
      begin();
      await ending;
      return [first, await tx.$count(authors)];
    });
    await begun;
    const writing = db().insert(authors).values(author("b")).execute();
    expect((await slugs())[0]).toBe("a");
    end();
    expect(await counts).toEqual([1, 1]);
    await writing;
    expect(await slugs()).toEqual(["a", "b"]);
  });

  test("Nobody sees half of a transaction", async () => {
    let isOpen = true;
    const counts: number[] = [];
    const reading = (async () => {
      while (isOpen) counts.push(await db().$count(authors));
    })();
    for (let n = 0; n < 10; n++) {
      await db().transaction(async (tx) => {
        await tx.insert(authors).values(author(`a${n}`));
        await new Promise((resolve) => setTimeout(resolve, 2));
        await tx.insert(authors).values(author(`b${n}`));
      });
    }
    isOpen = false;
    await reading;
    expect(counts.filter((count) => count % 2 === 1)).toEqual([]);
  });

  test("Fifty counters counted at once lose no step", async () => {
    await db().insert(authors).values({ slug: "counter", name: "0" });
    const steps = Array.from({ length: 50 }, () =>
      db().transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(authors)
          .where(eq(authors.slug, "counter"))
          .for("update");
        await tx.update(authors).set({ name: `${Number(row?.name) + 1}` });
      }),
    );
    await Promise.all(steps);
    expect(await db().select({ name: authors.name }).from(authors)).toEqual([{ name: "50" }]);
  });

  test("The database's own error is found in what is thrown, with the broken constraint", async () => {
    await db().insert(authors).values(author("a"));
    const error = await db()
      .insert(authors)
      .values(author("a"))
      .catch((thrown: unknown) => thrown);
    expect(findDatabaseError(error)).toEqual({
      code: UNIQUE_VIOLATION,
      constraint: "authors_slug_key",
    });
    expect(findDatabaseError(new Error("other"))).toBeUndefined();
  });

  test("Text in SQL's own signs stays text, as a value and in a condition", async () => {
    for (const slug of ["'; delete from authors; --", '"a"', "$1", "\\", "%", "/* */", "\u2028"]) {
      await db().insert(authors).values(author(slug));
      const found = await db().select().from(authors).where(eq(authors.slug, slug));
      expect(found).toMatchObject([{ slug, name: slug }]);
    }
    expect(await slugs()).toHaveLength(7);
  });

  test("Times are the same moments whatever zone the database or the process is in", async () => {
    const moments = [
      "1000-01-01T00:00:00.001Z",
      "1883-11-18T17:00:00.5Z",
      "2024-03-31T01:59:59.999Z",
      "9999-12-31T23:59:59.999Z",
    ];
    for (const [n, moment] of moments.entries()) {
      const content = pageContent({ path: `/t${n}`, publishedAt: new Date(moment) });
      const { id, publishedAt } = await writeDocument(db(), { content });
      expect(publishedAt).toEqual(new Date(moment));
      const seconds = sql<string>`extract(epoch from ${documents.publishedAt})::text`;
      const [row] = await db().select({ seconds }).from(documents).where(eq(documents.id, id));
      expect(Number(row?.seconds)).toBe(Date.parse(moment) / 1000);
    }
  });
});
