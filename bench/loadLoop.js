import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Requests a second. */
const RATE = 200;
/** Milliseconds between two handfuls of requests. */
const TICK = 50;
/** Requests in a handful at most: twice the steady rate, to catch up after a pause. */
const HANDFUL = ((RATE * TICK) / 1000) * 2;
/** Requests that may wait for their answer; while as many do, no more are sent. */
const MOST_WAITING = 200;
/** Milliseconds that an answer may take. */
const TIMEOUT = 10_000;

/**
 * @typedef {object} LoadOptions
 * @property {readonly { url: string, headers: Record<string, string> }[]} requests sent in turn
 * @property {number} seconds how long it lasts
 * @property {AbortSignal} signal ends it early
 */

/**
 * A steady load: 200 requests a second, or fewer where the server cannot keep up.
 * @param {LoadOptions} options
 * @returns {Promise<{ answered: number, failed: number }>} failed are those without a page
 */
export async function loadLoop({ requests, seconds, signal }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const count = { asked: 0, answered: 0, failed: 0 };
  const waiting = () => count.asked - count.answered - count.failed;
  const ask = async () => {
    const request = requests[count.asked % requests.length];
    count.asked += 1;
    const isPage = request !== undefined && (await isAnswered(request, agent));
    count[isPage ? "answered" : "failed"] += 1;
  };
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  while (elapsed() < seconds && !signal.aborted) {
    const due = Math.floor(elapsed() * RATE) - count.asked;
    const handful = Math.min(HANDFUL, due, MOST_WAITING - waiting());
    for (let one = 0; one < handful; one += 1) ask();
    await pause(TICK);
  }
  while (waiting() > 0) await pause(TICK);
  agent.destroy();
  return { answered: count.answered, failed: count.failed };
}

/**
 * @param {{ url: string, headers: Record<string, string> }} request
 * @param {Agent} agent
 * @returns {Promise<boolean>} whether a whole page came; never fails
 */
function isAnswered({ url, headers }, agent) {
  return new Promise((done) => {
    const request = get(url, { agent, headers, timeout: TIMEOUT });
    request.once("timeout", () => request.destroy());
    request.once("error", () => done(false));
    request.once("response", (response) => {
      response.once("close", () => done(response.statusCode === 200 && response.complete));
      response.on("error", () => {});
      response.resume();
    });
  });
}
