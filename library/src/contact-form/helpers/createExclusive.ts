import { listen } from "../../browser/listen.ts";
import type { Stop } from "../../browser/stop.ts";

/** Of a group of exclusive checkboxes, at most one stays ticked. */
export function createExclusive(form: HTMLFormElement): Stop {
  return listen(form, {
    change({ target }) {
      const box = target as HTMLInputElement;
      if (!box.matches(".wpcf7-exclusive-checkbox [type=checkbox]")) return;
      for (const other of form.querySelectorAll<HTMLInputElement>("[type=checkbox]")) {
        if (other !== box && other.name === box.name) other.checked = false;
      }
    },
  });
}
