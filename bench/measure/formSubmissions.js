import { signInAs } from "../../scripts/signInAs.js";
import { readMemory } from "../readMemory.js";
import { sendQuickly, sendSteadily } from "../sendForms.js";
import { withSite } from "../withSite.js";

const RATE = 500;
const SECONDS = 10;
const ROUNDS = 3;
/** How many are sent to see whether the memory stays as it is. */
const MANY = 50_000;

/**
 * Contact forms that are sent, judged and kept with a mail to the owner on the embedded database: how
 * many a second, how long one waits at 500 a second, and what 50,000 of them leave in memory. There is no
 * mail server, so that the mails wait.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function formSubmissions() {
  return withSite({ env: { TRUST_PROXY: "loopback" } }, async (site) => {
    await mailEach(site);
    const load = {
      address: `${site.address}/api/contact-form-7/v1/contact-forms/1/feedback`,
      fieldsOf: (/** @type {number} */ index) => ({
        _wpcf7_unit_tag: "wpcf7-f1-o1",
        "your-name": `Visitor ${index}`,
        "your-email": `visitor-${index}@example.com`,
        "your-subject": "print",
        "your-message": `Do you have the print number ${index} in another size, and what does it cost?`,
        privacy: "1",
      }),
    };
    await sendQuickly(load, 3000);
    const rates = [];
    const slowest = [];
    const medians = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.push(await sendQuickly(load, 5000));
      const times = (await sendSteadily(load, { perSecond: RATE, seconds: SECONDS })).sort(
        (a, b) => a - b,
      );
      medians.push(times[Math.floor(times.length / 2)] ?? 0);
      slowest.push(times[Math.floor(times.length * 0.99)] ?? 0);
    }
    const read = () => readMemory(site.process.pid ?? 0) ?? 0;
    const before = read();
    await sendQuickly(load, MANY);
    return [
      { name: "forms: submissions, embedded", unit: "/s", values: rates },
      { name: "forms: answered at 500 a second, median", unit: "ms", values: medians },
      { name: "forms: answered at 500 a second, p99", unit: "ms", values: slowest },
      { name: "forms: memory after 50,000 more", unit: "MB", values: [read() - before] },
    ];
  });
}

/**
 * Has each submission cause a mail.
 * @param {import("../withSite.js").LaunchedSite} site
 */
async function mailEach(site) {
  const headers = { ...(await signInAs(site, "owner")), "content-type": "application/json" };
  const address = `${site.address}/api/admin/forms/1`;
  const { version, language, definition, handling } = await (
    await fetch(address, { headers })
  ).json();
  const mail = {
    ...{ isActive: true, to: "owner@example.com", cc: "", bcc: "", replyTo: "[your-email]" },
    ...{ senderName: "[your-name]", subject: "[your-subject]", body: "[your-message]" },
    ...{ isHtml: false, excludesBlank: false, attachments: [] },
  };
  const saved = await fetch(address, {
    method: "PUT",
    headers,
    body: JSON.stringify({ version, language, definition, handling: { ...handling, mail } }),
  });
  if (!saved.ok) throw new Error(`vitrine: the form was not saved: ${await saved.text()}`);
}
