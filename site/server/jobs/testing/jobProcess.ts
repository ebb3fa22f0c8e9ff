import { setTimeout as pause } from "node:timers/promises";
import pino from "pino";
import { enqueue } from "../../../store/jobs/enqueue.ts";
import { countJobs } from "../../../store/jobs/listJobs.ts";
import { openStore } from "../../../store/openStore.ts";
import { readJobData } from "../readJobData.ts";
import { startWorkers } from "../startWorkers.ts";

/**
 * A server that works off jobs and tells each that is done, until it is killed. With a prefix it also
 * adds jobs and tells each once it is stored; without one it ends when all are done.
 * `node jobProcess.js <store options as JSON> [<prefix>]`
 */
const [options = "", prefix] = process.argv.slice(2);
const store = await openStore(JSON.parse(options));
const tell = (line: string) => process.stdout.write(`${line}\n`);

const stop = await startWorkers({
  store,
  log: pino({ level: "silent" }),
  handlers: {
    images: async (job) => {
      const { src } = readJobData("images", job);
      await pause(Math.random() * 4);
      tell(`done ${src}`);
      return {};
    },
  },
});

if (prefix === undefined) {
  while (!(await isIdle())) await pause(20);
  await stop();
  await store.close();
} else {
  for (let number = 0; ; number++) {
    const src = `/${prefix}-${number}`;
    await enqueue(store.db, "images", { src });
    tell(`added ${src}`);
    // Workers keep up, so that a kill meets jobs in every state.
    await pause(Math.random() * 8);
  }
}

async function isIdle(): Promise<boolean> {
  const counts = await countJobs(store.db);
  return counts.every(({ waiting, retrying, active }) => waiting + retrying + active === 0);
}
