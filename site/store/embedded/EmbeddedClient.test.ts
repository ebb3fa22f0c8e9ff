import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { StoreError } from "../StoreError.ts";
import { emptyDatabase } from "../testing/emptyDatabase.ts";
import { createCluster } from "./createCluster.ts";
import { EmbeddedClient, STUCK_AFTER_MS } from "./EmbeddedClient.ts";

const TIMEOUT_MS = 30_000;
let folder: string;
let client: EmbeddedClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-client-"));
  await createCluster(join(folder, "database"), await emptyDatabase());
  client = await openClient();
  await client.query("create table numbers (n int primary key check (n < 1000), note text)");
}, 60_000);
afterEach(() => client.query("delete from numbers"));
afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

describe("queries", () => {
  test("Rows come as records or, asked for, as lists", async () => {
    const sql = "select $1::int as a, $2::text as b";
    expect((await client.query(sql, [1, "x"])).rows).toEqual([{ a: 1, b: "x" }]);
    expect((await client.query(sql, [1, "x"], { rowMode: "array" })).rows).toEqual([[1, "x"]]);
  });

  test("Dates, JSON and big numbers leave as PostgreSQL's text, for Drizzle to read", async () => {
    const { rows } = await client.query(
      "select '2024-02-29 12:00:00.5+00'::timestamptz t, '\"123\"'::jsonb j, 9007199254740993::int8 n, '{1.50}'::numeric[] l, true b where $1",
      [true],
    );
    expect(rows).toEqual([
      { t: "2024-02-29 12:00:00.5+00", j: '"123"', n: "9007199254740993", l: "{1.50}", b: true },
    ]);
  });

  test("Text without parameters may hold several statements; the last one's rows count", async () => {
    const { rows } = await client.query("insert into numbers values (1); select n from numbers");
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("A database error keeps its code, message, detail and constraint, and no parameters", async () => {
    await client.query("insert into numbers values (1, 'secret')");
    const error = await client
      .query("insert into numbers values ($1, $2)", [1, "secret"])
      .catch((e) => e);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      code: "23505",
      constraint: "numbers_pkey",
      table: "numbers",
      message: expect.stringContaining("duplicate key"),
      detail: expect.stringContaining("(n)=(1)"),
    });
    expect(JSON.stringify(error)).not.toContain("secret");
  });

  test("A statement that failed works once its cause is gone, in a transaction and outside", async () => {
    const insert = "insert into later values ($1)";
    await expect(client.query(insert, [1])).rejects.toMatchObject({ code: "42P01" });
    await client.query("create table later (n int)");
    await client.query(insert, [1]);
    await expect(client.query(insert, ["no number"])).rejects.toMatchObject({ code: "22P02" });
    await client.transaction((tx) => tx.query(insert, [2]));
    await client.query("alter table later alter n type text");
    expect((await client.query("select n from later where n > $1 order by n", [""])).rows).toEqual([
      { n: "1" },
      { n: "2" },
    ]);
    await client.query("alter table later add m int");
    const all = "select * from later where n = $1";
    expect((await client.query(all, ["1"])).rows).toEqual([{ n: "1", m: null }]);
    await client.query("alter table later drop m");
    await client.query(all, ["1"]).catch(() => {});
    expect((await client.query(all, ["1"])).rows).toEqual([{ n: "1" }]);
    await client.query("drop table later");
  });

  test("Thousands of different statements are carried out, and only so many stay prepared", async () => {
    for (let n = 0; n < 1000; n++) await client.query(`select $1::int + ${n} as sum`, [1]);
    expect((await client.query("select $1::int + 0 as sum", [1])).rows).toEqual([{ sum: 1 }]);
    const { rows } = await client.query(
      "select count(*)::int as count from pg_prepared_statements",
    );
    expect(rows).toEqual([{ count: 200 }]);
  });

  test("Parameters of every kind arrive as what they are", async () => {
    const { rows } = await client.query(
      "select $1::int i, $2::bool b, $3::timestamptz t, $4::jsonb j, $5::bytea y, $6::text n, $7::int8 l, $8::float8 f, $9::text u",
      [
        7,
        false,
        new Date("2024-01-01T00:00:00.5Z"),
        { a: ["x'"] },
        new Uint8Array([0, 255]),
        null,
        2n ** 60n,
        0.1,
        undefined,
      ],
    );
    expect(rows).toEqual([
      {
        i: 7,
        b: false,
        t: "2024-01-01 00:00:00.5+00",
        j: '{"a": ["x\'"]}',
        y: new Uint8Array([0, 255]),
        n: null,
        l: "1152921504606846976",
        f: 0.1,
        u: null,
      },
    ]);
  });

  test("Texts of any letters and length, and as many as the protocol allows, arrive whole", async () => {
    const texts = ["", "é, 日本, 🎈", "x".repeat(1_000_000), "half a pair: \ud83c"];
    const { rows } = await client.query(
      "select $1::text a, $2::text b, $3::text c, $4::text d",
      texts,
    );
    expect(Object.values(rows[0] ?? {})).toEqual([...texts.slice(0, 3), "half a pair: \ufffd"]);
    const many = Array.from({ length: 40_000 }, (_, n) => n);
    const sum = await client.query(
      `select sum(n)::int as sum from (values ${many.map((n) => `($${n + 1}::int)`).join()}) as list (n)`,
      many,
    );
    expect(sum.rows).toEqual([{ sum: 799_980_000 }]);
  });

  test("A parameter that no thread can receive fails its own call only", async () => {
    await expect(client.query("select $1", [() => {}])).rejects.toThrow("could not be cloned");
    expect((await client.query("select 1 as a")).rows).toEqual([{ a: 1 }]);
  });

  test("A long query does not stop the main thread", async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    await client.query(
      "select count(*) from generate_series(1, 1500000) g, lateral (select md5(g::text)) m",
    );
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });
});

describe("transactions", () => {
  test("What fails is undone, and the error is the one that was thrown", async () => {
    const failure = new Error("no");
    const attempt = client.transaction(async (tx) => {
      await tx.query("insert into numbers values (1)");
      throw failure;
    });
    await expect(attempt).rejects.toBe(failure);
    expect(await count()).toBe(0);
  });

  test("A failed statement whose error was swallowed cannot be committed", async () => {
    const attempt = client.transaction(async (tx) => {
      await tx.query("insert into numbers values (1)");
      await tx.query("insert into numbers values (1000)").catch(() => {});
    });
    await expect(attempt).rejects.toMatchObject({ code: "25P02" });
    expect(await count()).toBe(0);
  });

  test(
    "Queries outside wait for the end, so none of them is undone with another's transaction",
    async () => {
      const work: Promise<unknown>[] = [];
      for (let n = 0; n < 300; n += 3) {
        const rolledBack = client.transaction(async (tx) => {
          await tx.query("insert into numbers values ($1, 'undone')", [n]);
          await pause(n % 4);
          throw new Error("undo");
        });
        work.push(rolledBack.catch(() => {}));
        work.push(client.query("insert into numbers values ($1, 'outside')", [n + 1]));
        work.push(
          client.transaction(async (tx) => {
            await tx.query("insert into numbers values ($1, 'inside')", [n + 2]);
            if (n % 2) await pause(1);
          }),
        );
      }
      await Promise.all(work);
      const { rows } = await client.query(
        "select note, count(*)::int from numbers group by note order by note",
      );
      expect(rows).toEqual([
        { note: "inside", count: 100 },
        { note: "outside", count: 100 },
      ]);
    },
    TIMEOUT_MS,
  );

  test("A query past the open transaction is refused, since both would wait for ever", async () => {
    await expect(client.transaction(() => client.query("select 1"))).rejects.toThrow(
      "past that transaction",
    );
    await expect(client.transaction(() => client.transaction(async () => {}))).rejects.toThrow(
      "past that",
    );
    let later: Promise<unknown> | undefined;
    await client.transaction(async () => {
      later = pause(20).then(() => client.query("select 1"));
    });
    await expect(later).resolves.toBeDefined();
  });

  test("A query after the end of its transaction is refused", async () => {
    let late: Promise<unknown> | undefined;
    await client.transaction(async (tx) => {
      late = pause(20).then(() => tx.query("insert into numbers values (5)"));
      late.catch(() => {});
    });
    await expect(late).rejects.toThrow("after its transaction had ended");
    expect(await count()).toBe(0);
  });
});

/** A snapshot that counts the numbers at its beginning and at its end, and what ends it. */
function openSnapshot(on: EmbeddedClient, beforeEnd = () => Promise.resolve()) {
  let end = () => {};
  const ending = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const counts = on.snapshot(async (session) => {
    const first = await session.query("select count(*)::int as n from numbers");
    begin();
    await ending;
    await beforeEnd();
    const last = await session.query("select count(*)::int as n from numbers");
    return [first.rows, last.rows];
  });
  return { begun, end, counts };
}

describe("snapshots", () => {
  test("Others read meanwhile, and what they write waits for the end", async () => {
    await client.query("insert into numbers values (1)");
    const { begun, end, counts } = openSnapshot(client);
    await begun;
    const done: string[] = [];
    const writes = [
      client.query("insert into numbers values (2)").then(() => done.push("insert")),
      client
        .query("with new as (insert into numbers values ($1) returning n) select * from new", [3])
        .then(() => done.push("with")),
      client
        .query("select n from numbers where n = $1 for update", [1])
        .then(() => done.push("lock")),
      client
        .transaction((tx) => tx.query("insert into numbers values (4)"))
        .then(() => done.push("transaction")),
    ];
    expect(await count()).toBe(1);
    const { rows } = await client.query("select n from numbers where n = $1", [1]);
    expect(rows).toEqual([{ n: 1 }]);
    expect(done).toEqual([]);
    end();
    expect(await counts).toEqual([[{ n: 1 }], [{ n: 1 }]]);
    await Promise.all(writes);
    expect(done.sort()).toEqual(["insert", "lock", "transaction", "with"]);
    expect(await count()).toBe(4);
  });

  test("Who reads wrongly hears so, and the snapshot goes on", async () => {
    const { begun, end, counts } = openSnapshot(client);
    await begun;
    const attempts = [
      "select 1 / $1::int as n",
      "select n from nowhere where $1",
      "select $1 from",
    ];
    const codes = attempts.flatMap((sql) =>
      [0, 0].map((value) => client.query(sql, [value]).catch(({ code }) => code)),
    );
    codes.push(client.query("select 1 / 0").catch(({ code }) => code));
    const whole = client.query("select $1::int as n", [7]);
    expect(await Promise.all(codes)).toEqual([
      "22012",
      "22012",
      "42P01",
      "42P01",
      "42601",
      "42601",
      "22012",
    ]);
    expect((await whole).rows).toEqual([{ n: 7 }]);
    end();
    expect(await counts).toEqual([[{ n: 0 }], [{ n: 0 }]]);
    expect((await client.query("select $1::int as n", [8])).rows).toEqual([{ n: 8 }]);
  });

  test("Many who read while it ends, well or badly, all get their answer", async () => {
    for (const isBroken of [false, true]) {
      const reading = client.snapshot(async (session) => {
        for (let n = 0; n < 20; n++) await session.query("select count(*) from numbers");
        if (isBroken) await session.query("select 1 / 0");
      });
      const asked: Promise<unknown>[] = [];
      const isOver = reading.then(
        () => true,
        () => true,
      );
      while (asked.length < 2 || !(await Promise.race([isOver, pause(1)]))) {
        asked.push(client.query("select $1::int as n", [asked.length]));
      }
      const answers = (await Promise.all(asked)) as { rows: unknown[] }[];
      expect(answers.map(({ rows }) => rows[0])).toEqual(answers.map((_, n) => ({ n })));
      if (isBroken) await expect(reading).rejects.toMatchObject({ code: "22012" });
    }
  });

  test("A message is told, whatever becomes of the snapshot", async () => {
    const heard: string[] = [];
    const unlisten = await client.listen("snapshots", (payload) => heard.push(payload));
    const { begun, end, counts } = openSnapshot(client, () => Promise.reject(new Error("no")));
    await begun;
    const telling = client.query("select pg_notify($1, $2)", ["snapshots", "news"]);
    end();
    await expect(counts).rejects.toThrow("no");
    await telling;
    await expect.poll(() => heard).toEqual(["news"]);
    await unlisten();
  });

  test("What was asked before the end of all is done, though a snapshot kept it waiting", async () => {
    await client.close();
    const closing = await openClient();
    const { begun, end, counts } = openSnapshot(closing);
    await begun;
    const asked = [
      closing.query(
        "with new as (insert into numbers values ($1) returning n) select n from new",
        [1],
      ),
      closing.query("select n from numbers where n > $1 for update", [0]),
      closing.query("insert into numbers values (2)"),
    ];
    const closed = closing.close();
    end();
    await Promise.all([counts, ...asked, closed]);
    client = await openClient();
    expect(await count()).toBe(2);
  });

  test("Nothing is written in one", async () => {
    const writing = client.snapshot((session) => session.query("insert into numbers values (1)"));
    await expect(writing).rejects.toMatchObject({ code: "25006" });
    expect(await count()).toBe(0);
  });
});

describe("notifications", () => {
  test("They reach every listener of their channel after the commit, and none that has stopped", async () => {
    const heard: string[] = [];
    const stopFirst = await client.listen("news", (payload) => heard.push(`first ${payload}`));
    const stopSecond = await client.listen("news", (payload) => heard.push(`second ${payload}`));
    const stopOther = await client.listen("other", (payload) => heard.push(`other ${payload}`));
    await client.transaction(async (tx) => {
      await tx.query("select pg_notify('news', 'one')");
      await pause(20);
      expect(heard).toEqual([]);
    });
    await client
      .transaction(async (tx) => {
        await tx.query("select pg_notify('news', 'undone')");
        throw new Error("undo");
      })
      .catch(() => {});
    await stopFirst();
    await stopFirst();
    await client.query("notify news, 'two'");
    await stopSecond();
    await client.query("notify news, 'three'");
    await stopOther();
    await pause(20);
    expect(heard).toEqual(["first one", "second one", "second two"]);
  });
});

describe("the end", () => {
  test(
    "Closing carries out what was asked for before it, and refuses what comes after",
    async () => {
      await client.close();
      client = await openClient();
      const asked = [
        client.query("insert into numbers values (1)"),
        client.transaction(async (tx) => {
          await pause(20);
          await tx.query("insert into numbers values (2)");
        }),
        client.query("insert into numbers values (3)"),
      ];
      const closed = client.close();
      await expect(client.query("select 1")).rejects.toThrow("The store is closed");
      await Promise.all([...asked, closed, client.close()]);
      client = await openClient();
      expect(await count()).toBe(3);
    },
    TIMEOUT_MS,
  );

  test(
    "A statement that hangs the engine ends it: all calls fail with the reason, onFatal once",
    async () => {
      await client.close();
      const fatal: StoreError[] = [];
      expect(STUCK_AFTER_MS).toBe(120_000);
      const hung = await openClient({ stuckAfterMs: 1000, onFatal: (error) => fatal.push(error) });
      const calls = [
        hung.query("do $$ begin loop null; end loop; end $$"),
        hung.query("select 1"),
        hung.transaction((tx) => tx.query("select 1")),
        hung.listen("x", () => {}),
      ];
      for (const result of await Promise.allSettled(calls)) {
        expect(result).toMatchObject({ status: "rejected", reason: { code: "unreachable" } });
      }
      await expect(hung.query("select 1")).rejects.toThrow("kept it busy for more than 1 seconds");
      expect(fatal).toHaveLength(1);
      await hung.close().catch(() => {});
      client = await openClient();
      expect((await client.query("select 1 as a")).rows).toEqual([{ a: 1 }]);
    },
    TIMEOUT_MS,
  );

  test("JSON nested too deep for PostgreSQL is refused, and the database goes on", async () => {
    const deep = "[".repeat(200_000) + "]".repeat(200_000);
    await expect(client.query("select $1::jsonb", [deep])).rejects.toMatchObject({ code: "54001" });
    expect((await client.query("select 1 as a")).rows).toEqual([{ a: 1 }]);
  });

  test.each([false, true])(
    "A crash of the engine, which PGlite keeps to itself, ends the database at once (in a snapshot: %s)",
    async (isInSnapshot) => {
      await client.close();
      const fatal: StoreError[] = [];
      const crashing = await openClient({ onFatal: (error) => fatal.push(error) });
      const { begun, end, counts } = openSnapshot(crashing);
      if (!isInSnapshot) end();
      await (isInSnapshot ? begun : counts);
      const deep = "[".repeat(3_000_000) + "]".repeat(3_000_000);
      await expect(crashing.query("select $1::jsonb", [deep])).rejects.toThrow(
        "crashed in a statement",
      );
      end();
      if (isInSnapshot) await expect(counts).rejects.toThrow("crashed in a statement");
      expect(fatal).toHaveLength(1);
      client = await openClient();
      expect((await client.query("/* no statement */; -- none")).rows).toEqual([]);
      expect((await client.query("select 1 as a")).rows).toEqual([{ a: 1 }]);
    },
    TIMEOUT_MS,
  );

  test("A folder that is no database is refused with a sentence", async () => {
    await expect(openClient({ folder: "/dev/null/x" })).rejects.toMatchObject({
      code: "unreachable",
      message: expect.stringContaining("/dev/null/x stopped"),
    });
  });
});

function openClient(
  options: Partial<Parameters<typeof EmbeddedClient.open>[0]> = {},
): Promise<EmbeddedClient> {
  return EmbeddedClient.open({ folder: join(folder, "database"), onFatal: () => {}, ...options });
}

async function count(): Promise<number> {
  const { rows } = await client.query("select count(*)::int as count from numbers", [], {
    rowMode: "array",
  });
  return Number((rows[0] as unknown as unknown[])[0]);
}
