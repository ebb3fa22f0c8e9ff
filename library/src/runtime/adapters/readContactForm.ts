import type { PageOptionsSource } from "../PageOptions.ts";
import { type Bag, bag, isOn, text } from "./values.ts";

/** Reads `wpcf7`, the contact form's object; without an api root there is nothing to talk to. */
export function readContactForm(globals: Bag): PageOptionsSource {
  const options = bag(globals.wpcf7);
  const api = bag(options?.api);
  if (!api || !text(api.root)) return {};
  return {
    contactForm: {
      root: text(api.root),
      namespace: text(api.namespace),
      cached: isOn(options?.cached),
    },
  };
}
