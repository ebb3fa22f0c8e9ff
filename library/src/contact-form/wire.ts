import * as v from "valibot";
import type { Schema } from "./schema.ts";

const quiz = v.record(v.string(), v.array(v.string()));
const captcha = v.record(v.string(), v.string());

/**
 * Fresh questions: by field, the question with its answer's hash, and a picture's address. The
 * server sends an empty list where there is nothing to refill.
 */
export const refillAnswerSchema = v.fallback(
  v.object({ quiz: v.fallback(quiz, {}), captcha: v.fallback(captcha, {}) }),
  { quiz: {}, captcha: {} },
);

export type RefillAnswer = v.InferOutput<typeof refillAnswerSchema>;

/** What came of a submission. Only the status must be there; a part that is not as agreed is left out. */
export const feedbackAnswerSchema = v.object({
  status: v.string(),
  message: v.fallback(v.string(), ""),
  invalid_fields: v.fallback(v.array(v.object({ field: v.string(), message: v.string() })), []),
  posted_data_hash: v.fallback(v.string(), ""),
  quiz: v.fallback(quiz, {}),
  captcha: v.fallback(captcha, {}),
});

export type FeedbackAnswer = v.InferOutput<typeof feedbackAnswerSchema>;

const anyRule: v.GenericSchema<unknown, Schema["rules"][number]> = v.any();

/** Rules are read one by one when they are used, so that one that is wrong spoils no other. */
export const schemaAnswerSchema = v.object({ rules: v.array(anyRule) });
