import type { DemoForm } from "../types.ts";
import { fieldNames } from "./fieldNames.ts";

/** How visitors write to the studio. */
export const contactForm: DemoForm = {
  key: "contact",
  language: null,
  definition: {
    title: "Write to us",
    locale: "en_GB",
    submit: "Send message",
    // Judged like any field: the button is always there to be pressed, and says what is missing.
    acceptanceAsValidation: true,
    fields: [
      {
        kind: "text",
        name: fieldNames.name,
        label: "Name",
        required: true,
        autocomplete: "name",
        maxLength: 80,
        half: true,
      },
      {
        kind: "email",
        name: fieldNames.email,
        label: "Email address",
        required: true,
        autocomplete: "email",
        maxLength: 254,
        half: true,
      },
      {
        kind: "select",
        name: fieldNames.subject,
        label: "What is it about?",
        required: true,
        blank: "Please choose",
        options: [
          { value: "print", label: "A print" },
          { value: "commission", label: "A commission" },
          { value: "workshop", label: "A visit or workshop" },
          { value: "other", label: "Something else" },
        ],
        half: true,
      },
      {
        kind: "text",
        name: fieldNames.print,
        label: "Which print",
        hint: "If it is about one: its name and size.",
        maxLength: 200,
        half: true,
      },
      {
        kind: "textarea",
        name: fieldNames.message,
        label: "Message",
        required: true,
        minLength: 10,
        maxLength: 2000,
        rows: 8,
        counter: "down",
      },
      {
        kind: "acceptance",
        name: fieldNames.privacy,
        label: [
          "I have read the ",
          { text: "page on privacy", href: "/privacy" },
          ". You may keep what I write here in order to answer it.",
        ],
      },
    ],
    messages: {
      mail_sent_ok:
        "Thank you, your message has arrived. We read it with the first coffee and answer the same day, unless something is on the press.",
      mail_sent_ng:
        "Your message could not be stored just now. Please try again in a few minutes, or write to studio@halftone.example.",
      validation_error: "Something is missing or not right yet. Please look at the marked fields.",
      accept_terms:
        "Please say that you have read the page on privacy; then we can take your message.",
      invalid_too_short: "This is very short. A sentence or two helps us to answer.",
      invalid_too_long: "This is too long. Please shorten it a little.",
    },
  },
};
