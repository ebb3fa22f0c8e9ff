import { rememberAttributes } from "../../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../../browser/stop.ts";
import { createInert } from "../helpers/createInert.ts";
import { detailOf, tell } from "./formEvents.ts";
import type { FormParts } from "./readForm.ts";
import { shownStatus } from "./shownStatus.ts";

export type Status = {
  /** As shown, such as "invalid". */
  readonly get: () => string;
  /** Shows a status, as the API calls it or as it is shown; tells the page where it is another. */
  readonly set: (status: string) => void;
  readonly stop: Stop;
};

/** The status of a form: its class and `data-status`, which CSS and page scripts read. */
export function createStatus(parts: FormParts): Status {
  const { form } = parts;
  const inert = createInert(form);
  const get = (): string => form.dataset.status ?? "init";
  inert.apply(get());
  return {
    get,
    set(status) {
      const shown = shownStatus(status);
      const prevStatus = form.dataset.status;
      form.dataset.status = shown;
      form.classList.add(shown);
      if (!prevStatus || prevStatus === shown) return;
      form.classList.remove(prevStatus);
      inert.apply(shown);
      tell(parts, "wpcf7statuschanged", { ...detailOf(parts), prevStatus });
    },
    stop: stopAll(rememberAttributes(form, ["class", "data-status"]), inert.stop),
  };
}
