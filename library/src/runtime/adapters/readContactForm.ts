import { type Bag, bag, isOn, text, texts } from "../../browser/values.ts";
import type { ContactFormServer, PageOptionsSource } from "../PageOptions.ts";

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
      ...readRecaptcha(bag(globals.wpcf7_recaptcha)),
    },
  };
}

/** Its object is printed only where the site has a key. */
function readRecaptcha(options: Bag | undefined): Pick<ContactFormServer, "recaptcha"> {
  const sitekey = text(options?.sitekey);
  if (!sitekey) return {};
  const { homepage, contactform } = texts(options?.actions);
  return {
    recaptcha: {
      sitekey,
      actions: { homepage: homepage || "homepage", contactform: contactform || "contactform" },
    },
  };
}
