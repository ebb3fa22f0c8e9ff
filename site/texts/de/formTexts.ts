import type { FormTexts } from "../FormTexts.ts";

/** What a contact form says in German, where its owner wrote nothing else. */
export const formTexts: FormTexts = {
  submit: "Senden",
  requiredMark: "(erforderlich)",
  blankChoice: "—Bitte wählen Sie—",
  closed: "Dieses Formular ist geschlossen. Zurzeit kann damit nichts gesendet werden.",
  early: "Dieses Formular ist noch nicht geöffnet. Bitte kommen Sie später wieder.",
  over: "Die Zeit für dieses Formular ist abgelaufen. Es kann nichts mehr damit gesendet werden.",
  begun: { name: "Name", email: "E-Mail-Adresse", message: "Nachricht" },
  messages: {
    mail_sent_ok: "Vielen Dank. Ihre Nachricht wurde gesendet.",
    mail_sent_ng:
      "Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
    validation_error:
      "Etwas fehlt noch oder stimmt nicht ganz. Bitte sehen Sie die markierten Felder an.",
    spam: "Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
    accept_terms:
      "Bitte stimmen Sie zuerst den Bedingungen zu; dann kann Ihre Nachricht gesendet werden.",
    aborted: "Ihre Nachricht wurde nicht gesendet.",
    invalid_required: "Bitte füllen Sie dieses Feld aus.",
    invalid_too_long: "Das ist zu lang.",
    invalid_too_short: "Das ist zu kurz.",
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
    upload_failed: "Die Datei konnte nicht angenommen werden. Bitte versuchen Sie es noch einmal.",
    upload_failed_php_error:
      "Die Datei konnte nicht angenommen werden. Vielleicht ist sie zu groß.",
    quiz_answer_not_correct: "Das ist nicht die richtige Antwort.",
    captcha_not_match: "Das ist nicht, was auf dem Bild steht.",
  },
};
