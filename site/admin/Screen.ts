import type { ComponentType } from "react";
import type { WaitingCounts } from "../content/admin/countsWire.ts";
import type { AdminRole } from "../content/admin/sessionWire.ts";
import type { AdminMessageKey } from "../texts/admin/messages.ts";
import type { IconName } from "./controls/icons.tsx";

/** The parts of the navigation, in their order. */
export const SCREEN_GROUPS = ["content", "shop", "site", "people"] as const;
export type ScreenGroup = (typeof SCREEN_GROUPS)[number];

/** A screen with an address of its own. */
export type Screen = {
  /** Below /admin, such as "/posts" or "/documents/:id". */
  readonly path: string;
  readonly title: AdminMessageKey;
  /** Where it stands in the navigation; left out, it is reached from other screens only. */
  readonly group?: ScreenGroup;
  readonly icon?: IconName;
  /** What waits there, shown beside its name. Default nothing. */
  readonly waiting?: keyof WaitingCounts;
  /** Who may open it. Default editors and owners. */
  readonly role?: Extract<AdminRole, "owner">;
  /** Fetches its component; what it is given are `props`. */
  readonly load: () => Promise<ComponentType>;
};
