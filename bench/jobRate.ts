import { createLog } from "../site/server/createLog.ts";
import { startWorkers } from "../site/server/jobs/startWorkers.ts";
import { enqueue } from "../site/store/jobs/enqueue.ts";
import { openStore, type Store } from "../site/store/openStore.ts";
import type { Sample } from "./summarise.js";

const RUNS = 5;
const JOBS = 500;

/**
 * Prints samples as JSON: jobs a second that are added, each in a transaction of its own, and that one
 * worker works off. `node jobRate.js <name of the database> <options of openStore as JSON>`
 */
const [database = "", options = "{}"] = process.argv.slice(2);
const store = await openStore(JSON.parse(options));
// Not counted: loads the library.
await enqueue(store.db, "images", { src: "/first" });
const [added, done]: [number[], number[]] = [[], []];
for (let run = 0; run < RUNS; run += 1) {
  added.push(await perSecond(() => addAll(store)));
  done.push(await perSecond(() => workOff(store)));
}
await store.close();
const samples: readonly Sample[] = [
  { name: `jobs: added, ${database}`, unit: "/s", values: added },
  { name: `jobs: worked off, ${database}`, unit: "/s", values: done },
];
process.stdout.write(JSON.stringify(samples));

async function addAll({ db }: Store): Promise<void> {
  for (let number = 0; number < JOBS; number += 1) {
    await db.transaction((tx) => enqueue(tx, "images", { src: `/${number}` }));
  }
}

async function workOff(store: Store): Promise<void> {
  let left = JOBS;
  let allDone = () => {};
  const ended = new Promise<void>((resolve) => {
    allDone = resolve;
  });
  const stop = await startWorkers({
    store,
    log: createLog("silent").log,
    handlers: {
      images: async () => {
        left -= 1;
        if (left === 0) allDone();
        return {};
      },
    },
  });
  await ended;
  await stop();
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (1000 * JOBS) / (performance.now() - started);
}
