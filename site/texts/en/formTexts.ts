import { formMessages } from "vitrine/contact-form";
import type { FormTexts } from "../FormTexts.ts";

/** What a contact form says in English, where its owner wrote nothing else. */
export const formTexts: FormTexts = {
  submit: "Send",
  requiredMark: "(required)",
  messages: formMessages,
  blankChoice: "—Please choose an option—",
  closed: "This form is closed. Nothing can be sent with it at the moment.",
  early: "This form is not open yet. Please come back later.",
  over: "The time for this form is over. Nothing can be sent with it any more.",
  begun: { name: "Name", email: "Email address", message: "Message" },
};
