import { setFlagsFromString } from "node:v8";

/** Percent of what is left after a collection by which the heap grows until the next. */
const GROWTH = 50;

let running = 0;

/**
 * Does `work` while V8 collects old garbage sooner. By itself it waits, where the machine has much
 * memory, until the heap is four times what was left, which an import's passing texts reach soon:
 * 140 MB for nothing. The site's pages, which make little garbage that lasts, have V8's own way back
 * when the last of such works ends.
 */
export async function collectEarly<Result>(work: () => Promise<Result>): Promise<Result> {
  running += 1;
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  try {
    return await work();
  } finally {
    running -= 1;
    // 0 is V8's default: it decides.
    if (running === 0) setFlagsFromString("--heap-growing-percent=0");
  }
}
