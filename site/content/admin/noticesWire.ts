import * as v from "valibot";
import { ADMIN_API } from "./sessionWire.ts";

/** GET: what the owner's start screen tells of what is to be set up. */
export const NOTICES_API = `${ADMIN_API}/notices`;

/** How the notice stands, for all who work on the site. */
export const NOTICE_STATES = ["shown", "folded", "hidden"] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** What an owner sets up, in the order in which it matters. */
export const SETUP_STEPS = ["name", "address", "mail", "backup", "database"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** What is yet to be set up, and how its notice stands. */
export const setupNotice = v.object({
  state: v.picklist(NOTICE_STATES),
  /** None for editors: it is not theirs to set up. */
  steps: v.array(
    v.object({
      step: v.picklist(SETUP_STEPS),
      /** Null where the server cannot know. */
      is_done: v.nullable(v.boolean()),
    }),
  ),
});
export type SetupNotice = v.InferOutput<typeof setupNotice>;

/** How the notices stand, as the store keeps it. */
export const noticeSettings = {
  key: "notices",
  schema: v.object({ setup: v.picklist(NOTICE_STATES) }),
  fallback: { setup: "shown" },
} satisfies {
  key: string;
  schema: v.GenericSchema<unknown, { setup: NoticeState }>;
  fallback: { setup: NoticeState };
};
