import { listen } from "../../browser/listen.ts";
import type { Stop } from "../../browser/stop.ts";
import { TIP } from "../engine/createErrors.ts";
import { WRAP } from "../engine/fieldEntries.ts";

/** Tips that lie over their field go out of the way once it is used: `.use-floating-validation-tip`. */
export function createFloatingTips(form: HTMLFormElement): Stop {
  const move = (target: Element, display: string): void => {
    if (!target.closest(".use-floating-validation-tip")) return;
    const tip = target.closest(WRAP)?.querySelector<HTMLElement>(`.${TIP}`);
    if (tip) tip.style.display = display;
  };
  return listen(form, {
    focusin: ({ target }) => move(target as Element, "none"),
    click({ target }) {
      if ((target as Element).matches(`.${TIP}`)) move(target as Element, "none");
    },
    // What is still wrong, or wrong again, is said again.
    change: ({ target }) => move(target as Element, ""),
  });
}
