import { parse } from "valibot";
import type { Schema } from "../schema.ts";
import {
  type FeedbackAnswer,
  feedbackAnswerSchema,
  type RefillAnswer,
  refillAnswerSchema,
  schemaAnswerSchema,
} from "../wire.ts";

/**
 * Reads the answers of a form's server, by the call. Loaded with the first call, so that a page
 * whose form nobody touches never carries it.
 * @throws where an answer is not of the agreed shape
 */
export const readAnswers = {
  feedback: (data: unknown): FeedbackAnswer => parse(feedbackAnswerSchema, data),
  refill: (data: unknown): RefillAnswer => parse(refillAnswerSchema, data),
  schema: (data: unknown): Schema => parse(schemaAnswerSchema, data),
};
