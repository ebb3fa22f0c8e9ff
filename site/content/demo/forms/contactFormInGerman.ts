import type { DemoForm } from "../types.ts";
import { fieldNames } from "./fieldNames.ts";
import { formMessagesInGerman } from "./formMessagesInGerman.ts";

/** How visitors write to the studio, in German. */
export const contactFormInGerman: DemoForm = {
  key: "contact-de",
  language: "de",
  definition: {
    title: "Schreiben Sie uns",
    locale: "de_DE",
    submit: "Nachricht senden",
    // Judged like any field: the button is always there to be pressed, and says what is missing.
    acceptanceAsValidation: true,
    requiredMark: "(erforderlich)",
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
        label: "E-Mail-Adresse",
        required: true,
        autocomplete: "email",
        maxLength: 254,
        half: true,
      },
      {
        kind: "select",
        name: fieldNames.subject,
        label: "Worum geht es?",
        required: true,
        blank: "Bitte wählen",
        options: [
          { value: "print", label: "Um einen Druck" },
          { value: "commission", label: "Um einen Auftrag" },
          { value: "workshop", label: "Um einen Besuch oder Kurs" },
          { value: "other", label: "Um etwas anderes" },
        ],
        half: true,
      },
      {
        kind: "text",
        name: fieldNames.print,
        label: "Welcher Druck",
        hint: "Falls es um einen geht: Name und Größe.",
        maxLength: 200,
        half: true,
      },
      {
        kind: "textarea",
        name: fieldNames.message,
        label: "Nachricht",
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
          "Ich habe die ",
          { text: "Seite zum Datenschutz", href: "/privacy" },
          " gelesen. Sie dürfen aufbewahren, was ich hier schreibe, um mir zu antworten.",
        ],
      },
    ],
    messages: formMessagesInGerman,
  },
};
