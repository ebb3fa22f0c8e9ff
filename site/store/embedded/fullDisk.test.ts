import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { mayMount, smallDisk } from "../../../tests/support/smallDisk.ts";
import { openStore } from "../openStore.ts";
import { authors } from "../schema.ts";
import { emptyDatabase } from "../testing/emptyDatabase.ts";

const isAble = mayMount();
const note = isAble ? "" : " (left out: only root can mount a small disk)";

test.skipIf(!isAble)(
  `An embedded database whose log finds no room says so soon, ends, and has lost nothing once there is room${note}`,
  async () => {
    const disk = await smallDisk(100);
    const dataDir = disk.folder;
    try {
      const fatal: string[] = [];
      const store = await openStore({
        dataDir,
        emptyDatabase: await emptyDatabase(),
        onFatal: ({ message }) => fatal.push(message),
      });
      const stored: string[] = [];
      const says =
        /^The embedded database in \S+ stopped: there is too little room left on its disk\. What was stored is kept\./;
      const fill = async () => {
        for (let number = 0; ; number += 1) {
          const slug = `a${number}`;
          await store.db.insert(authors).values({ slug, name: slug });
          stored.push(slug);
          // The next part of the log.
          await store.db.execute(sql`select pg_switch_wal()`);
        }
      };
      await expect(fill()).rejects.toMatchObject({
        cause: { message: expect.stringMatching(says) },
      });
      expect(fatal).toEqual([expect.stringMatching(says)]);
      await store.close().catch(() => {});
      // Started again without room: the same sentence, and nothing is harmed.
      await expect(openStore({ dataDir })).rejects.toThrow(says);

      await disk.resize(300);
      const again = await openStore({ dataDir });
      const rows = await again.db.select().from(authors);
      expect(rows.map(({ slug }) => slug)).toEqual(stored);
      await again.close();
    } finally {
      await disk.remove();
    }
  },
  90_000,
);
