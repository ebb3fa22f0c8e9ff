import { randomUUID } from "node:crypto";
import type { MailTest } from "../../content/admin/mailTestWire.ts";
import { judgeMailError } from "./judgeMailError.ts";
import { type Mail, type MailSettings, sendMail } from "./sendMail.ts";

/** Somebody sits and waits: much shorter than for a mail of the outbox; in milliseconds. */
export const TEST_TIMEOUTS = {
  socketTimeout: 15_000,
  wholeTimeout: 25_000,
  verdictTimeout: 25_000,
} as const;

export type TestMail = Omit<Mail, "id" | "attachments">;

/** Sends a mail at once, past the outbox, to learn whether the mail server takes it. */
export async function sendTestMail(settings: MailSettings, mail: TestMail): Promise<MailTest> {
  const { host, port } = settings.server;
  const about = { to: mail.to, server: `${host}:${port}` };
  try {
    const answer = await sendMail(
      { ...settings, timeouts: { ...TEST_TIMEOUTS, ...settings.timeouts } },
      { id: randomUUID(), ...mail },
      { beforeEnd: async () => {}, signal: new AbortController().signal },
    );
    return { ...about, problem: null, answer };
  } catch (error) {
    return { ...about, ...judgeMailError(error) };
  }
}
