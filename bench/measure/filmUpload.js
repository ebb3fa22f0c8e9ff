import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { signInAs } from "../../scripts/signInAs.js";
import { peakMemory } from "../peakMemory.js";
import { readMemory } from "../readMemory.js";
import { withSite } from "../withSite.js";

const MEGABYTE = 1_000_000;
/** A film of a few minutes, in megabytes. */
const SIZE_MB = 200;
const ROUNDS = 3;

/**
 * What a film of 200 MB costs the server's memory while it is uploaded, above what it was just
 * before, and how fast it is taken. A smaller one goes before, so that all code is there.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function filmUpload() {
  if (readMemory(process.pid) === undefined) return { skipped: "this system has no /proc" };
  return withSite({}, async (site) => {
    const headers = await signInAs(site, "editor");
    const pid = site.process.pid ?? 0;
    await upload(site.address, headers, 20);
    const extra = [];
    /** @type {number[]} */
    const rates = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await pause(1000);
      const before = readMemory(pid) ?? 0;
      const peak = await peakMemory(pid, async () => {
        const started = performance.now();
        await upload(site.address, headers, SIZE_MB);
        rates.push(SIZE_MB / ((performance.now() - started) / 1000));
      });
      extra.push(peak - before);
    }
    return [
      { name: "media: memory for a film of 200 MB", unit: "MB", values: extra },
      { name: "media: upload, MB", unit: "/s", values: rates },
    ];
  });
}

/**
 * Sends a film, made up as it goes, none like another.
 * @param {string} address
 * @param {Record<string, string>} headers
 * @param {number} megabytes
 */
async function upload(address, headers, megabytes) {
  const sending = request(`${address}/api/media`, {
    method: "POST",
    headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
  });
  const answered = once(sending, "response");
  sending.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
  sending.write(`\0\0\0\x18ftypisom${Date.now()}`);
  const piece = Buffer.alloc(MEGABYTE / 10, 7);
  for (let sent = 0; sent < megabytes * 10; sent += 1) {
    if (!sending.write(piece)) await once(sending, "drain");
  }
  sending.end("\r\n--b--");
  const [answer] = await answered;
  answer.resume();
  if (answer.statusCode !== 201)
    throw new Error(`vitrine: the film was not taken (${answer.statusCode}).`);
}
