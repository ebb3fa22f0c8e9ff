import { ensureId } from "../browser/ensureId.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { listOf, toggleOf } from "./menuParts.ts";

/**
 * Makes the entries of one list ready, not those of the lists in it: whatever has a list gets a
 * button that tells whether that is open, where the page has none. It is called what the entry is, as
 * that is in the page's language, and seen when it has the focus.
 */
export function prepareLevel(level: Element): Stop {
  return stopAll(...[...level.children].map(prepareEntry));
}

function prepareEntry(entry: Element): Stop {
  const list = listOf(entry);
  if (!list) return () => {};
  const link = entry.querySelector(":scope>a");
  const own = toggleOf(entry);
  const toggle = own ?? entry.ownerDocument.createElement("button");
  const restore = stopAll(
    ...[entry, list, toggle, link ?? entry].map((one) => rememberAttributes(one, WRITTEN)),
    () => own || toggle.remove(),
  );
  if (!own) {
    const ariaLabel = (link ?? entry.firstChild)?.textContent?.trim() ?? "";
    Object.assign(toggle, { type: "button", className: "vitrine-menu-toggle", ariaLabel });
    list.before(toggle);
  }
  toggle.ariaExpanded = "false";
  toggle.setAttribute("aria-controls", ensureId(list));
  link?.classList.add("sf-with-ul");
  return restore;
}

const WRITTEN = ["class", "id", "aria-expanded", "aria-controls", "data-vitrine-flip"];
