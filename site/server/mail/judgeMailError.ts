import type { MailProblem } from "../../content/admin/mailTestWire.ts";
import { cleanLine } from "../cleanText.ts";

export type MailVerdict = {
  readonly problem: MailProblem;
  /** What the server said; null where what answered is no mail server, whose words are nobody's business. */
  readonly answer: string | null;
};

/** What the library adds to an error; "ESOCKET" is all that goes wrong below SMTP. */
type SmtpError = Error & {
  readonly code?: string;
  /** What was asked, such as "RCPT TO". */
  readonly command?: string;
  readonly response?: string;
  /** What the server answered, such as 550. */
  readonly responseCode?: number | false;
  /** Of the system; set where the network says no. */
  readonly errno?: number;
  /** Of OpenSSL. */
  readonly library?: string;
};

/** What a mail server that wants a name and a password says (RFC 4954, 6). */
const SIGN_IN_FIRST = 530;
/** What one says to a mail that is larger than it takes (RFC 1870, 6.1). */
const TOO_LARGE = 552;
const MAX_ANSWER = 300;

/** What an error of sendMail means to whoever set the server up. */
export function judgeMailError(error: unknown): MailVerdict {
  const failure = error as SmtpError;
  const { response, responseCode } = failure;
  const answer = responseCode && response ? cleanLine(response).slice(0, MAX_ANSWER) : null;
  return { problem: problemOf(failure), answer };
}

/**
 * Whether a mail server said no for good, and to this very mail: it will do so again. Whom a mail comes
 * from, and who may send at all, is for the settings, and no fault of the mail.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode } = error as SmtpError;
  if (!responseCode || responseCode < 500) return false;
  switch (judgeMailError(error).problem) {
    case "recipient":
      return true;
    case "sender":
      return responseCode === TOO_LARGE;
    case "refused":
      return command === "DATA";
    default:
      return false;
  }
}

function problemOf({ code, command, responseCode, ...error }: SmtpError): MailProblem {
  if (responseCode === SIGN_IN_FIRST || code === "EAUTH") return "sign-in";
  if (command === "MAIL FROM") return "sender";
  if (command === "RCPT TO") return "recipient";
  switch (code) {
    case "EDNS":
      return "host";
    case "ETIMEDOUT":
      return "silent";
    case "EPROTOCOL":
      return "foreign";
    case "ETLS":
      return "security";
    case "ESOCKET":
      if (error.library === "SSL routines") return "security";
      return error.errno === undefined ? "certificate" : "unreachable";
    default:
      return responseCode ? "refused" : "unreachable";
  }
}
