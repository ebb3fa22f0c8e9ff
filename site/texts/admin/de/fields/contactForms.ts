/** What the settings of contact forms say. */
export const contactForms = {
  "Contact forms": "Kontaktformulare",
  "How long messages and their files are kept, and what is spam.":
    "Wie lange Nachrichten und ihre Dateien aufbewahrt werden, und was Spam ist.",
  "Days that messages are kept": "Tage, die Nachrichten aufbewahrt werden",
  "Then they are deleted for good, with their files and answers. Empty to keep them until somebody deletes them. A form may say otherwise.":
    "Danach werden sie endgültig gelöscht, mit ihren Dateien und Antworten. Leer, um sie zu behalten, bis jemand sie löscht. Ein Formular kann etwas anderes festlegen.",
  "Days that their files are kept": "Tage, die ihre Dateien aufbewahrt werden",
  "Then files are deleted, and the message keeps their names.":
    "Danach werden die Dateien gelöscht; die Nachricht behält ihre Namen.",
  "Words of spam": "Wörter, die Spam verraten",
  "One a line. A message with one of them goes to spam, in capitals or not, also as a part of a longer word.":
    "Eines je Zeile. Eine Nachricht mit einem davon kommt zum Spam, groß oder klein geschrieben, auch als Teil eines längeren Wortes.",
} as const;
