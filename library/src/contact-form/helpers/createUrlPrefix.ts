import { listen } from "../../browser/listen.ts";
import type { Stop } from "../../browser/stop.ts";
import { withScheme } from "./withScheme.ts";

/** Completes web addresses once they are written, before they are judged. */
export function createUrlPrefix(form: HTMLFormElement): Stop {
  return listen(form, {
    change({ target }) {
      const field = target as HTMLInputElement;
      if (!field.matches("input.wpcf7-validates-as-url")) return;
      const address = withScheme(field.value);
      // Setting an equal value would still move the cursor.
      if (address !== field.value) field.value = address;
    },
  });
}
