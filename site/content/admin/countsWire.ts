import * as v from "valibot";

/** What waits for whoever is signed in; asked again and again, so it costs little. */
export const COUNTS_API = "/api/admin/counts";

/** The answer of GET /api/admin/counts. */
export const waitingCounts = v.object({
  /** Comments that nobody has decided on. */
  comments: v.number(),
  /** Messages sent with contact forms that nobody has opened. */
  submissions: v.number(),
  /** Jobs that failed for good; 0 for editors, who cannot help them. */
  jobs: v.number(),
});
export type WaitingCounts = v.InferOutput<typeof waitingCounts>;
