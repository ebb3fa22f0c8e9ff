import { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { cleanLine } from "../cleanText.ts";
import type { Sender } from "./readSender.ts";
import type { SmtpServer } from "./readSmtpUrl.ts";

export type MailSettings = {
  readonly server: SmtpServer;
  readonly from: Sender;
  /** A certificate to trust beside those that Node knows, in PEM; for tests. @default none */
  readonly certificate?: string;
  /** For tests. @default SMTP_TIMEOUTS */
  readonly timeouts?: typeof SMTP_TIMEOUTS;
};

export type Mail = {
  /** The same each time the same mail is sent: whoever gets it twice can tell. */
  readonly id: string;
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

export type SendOptions = {
  /** Called when all of the mail is sent but its end: only then may the server take it. What it throws keeps it unsent. */
  readonly beforeEnd: () => Promise<void>;
  /** Gives up, unless the server may have taken it. */
  readonly signal: AbortSignal;
};

/**
 * How long a mail server may take to be reached and to greet, and to answer then, in milliseconds.
 * Once it has all of a mail it may look into it for ten minutes (RFC 5321, 4.5.3.2.6): whoever waits
 * for less does not learn what became of it.
 */
export const SMTP_TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
  verdictTimeout: 10 * 60_000,
};

/**
 * Hands a mail to a mail server.
 * @returns what the server said when it took it
 * @throws the library's error: with `responseCode` where the server said no
 */
export async function sendMail(
  settings: MailSettings,
  mail: Mail,
  { beforeEnd, signal }: SendOptions,
): Promise<string> {
  const { from, timeouts = SMTP_TIMEOUTS } = settings;
  const message = await compose(from, mail);
  const envelope = { from: from.address, to: [mail.to], size: message.length };
  const giveUp = new AbortController();
  const onAbort = () => giveUp.abort(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener("abort", onAbort);
  async function* content({ _socket: socket }: SMTPConnection) {
    yield message;
    // From here on only the server's answer, or its silence, ends it.
    signal.removeEventListener("abort", onAbort);
    signal.throwIfAborted();
    await beforeEnd();
    if (socket) socket.setTimeout(timeouts.verdictTimeout);
  }
  try {
    return await withSmtp(settings, {
      signal: giveUp.signal,
      work: (connection) =>
        new Promise((resolve, reject) => {
          connection.send(envelope, Readable.from(content(connection)), (error, info) =>
            error ? reject(error) : resolve(info.response),
          );
        }),
    });
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

/** Reaches a mail server, with TLS and signed in as the settings have it, and sends nothing. */
export function greetSmtp(settings: MailSettings): Promise<void> {
  return withSmtp(settings, { signal: new AbortController().signal, work: async () => {} });
}

type SmtpWork<Result> = {
  readonly signal: AbortSignal;
  readonly work: (connection: SMTPConnection) => Promise<Result>;
};

async function withSmtp<Result>(
  settings: MailSettings,
  { signal, work }: SmtpWork<Result>,
): Promise<Result> {
  const { server, certificate, timeouts = SMTP_TIMEOUTS } = settings;
  const connection = new SMTPConnection({
    ...timeouts,
    host: server.host,
    port: server.port,
    secure: server.tls === "from-start",
    requireTLS: server.tls === "upgraded",
    ignoreTLS: server.tls === "none",
    tls: certificate === undefined ? {} : { ca: certificate },
  });
  const failed = new Promise<never>((_, reject) => {
    connection.on("error", reject);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const carryOut = async () => {
    await called((done) => connection.connect(done));
    const { account } = server;
    if (account) await signIn(connection, account);
    return work(connection);
  };
  try {
    return await Promise.race([carryOut(), failed]);
  } finally {
    connection.close();
  }
}

function signIn(
  connection: SMTPConnection,
  { user, password }: NonNullable<SmtpServer["account"]>,
): Promise<void> {
  return called((done) => connection.login({ credentials: { user, pass: password } }, done));
}

function called(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });
}

/** The library writes headers so that nothing in a value can end its line. */
function compose(from: Sender, { id, to, subject, text }: Mail): Promise<Buffer> {
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return new MailComposer({
    from: { ...from },
    to: { name: "", address: to },
    subject: cleanLine(subject),
    text,
    messageId: `<${id}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
