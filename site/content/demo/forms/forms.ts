import type { DemoForm } from "../types.ts";
import { contactForm } from "./contactForm.ts";
import { contactFormInArabic } from "./contactFormInArabic.ts";
import { contactFormInGerman } from "./contactFormInGerman.ts";

/** The forms of the demo, in the order in which they are stored, which numbers them. */
export const forms: readonly DemoForm[] = [contactForm, contactFormInGerman, contactFormInArabic];
