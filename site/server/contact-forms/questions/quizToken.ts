import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { QuizPair } from "../../../content/contact-forms/FormHandling.ts";
import type { QuestionMark } from "./QuestionMark.ts";

/** How long a question may stand on a page before it is answered, in seconds: a day. */
const LIFE_S = 24 * 60 * 60;
/** How far the clocks of two servers of one site may differ, in seconds. */
const SKEW_S = 60;
const TIME_BYTES = 4;
const HEAD_BYTES = TIME_BYTES + 12;
const MAC_BYTES = 16;

/** The place that a question is asked in, and by whom. */
export type AskedField = {
  readonly formId: number;
  /** Its name. */
  readonly field: string;
  /** The site's secret. */
  readonly secret: string;
  readonly now: Date;
};

/**
 * Stands in the page beside a quiz's question: when it was asked, something random, and a signature
 * of these, of the field and of the pair. Without the secret nobody tells a right answer by it, nor
 * tries answers against it.
 */
export function makeQuizToken(pair: QuizPair, asked: AskedField): string {
  const head = randomBytes(HEAD_BYTES);
  head.writeUInt32BE(seconds(asked.now));
  return Buffer.concat([head, sign(head, pair, asked)]).toString("base64url");
}

/** Which question was asked by a token, and what answering it spends. */
export type ReadQuizToken = { readonly pair: QuizPair; readonly mark: QuestionMark };

/** @returns undefined where the token is not ours, not for this field, too old, or its pair is gone */
export function readQuizToken(
  token: string,
  pairs: readonly QuizPair[],
  asked: AskedField,
): ReadQuizToken | undefined {
  const bytes = Buffer.from(token.slice(0, 100), "base64url");
  // Spelt in one way only: another spelling would be another mark.
  if (bytes.length !== HEAD_BYTES + MAC_BYTES || bytes.toString("base64url") !== token) return;
  const [head, mac] = [bytes.subarray(0, HEAD_BYTES), bytes.subarray(HEAD_BYTES)];
  const time = head.readUInt32BE();
  const now = seconds(asked.now);
  if (time > now + SKEW_S || time + LIFE_S <= now) return;
  const pair = pairs.find((one) => timingSafeEqual(sign(head, one, asked), mac));
  if (!pair) return;
  const endsAt = new Date((time + LIFE_S) * 1000);
  return { pair, mark: { field: asked.field, mark: `quiz-${token}`, endsAt } };
}

function sign(head: Buffer, pair: QuizPair, { formId, field, secret }: AskedField): Buffer {
  const said = [formId, field, head.toString("hex"), pair.question, pair.answer];
  return createHmac("sha256", secret)
    .update(`quiz\n${JSON.stringify(said)}`)
    .digest()
    .subarray(0, MAC_BYTES);
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
