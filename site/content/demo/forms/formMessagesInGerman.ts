import type { FormMessages } from "vitrine/contact-form";

/** What the contact form says, in German. */
export const formMessagesInGerman: FormMessages = {
  mail_sent_ok:
    "Vielen Dank, Ihre Nachricht ist angekommen. Wir lesen sie beim ersten Kaffee und antworten am selben Tag, außer wenn gerade gedruckt wird.",
  mail_sent_ng:
    "Ihre Nachricht konnte gerade nicht gespeichert werden. Bitte versuchen Sie es in ein paar Minuten noch einmal, oder schreiben Sie an studio@halftone.example.",
  validation_error:
    "Etwas fehlt noch oder stimmt nicht ganz. Bitte sehen Sie die markierten Felder an.",
  spam: "Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
  accept_terms:
    "Bitte bestätigen Sie, dass Sie die Seite zum Datenschutz gelesen haben; dann können wir Ihre Nachricht annehmen.",
  aborted: "Ihre Nachricht wurde nicht gesendet.",
  invalid_required: "Bitte füllen Sie dieses Feld aus.",
  invalid_too_long: "Das ist zu lang. Bitte kürzen Sie es ein wenig.",
  invalid_too_short: "Das ist sehr kurz. Mit ein, zwei Sätzen können wir besser antworten.",
  invalid_email: "Bitte geben Sie eine E-Mail-Adresse ein, etwa name@example.com.",
  invalid_url: "Bitte geben Sie eine Internetadresse ein, etwa https://example.com.",
  invalid_tel: "Bitte geben Sie eine Telefonnummer ein.",
  invalid_number: "Bitte geben Sie eine Zahl ein.",
  number_too_small: "Diese Zahl ist zu klein.",
  number_too_large: "Diese Zahl ist zu groß.",
  invalid_date: "Bitte geben Sie ein Datum als Jahr, Monat und Tag ein, etwa 2026-05-31.",
  date_too_early: "Dieses Datum ist zu früh.",
  date_too_late: "Dieses Datum ist zu spät.",
  invalid_choice: "Bitte wählen Sie etwas von dem, was zur Wahl steht.",
  too_many_items: "Bitte wählen Sie weniger aus.",
  upload_file_type_invalid: "Dateien dieser Art nehmen wir nicht an.",
  upload_file_too_large: "Diese Datei ist zu groß.",
  upload_failed:
    "Die Datei konnte nicht angenommen werden. Bitte senden Sie die Nachricht ohne sie.",
  upload_failed_php_error:
    "Der Server hat die Datei nicht angenommen. Bitte senden Sie die Nachricht ohne sie.",
  quiz_answer_not_correct: "Das ist nicht die richtige Antwort.",
  captcha_not_match: "Das ist nicht, was auf dem Bild steht.",
};
