import type { DemoForm } from "../types.ts";
import { fieldNames } from "./fieldNames.ts";

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
    messages: {
      mail_sent_ok:
        "Vielen Dank, Ihre Nachricht ist angekommen. Wir lesen sie beim ersten Kaffee und antworten am selben Tag, außer wenn gerade gedruckt wird.",
      mail_sent_ng:
        "Ihre Nachricht konnte gerade nicht gespeichert werden. Bitte versuchen Sie es in ein paar Minuten noch einmal, oder schreiben Sie an studio@halftone.example.",
      accept_terms:
        "Bitte bestätigen Sie, dass Sie die Seite zum Datenschutz gelesen haben; dann können wir Ihre Nachricht annehmen.",
      invalid_too_long: "Das ist zu lang. Bitte kürzen Sie es ein wenig.",
      invalid_too_short: "Das ist sehr kurz. Mit ein, zwei Sätzen können wir besser antworten.",
    },
  },
};
