import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import pino from "pino";
import { plainHandling } from "../../../../content/contact-forms/FormHandling.ts";
import type { ShownForm } from "../../../../content/contact-forms/ShownForm.ts";
import { keepHeapSmall } from "../../../keepHeapSmall.ts";
import { contactFormRoutes } from "../../../routes/contactForms.ts";
import { emptySource } from "../../../testing/emptySource.ts";
import { noVisitors } from "../../../testing/noVisitors.ts";
import { openFormFiles } from "../openFormFiles.ts";

/**
 * A process that takes forms with files of any size, whose memory can be watched. It tells where it
 * listens, and after each form how much more memory it took at most since the one before, in bytes.
 * `node formReceiver.js <folder>`
 */
const [folder = ""] = process.argv.slice(2);
const form: ShownForm = {
  key: "form",
  language: null,
  handling: plainHandling,
  definition: {
    id: 1,
    title: "Form",
    locale: "en_US",
    fields: [
      { kind: "file", name: "film", label: "Film", accept: [".mp4"], maxFileSize: 190 * 1024 ** 2 },
    ],
  },
};

keepHeapSmall();
let before = 0;
let most = 0;
setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 2);
const app = contactFormRoutes({
  source: { ...emptySource, findContactForm: async () => form },
  clientAddress: () => "192.0.2.1",
  ...noVisitors,
  formFiles: openFormFiles(folder),
  beforeTaking: [],
  origin: undefined,
  readAdminEmail: async () => undefined,
  async takeArrival() {
    process.stdout.write(`took ${most - before}\n`);
    before = process.memoryUsage.rss();
    most = before;
    return "kept";
  },
  secret: "s".repeat(43),
  log: pino({ level: "silent" }),
});
const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`at ${(server.address() as AddressInfo).port}\n`);
});
