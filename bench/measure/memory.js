import { setTimeout as pause } from "node:timers/promises";
import { whyNoPinning } from "../cores.js";
import { loadLoop } from "../loadLoop.js";
import { median } from "../median.js";
import { PAGES } from "../pages.js";
import { LOAD_MINUTES } from "../readArguments.js";
import { readMemory } from "../readMemory.js";
import { withLoadedSite } from "../withLoadedSite.js";
import { SESSION_HEADER } from "../wrk.js";

/** The minute that the last one is held against, as a share of the whole: 5 of 20. */
const EARLY = 0.25;
/** Readings, one a second, that end with the minute in question. */
const READINGS = 30;
/** Share of the requests that may fail. */
const MOST_FAILED = 0.001;

/**
 * Memory of the server with the embedded database, its worker included, under a steady load of
 * which half comes from the page cache and half is rendered.
 * @param {{ minutes: number }} options how long the load lasts; below 20, the figures are for
 *   trying only
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function memory({ minutes }) {
  if (readMemory(process.pid) === undefined) return { skipped: "this system has no /proc" };
  const skipped = whyNoPinning();
  if (skipped) return { skipped };
  return withLoadedSite({}, async ({ address, article, process: server }) => {
    const urls = [...PAGES.map(({ path }) => address + path), article];
    const stop = new AbortController();
    const { signal } = stop;
    const read = (/** @type {number} */ minute) => readUntil({ pid: server.pid, minute, signal });
    try {
      const [early, late] = await Promise.all([
        read(minutes * EARLY),
        read(minutes),
        keepBusy({ urls, minutes, signal }),
      ]);
      return samplesOf({ early, late, isShort: minutes < LOAD_MINUTES });
    } finally {
      stop.abort();
    }
  });
}

/** @param {{ urls: string[], minutes: number, signal: AbortSignal }} load */
async function keepBusy({ urls, minutes, signal }) {
  const [name = "", value = ""] = SESSION_HEADER.split(": ");
  const requests = urls.flatMap((url) => [
    { url, headers: {} },
    { url, headers: { [name]: value } },
  ]);
  const { answered, failed } = await loadLoop({ requests, seconds: minutes * 60, signal });
  if (failed > answered * MOST_FAILED) {
    throw new Error(`vitrine: under load ${failed} of ${answered + failed} requests got no page.`);
  }
}

/** @param {{ pid: number | undefined, minute: number, signal: AbortSignal }} moment */
async function readUntil({ pid, minute, signal }) {
  const readings = Math.min(READINGS, Math.floor(minute * 60));
  await pause(minute * 60_000 - readings * 1000, undefined, { signal });
  const values = [];
  for (let reading = 0; reading < readings; reading += 1) {
    await pause(1000, undefined, { signal });
    const value = readMemory(pid ?? 0);
    if (value === undefined) throw new Error("vitrine: the server ended under load.");
    values.push(value);
  }
  return values;
}

/**
 * @param {{ early: number[], late: number[], isShort: boolean }} readings
 * @returns {import("../summarise.js").Sample[]}
 */
function samplesOf({ early, late, isShort }) {
  const base = median(early);
  const ratios = late.map((value) => value / base);
  const short = isShort ? /** @type {const} */ ({ shortened: true }) : {};
  return [
    { name: "memory: minute 5", unit: "MB", values: early, ...short },
    { name: "memory: minute 20", unit: "MB", values: late, ...short },
    { name: "memory: minute 20 against minute 5", unit: "x", values: ratios, ...short },
  ];
}
