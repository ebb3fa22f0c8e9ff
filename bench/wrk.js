import { CLIENT_CORE, whyNoPinning } from "./cores.js";
import { findCommand } from "./findCommand.js";
import { runCommand } from "./runCommand.js";

/** The header of a visitor with a session, whose pages never come from the page cache. */
export const SESSION_HEADER = "Cookie: vitrine_session=x";

const CONNECTIONS = 64;
/** Seconds a run. */
const SECONDS = 10;
const WARM_UP_SECONDS = 3;
/** Seconds that an answer may take: a server that warms up answers 64 at once slowly. */
const TIMEOUT_SECONDS = 10;
const RUNS = 3;

/**
 * Installs wrk where it is missing and that can be done.
 * @returns {Promise<string | undefined>} why requests cannot be counted here
 */
export async function whyNoWrk() {
  if (findCommand("wrk")) return whyNoPinning();
  const apt = findCommand("apt-get");
  const failed = apt && process.getuid?.() === 0 ? await install(apt) : "only root can install it";
  return findCommand("wrk") ? whyNoPinning() : `wrk is not installed (${failed})`;
}

/** @param {string} apt */
async function install(apt) {
  try {
    await runCommand([apt, "install", "--yes", "--no-install-recommends", "wrk"]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.split("\n")[0] : String(error);
  }
}

/**
 * Asks for one address as fast as it is answered, from a core of its own.
 * @param {string} url
 * @param {readonly string[]} [headers] such as "Cookie: a=b"
 * @param {string} [core] where it runs
 * @returns {Promise<number[]>} answers a second, a value a run
 * @throws {Error} where an answer was not a page
 */
export async function wrk(url, headers = [], core = CLIENT_CORE) {
  await runOnce(url, { headers, core, seconds: WARM_UP_SECONDS });
  const rates = [];
  for (let run = 0; run < RUNS; run += 1) {
    rates.push(await runOnce(url, { headers, core, seconds: SECONDS }));
  }
  return rates;
}

/**
 * @param {string} url
 * @param {{ headers: readonly string[], core: string, seconds: number }} options
 */
async function runOnce(url, { headers, core, seconds }) {
  const output = await runCommand([
    ...["taskset", "-c", core, "wrk", "-t1", `-c${CONNECTIONS}`, `-d${seconds}s`],
    ...["--timeout", `${TIMEOUT_SECONDS}s`],
    ...headers.flatMap((header) => ["-H", header]),
    url,
  ]);
  return readRate(output);
}

/**
 * @param {string} output of wrk
 * @returns {number} answers a second
 */
export function readRate(output) {
  const errors = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output)?.[0];
  const rate = /^Requests\/sec:\s+([\d.]+)$/m.exec(output)?.[1];
  if (errors || !rate) throw new Error(`vitrine: the load met errors. wrk printed:\n${output}`);
  return Number(rate);
}
