import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { JobData } from "../../store/jobs/queues.ts";
import { composeMessage, type OpenFile } from "./composeMessage.ts";
import type { Sender } from "./readSender.ts";
import type { SmtpServer } from "./readSmtpUrl.ts";

export type MailSettings = {
  readonly server: SmtpServer;
  readonly from: Sender;
  /** A certificate to trust beside those that Node knows, in PEM; for tests. @default none */
  readonly certificate?: string;
  /** For tests. @default SMTP_TIMEOUTS */
  readonly timeouts?: Partial<SmtpTimeouts>;
};

type SmtpTimeouts = { readonly [Wait in keyof typeof SMTP_TIMEOUTS]: number };

export type Mail = Omit<JobData["mail"], "handedOver" | "submission"> & {
  /** The same each time the same mail is sent: whoever gets it twice can tell. */
  readonly id: string;
};

export type SendOptions = {
  /** Called when all of the mail is sent but its end: only then may the server take it. What it throws keeps it unsent. */
  readonly beforeEnd: () => Promise<void>;
  /** Called where that end never followed: the server cannot have taken it. */
  readonly withoutEnd?: () => Promise<void>;
  /** Gives up, unless the server may have taken it. */
  readonly signal: AbortSignal;
  /** Where its attachments are. @default nothing is there */
  readonly openFile?: OpenFile;
};

/**
 * How long a mail server may take to be reached and to greet, and then for each answer, in milliseconds.
 * Once it has all of a mail it may look into it for ten minutes (RFC 5321, 4.5.3.2.6): whoever waits
 * for less does not learn what became of it.
 */
export const SMTP_TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
  /** And for all of it until then: one that sends a letter now and then would never be silent for long enough. */
  wholeTimeout: 5 * 60_000,
  verdictTimeout: 10 * 60_000,
} as const;

/**
 * Hands a mail to a mail server.
 * @returns what the server said when it took it
 * @throws the library's error: with `responseCode` where the server said no
 */
export async function sendMail(
  settings: MailSettings,
  mail: Mail,
  { beforeEnd, withoutEnd, signal, openFile = async () => undefined }: SendOptions,
): Promise<string> {
  const { from } = settings;
  const envelope = { from: from.address, to: [mail.to] };
  const giveUp = new AbortController();
  const onAbort = () => giveUp.abort(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener("abort", onAbort);
  let preparing: Promise<void> | undefined;
  let [isOver, hasEnd] = [false, false];
  let message: Readable | undefined;
  async function* content({ waitForVerdict }: Session) {
    yield* await composeMessage(from, mail, openFile);
    // From here on only the server's answer, or its silence, ends it.
    signal.removeEventListener("abort", onAbort);
    signal.throwIfAborted();
    preparing = beforeEnd();
    await preparing;
    if (isOver) throw new Error("The mail server hung up before the end of the mail.");
    hasEnd = true;
    waitForVerdict();
  }
  try {
    return await withSmtp(settings, {
      signal: giveUp.signal,
      work: (session) =>
        new Promise((resolve, reject) => {
          message = Readable.from(content(session));
          session.connection.send(envelope, message, (error, info) =>
            error ? reject(error) : resolve(info.response),
          );
        }),
    });
  } catch (error) {
    isOver = true;
    await preparing?.catch(() => {});
    if (preparing && !hasEnd) await withoutEnd?.();
    throw error;
  } finally {
    // Where it was not read to its end: the files that it is read from are closed.
    message?.destroy();
    signal.removeEventListener("abort", onAbort);
  }
}

/** Reaches a mail server, with TLS and signed in as the settings have it, and sends nothing. */
export function greetSmtp(settings: MailSettings): Promise<void> {
  return withSmtp(settings, { signal: new AbortController().signal, work: async () => {} });
}

type Session = {
  readonly connection: SMTPConnection;
  /** Once the server has all of the mail: from now on it may take as long as its verdict may. */
  readonly waitForVerdict: () => void;
};

type SmtpWork<Result> = {
  readonly signal: AbortSignal;
  readonly work: (session: Session) => Promise<Result>;
};

async function withSmtp<Result>(
  settings: MailSettings,
  { signal, work }: SmtpWork<Result>,
): Promise<Result> {
  const { server, certificate } = settings;
  const { wholeTimeout, verdictTimeout, ...timeouts } = { ...SMTP_TIMEOUTS, ...settings.timeouts };
  const connection = new SMTPConnection({
    ...timeouts,
    host: server.host,
    port: server.port,
    secure: server.tls === "from-start",
    requireTLS: server.tls === "upgraded",
    ignoreTLS: server.tls === "none",
    tls: certificate === undefined ? {} : { ca: certificate },
  });
  let deadline: NodeJS.Timeout | undefined;
  let giveItAtMost = (_milliseconds: number): void => {};
  const failed = new Promise<never>((_, reject) => {
    connection.on("error", reject);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    giveItAtMost = (milliseconds) => {
      clearTimeout(deadline);
      deadline = setTimeout(() => reject(tooSlow()), milliseconds);
    };
    giveItAtMost(wholeTimeout);
  });
  const waitForVerdict = () => {
    giveItAtMost(verdictTimeout);
    const { _socket: socket } = connection;
    if (socket) socket.setTimeout(verdictTimeout);
  };
  const carryOut = async () => {
    await called((done) => connection.connect(done));
    const { account } = server;
    if (account) await signIn(connection, account);
    return work({ connection, waitForVerdict });
  };
  try {
    return await Promise.race([carryOut(), failed]);
  } finally {
    clearTimeout(deadline);
    connection.close();
  }
}

/** Under the same code as the library's own for a silent server. */
function tooSlow(): Error {
  const message = "The mail server answers, but so slowly that the mail was not through in time.";
  return Object.assign(new Error(message), { code: "ETIMEDOUT" });
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
