import { after } from "../browser/after.ts";
import type { Stop } from "../browser/stop.ts";

/** Where a lightbox is on its way. */
export type LightboxState = "closed" | "opening" | "open" | "closing";

/** Milliseconds from asking to opening (specification, section 4). */
export const LIGHTBOX_DELAY = 20;
/** Milliseconds that opening and closing take each (specification, sections 4 and 9). */
export const LIGHTBOX_DURATION = 300;

export type LightboxPhases = {
  /** Begins to open; false where it is open or opening already. */
  readonly open: () => boolean;
  /** Begins to close; does nothing where it is closed or closing already. */
  readonly close: () => void;
  /** Ends what waits, and stays where it is. */
  readonly stop: Stop;
};

/**
 * The way of a lightbox from closed through opening, open and closing to closed, at the
 * specification's times. Opened while it closes, it is closed at once and begins anew.
 * @param enter told each state as it begins; the first, "closed", holds without being told
 */
export function lightboxPhases(enter: (state: LightboxState) => void): LightboxPhases {
  let state: LightboxState = "closed";
  let isWanted = false;
  let wait: Stop = () => {};

  function go(next: LightboxState): void {
    state = next;
    enter(next);
  }

  return {
    open() {
      if (isWanted) return false;
      isWanted = true;
      wait();
      if (state === "closing") go("closed");
      wait = after(LIGHTBOX_DELAY, () => {
        wait = after(LIGHTBOX_DURATION, () => go("open"));
        go("opening");
      });
      return true;
    },
    close() {
      if (!isWanted) return;
      isWanted = false;
      wait();
      if (state === "closed") {
        enter("closed");
        return;
      }
      wait = after(LIGHTBOX_DURATION, () => go("closed"));
      go("closing");
    },
    stop: () => wait(),
  };
}
