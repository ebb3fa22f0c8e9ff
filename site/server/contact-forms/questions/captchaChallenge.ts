import { createHash, createHmac, randomInt } from "node:crypto";
import type { AskedField } from "./quizToken.ts";

/** How long a picture is good for, in milliseconds. */
const LIFE_MS = 30 * 60 * 1000;
/** How far the clocks of two servers of one site may differ, in milliseconds. */
const SKEW_MS = 60 * 1000;
/** Characters that nobody takes for one another, neither turned nor written by hand. */
export const CAPTCHA_CHARACTERS = "ACDFHKPRTXY39";
const CODE_LENGTH = 5;
const WORD_COUNT = 4;

/** Time in seconds, something random, the field, the form: the parts of a challenge. */
const CHALLENGE = /^(\d{10})\d{9}(\d{5})([1-9]\d{0,9})$/;

/**
 * A new challenge for a captcha of a form. All in it are digits, since it names a picture; nothing
 * is kept of it, for what the picture shows follows from it and the secret.
 */
export function makeChallenge({ formId, field, now }: Omit<AskedField, "secret">): string {
  const time = Math.floor(now.getTime() / 1000);
  return `${time}${String(randomInt(1e9)).padStart(9, "0")}${fieldDigits(field)}${formId}`;
}

export type ReadChallenge = {
  readonly formId: number;
  readonly isOf: (field: string) => boolean;
  readonly endsAt: Date;
};

/** @returns undefined where it is none, is too old, or comes from days to come */
export function readChallenge(challenge: string, now: Date): ReadChallenge | undefined {
  const [, time, field, formId] = CHALLENGE.exec(challenge) ?? [];
  if (time === undefined) return;
  const madeAt = Number(time) * 1000;
  const endsAt = new Date(madeAt + LIFE_MS);
  if (madeAt > now.getTime() + SKEW_MS || endsAt <= now) return;
  return { formId: Number(formId), isOf: (name) => fieldDigits(name) === field, endsAt };
}

/** What answers a challenge: one of the two. */
export type CaptchaAnswers = {
  /** The characters of its picture. */
  readonly code: string;
  /** Four figures from 1 to 9, for a question in words. */
  readonly figures: readonly number[];
};

/** The right answers to a challenge: nobody has them without the secret. */
export function answersTo(challenge: string, secret: string): CaptchaAnswers {
  const bytes = createHmac("sha256", secret).update(`captcha\n${challenge}`).digest();
  const drawn = (index: number, count: number): number => bytes.readUInt16BE(2 * index) % count;
  const { length } = CAPTCHA_CHARACTERS;
  const code = Array.from({ length: CODE_LENGTH }, (_, index) =>
    CAPTCHA_CHARACTERS.charAt(drawn(index, length)),
  );
  const figures = Array.from(
    { length: WORD_COUNT },
    (_, index) => drawn(CODE_LENGTH + index, 9) + 1,
  );
  return { code: code.join(""), figures };
}

/** A field's name cannot stand among digits; these stand for it. */
function fieldDigits(field: string): string {
  const number = createHash("sha256").update(field).digest().readUInt32BE() % 1e5;
  return String(number).padStart(5, "0");
}
