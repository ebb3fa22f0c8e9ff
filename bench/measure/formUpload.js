import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { signInAs } from "../../scripts/signInAs.js";
import { peakMemory } from "../peakMemory.js";
import { readMemory } from "../readMemory.js";
import { withSite } from "../withSite.js";

const PIECE = 100_000;
const SIZE_MB = 25;
const ROUNDS = 3;

/**
 * What a file of 25 MB that comes with a contact form costs the server's memory, above what it was just
 * before. Smaller ones go before, so that all code is there.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function formUpload() {
  if (readMemory(process.pid) === undefined) return { skipped: "this system has no /proc" };
  return withSite({}, async (site) => {
    const form = await makeForm(site);
    const pid = site.process.pid ?? 0;
    for (let warm = 0; warm < 3; warm += 1) await send(form, 5);
    const extra = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await pause(1000);
      const before = readMemory(pid) ?? 0;
      extra.push((await peakMemory(pid, () => send(form, SIZE_MB))) - before);
    }
    return [{ name: "forms: memory for a file of 25 MB", unit: "MB", values: extra }];
  });
}

/**
 * @param {import("../withSite.js").LaunchedSite} site
 * @returns {Promise<string>} the address that a form with a film is sent to
 */
async function makeForm(site) {
  const headers = { ...(await signInAs(site, "owner")), "content-type": "application/json" };
  const template = "<label>Film [file* film limit:30mb filetypes:mp4]</label> [submit]";
  const made = await fetch(`${site.address}/api/admin/forms`, {
    method: "POST",
    headers,
    body: JSON.stringify({ title: "Film", language: null, template }),
  });
  const { id } = await made.json();
  return `${site.address}/api/contact-form-7/v1/contact-forms/${id}/feedback`;
}

/**
 * Sends a film, made up as it goes, none like another.
 * @param {string} address
 * @param {number} megabytes
 */
async function send(address, megabytes) {
  const headers = { "content-type": "multipart/form-data; boundary=b", "user-agent": "bench" };
  const sending = request(address, { method: "POST", headers });
  const answered = once(sending, "response");
  sending.write('--b\r\ncontent-disposition: form-data; name="_wpcf7_unit_tag"\r\n\r\nt\r\n');
  sending.write('--b\r\ncontent-disposition: form-data; name="film"; filename="a.mp4"\r\n\r\n');
  sending.write(`\0\0\0\x18ftypisom${Date.now()}`);
  const piece = Buffer.alloc(PIECE, 7);
  for (let sent = 0; sent < megabytes * 1_000_000; sent += PIECE) {
    if (!sending.write(piece)) await once(sending, "drain");
  }
  sending.end("\r\n--b--");
  const [answer] = await answered;
  let text = "";
  for await (const part of answer) text += part;
  if (!text.includes('"mail_sent"')) throw new Error(`vitrine: the film was not taken: ${text}`);
}
