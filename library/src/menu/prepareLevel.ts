import { ensureId } from "../browser/ensureId.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { listOf, toggleOf } from "./menuParts.ts";

/**
 * Makes the entries of one list ready, not those of the lists in it: whatever has a list gets a
 * button that tells whether that is open, where the page has none. It is seen when it has the focus.
 * @param more what the button is called; `{label}` stands for the entry
 */
export function prepareLevel(level: Element, more: string): Stop {
  return stopAll(
    ...[...level.children].map((entry) => {
      const list = listOf(entry);
      if (!list) return () => {};
      const link = entry.querySelector(":scope>a");
      const label = (link ?? entry.firstChild)?.textContent?.trim() ?? "";
      const own = toggleOf(entry);
      const toggle =
        own ??
        makeToggle(
          entry.ownerDocument,
          more.replace("{label}", () => label),
        );
      const restore = stopAll(
        rememberAttributes(entry, ["class", "data-vitrine-menu"]),
        rememberAttributes(list, ["id", "data-vitrine-flip"]),
        rememberAttributes(toggle, ["aria-expanded", "aria-controls"]),
        link ? rememberAttributes(link, ["class"]) : () => {},
      );
      if (!own) list.before(toggle);
      toggle.ariaExpanded = "false";
      toggle.setAttribute("aria-controls", ensureId(list));
      link?.classList.add("sf-with-ul");
      return stopAll(restore, () => own || toggle.remove());
    }),
  );
}

function makeToggle(document: Document, label: string): HTMLElement {
  return Object.assign(document.createElement("button"), {
    type: "button",
    className: "vitrine-menu-toggle",
    ariaLabel: label,
  });
}
