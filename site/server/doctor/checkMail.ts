import type { Config } from "../config.ts";
import { note, ok, type Result, wrong } from "./Finding.ts";

/** Whether the mail server takes our mail: it is greeted and signed in to, and nothing is sent. */
export async function checkMail({ mail }: Pick<Config, "mail">): Promise<Result> {
  if (!mail) {
    return note(
      "No mail server is set by SMTP_URL: mails go out by the one in the owner's settings, or wait in the outbox.",
      "The settings, under Mail, say which it is, and send a test mail.",
    );
  }
  const { host, port, tls, account } = mail.server;
  const { greetSmtp } = await import("../mail/sendMail.ts");
  try {
    await greetSmtp(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return wrong(
      `The mail server ${host} port ${port} cannot be used: ${withoutPassword(reason, account?.password)}. Mails wait, and are tried again.`,
      "Check SMTP_URL: its name, port, user and password, and that this machine may reach it.",
    );
  }
  const manner = tls === "none" ? "without encryption" : "encrypted";
  const says = `The mail server ${host} port ${port} answers, ${manner}${account ? ", and lets us sign in" : ""}.`;
  return ok(`${says} npm run jobs -- test-mail ADDRESS sends a mail.`);
}

function withoutPassword(text: string, password: string | undefined): string {
  return password ? text.replaceAll(password, "…") : text;
}
