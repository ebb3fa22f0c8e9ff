export const contactForm = {
  "contactForm.tooMany": {
    one: "Sie haben in kurzer Zeit mehrere Nachrichten gesendet. Bitte warten Sie eine Minute und senden Sie dann diese: Ihr Text steht noch hier.",
    other:
      "Sie haben in kurzer Zeit mehrere Nachrichten gesendet. Bitte warten Sie {count} Minuten und senden Sie dann diese: Ihr Text steht noch hier.",
  },
  "contactForm.sending": "Wird gesendet …",
  "contactForm.offline":
    "Keine Verbindung. Ihr Text bleibt hier stehen; versuchen Sie es noch einmal, sobald Sie wieder online sind.",
  "contactForm.timeout":
    "Der Server hat nicht rechtzeitig geantwortet. Ob Ihre Nachricht angekommen ist, wissen wir nicht; ein neuer Versuch sendet sie kein zweites Mal.",
  "contactForm.refused":
    "Der Server konnte Ihre Nachricht gerade nicht annehmen. Ihr Text bleibt hier stehen.",
  "contactForm.unreadable":
    "Die Antwort des Servers war nicht lesbar. Ob Ihre Nachricht angekommen ist, wissen wir nicht; ein neuer Versuch sendet sie kein zweites Mal.",
  "contactForm.retry": "Noch einmal versuchen",
  "contactForm.draft": "Was Sie hier schon geschrieben hatten, ist noch da.",
  "contactForm.discard": "Neu anfangen",
  "contactForm.close": "Schließen",
  "contactForm.lost": "Dieses Formular steht nicht mehr auf der Seite. Es wurde nichts gesendet.",
} as const;
