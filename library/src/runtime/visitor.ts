import * as v from "valibot";

/** The answer of `GET /api/visitor`: all that differs from visitor to visitor. */
export const visitorSchema = v.object({
  /** Proves that a request comes from one of our pages; valid for 12 to 24 hours. */
  nonce: v.string(),
  /** The visitor's address as the server saw it. */
  ip: v.string(),
  /** What is known of a signed-in user, for pre-fill; empty for visitors. No roles. */
  current_user: v.record(v.string(), v.string()),
  /** How many things are in the cart. */
  cart_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type Visitor = v.InferOutput<typeof visitorSchema>;

/** Where our own server answers for the visitor. */
export const VISITOR_PATH = "/api/visitor";
