import { isMobileAgent } from "../browser/isMobileAgent.ts";

/** Windows this wide, in CSS pixels, and narrower keep the browser's menus (specification, section 9). */
export const SELECT_NATIVE_MAX_WIDTH = 790;

/** Whether a select shows options in the page's look: in wide windows, and never on phones and tablets. */
export function isCustomSelect(width: number, userAgent: string): boolean {
  return width > SELECT_NATIVE_MAX_WIDTH && !isMobileAgent(userAgent);
}
