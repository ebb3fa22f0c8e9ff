import { after } from "./after.ts";
import type { Stop } from "./stop.ts";

export type Politeness = "polite" | "assertive";

/** Milliseconds a new live region needs before screen readers notice what is put into it. */
export const REGION_DELAY = 100;
/** Milliseconds after which an announcement is taken out of the page again. */
export const ANNOUNCEMENT_LIFE = 3000;

const REGION = "data-vitrine-announcer";
const HIDDEN =
  "position:fixed;inset:0 auto auto 0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";

/**
 * Has screen readers say a text: "polite" after what they are saying, "assertive" at once. The
 * same text twice is said twice. While a modal dialog is open the text goes into it, for all else
 * is silent.
 * @returns takes the text back; need not be called
 */
export function announce(
  document: Document,
  text: string,
  politeness: Politeness = "polite",
): Stop {
  let stop: Stop = () => {};
  const speak = (): void => {
    const region = findRegion(document, politeness);
    const host = hostOf(document);
    if (region.parentNode !== host) {
      host.append(region);
      // Looks again then: the dialog may have closed meanwhile.
      stop = after(REGION_DELAY, speak);
      return;
    }
    const line = document.createElement("p");
    line.textContent = text;
    region.append(line);
    const stopTimer = after(ANNOUNCEMENT_LIFE, () => line.remove());
    stop = () => {
      stopTimer();
      line.remove();
    };
  };
  if (text.trim()) speak();
  return () => stop();
}

/** The document's one region of this kind, also where another copy of the package made it. */
function findRegion(document: Document, politeness: Politeness): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[${REGION}=${politeness}]`);
  if (found) return found;
  const region = document.createElement("div");
  region.setAttribute(REGION, politeness);
  region.ariaLive = politeness;
  region.style.cssText = HIDDEN;
  return region;
}

/** The modal dialog on top, which has the focus; else the body. */
function hostOf(document: Document): Element {
  return (
    document.activeElement?.closest("dialog:modal") ??
    [...document.querySelectorAll("dialog:modal")].at(-1) ??
    document.body
  );
}
