import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTurn } from "./inTurn.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";

const TURN = { name: "import of a.csv" };

describeEachStore("Work that takes turns", ({ kind, store }) => {
  test("gives what it brings, or throws what went wrong", async () => {
    expect(await inTurn(store(), TURN, async () => 1)).toBe(1);
    const failing = inTurn(store(), TURN, () => Promise.reject(new Error("No.")));
    await expect(failing).rejects.toThrow("No.");
    expect(await inTurn(store(), TURN, async () => 2)).toBe(2);
  });

  test.runIf(kind === "server")("never meets other such work on the same database", async () => {
    let atWork = 0;
    const work = async () => {
      atWork += 1;
      await store().db.execute("select pg_sleep(0.05)");
      expect(atWork).toBe(1);
      atWork -= 1;
    };
    await Promise.all([1, 2, 3].map(() => inTurn(store(), TURN, work)));
  });

  test.runIf(kind === "server")(
    "ends as the work does, though the connection that waits is lost",
    async () => {
      const lose = () =>
        store().db.execute(
          "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and query like '%advisory_xact_lock%'",
        );
      const ended = await inTurn(store(), TURN, async () => {
        await lose();
        return "done";
      });
      expect(ended).toBe("done");
      const failing = inTurn(store(), TURN, async () => {
        await lose();
        throw new Error("No.");
      });
      await expect(failing).rejects.toThrow("No.");
      expect(await inTurn(store(), TURN, async () => 2)).toBe(2);
    },
  );

  test.runIf(kind === "server")(
    "keeps its turn, though the connection that holds it is lost",
    async () => {
      const holders = sql`pg_locks where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`;
      const pids = async () =>
        (await store().db.select({ pid: sql<number>`pid` }).from(holders)).map(({ pid }) => pid);
      let isOver = false;
      let second: Promise<boolean> | undefined;
      await inTurn(store(), TURN, async () => {
        const [first = 0] = await pids();
        await store().db.execute(sql`select pg_terminate_backend(${first}::int, 5000)`);
        await expect.poll(async () => (await pids()).some((pid) => pid !== first)).toBe(true);
        await new Promise<void>((resolve) => {
          const other = { name: "import of b.csv", onWaiting: () => resolve() };
          second = inTurn(store(), other, async () => isOver).finally(resolve);
        });
        isOver = true;
      });
      expect(await second).toBe(true);
    },
  );

  test.runIf(kind === "server")(
    "says what it waits for, and need not wait to the end",
    async () => {
      let end = () => {};
      const over = new Promise<void>((resolve) => {
        end = resolve;
      });
      let isAtWork = false;
      const first = inTurn(store(), TURN, () => {
        isAtWork = true;
        return over;
      });
      await expect.poll(() => isAtWork).toBe(true);
      const told: string[] = [];
      const stop = new AbortController();
      const second = inTurn(
        store(),
        {
          name: "import of b.csv",
          signal: stop.signal,
          onWaiting: (name) => {
            if (told.push(name) === 2) stop.abort();
          },
        },
        () => Promise.reject(new Error("It was not its turn.")),
      );
      await expect(second).rejects.toMatchObject({ name: "AbortError" });
      expect(told).toEqual(["import of a.csv", "import of a.csv"]);
      end();
      await first;
      expect(await inTurn(store(), TURN, async () => 1)).toBe(1);
    },
  );
});
