import * as v from "valibot";

/** Hides the notice for good (specification, section 7). */
export const HIDE_ACTION = "sfsi_hide_admin_forum_notification";

/** Folds the notice away, or unfolds it. */
export const FOLD_ACTION = "sfsi_default_hide_admin_notification";

/** What FOLD_ACTION is told: "hide" where the notice is folded from now on. */
export const FOLD_STATUSES = ["hide", "show"] as const;
export type FoldStatus = (typeof FOLD_STATUSES)[number];

/** The field in which both carry their nonce. */
export const NONCE_FIELD = "nonce";

/** That it was done; WordPress says so in several ways. */
export const noticeAnswer = v.union([
  v.looseObject({ success: v.literal(true) }),
  v.tuple([v.literal("success")]),
  v.literal("success"),
]);
