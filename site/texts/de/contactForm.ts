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
  "contactForm.signedInOnly":
    "Dieses Formular ist nur für angemeldete Personen. Bitte melden Sie sich an.",
  "contactForm.captcha": "Zeichen in einem Bild",
  "contactForm.inWords": "Stattdessen eine Frage beantworten",
  "contactForm.figures":
    "Welche Zahl hat diese vier Ziffern: {first}, {second}, {third}, {fourth}?",
  "contactForm.questionOver":
    "Diese Frage gilt nicht mehr. Senden Sie das Formular, wie es ist; dann kommt eine neue.",
  "contactForm.tooManyQuestions":
    "In kurzer Zeit wurden viele Fragen angefordert. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.",
  "contactForm.figure1": "eins",
  "contactForm.figure2": "zwei",
  "contactForm.figure3": "drei",
  "contactForm.figure4": "vier",
  "contactForm.figure5": "fünf",
  "contactForm.figure6": "sechs",
  "contactForm.figure7": "sieben",
  "contactForm.figure8": "acht",
  "contactForm.figure9": "neun",
  "contactForm.filesAgain":
    "Bitte wählen Sie Ihre Dateien noch einmal aus: Browser behalten sie nicht.",
  "contactForm.tooLarge":
    "Das ist mehr, als dieses Formular annimmt. Bitte gehen Sie zurück, wählen Sie kleinere Dateien und senden Sie es noch einmal.",
  "contactForm.brokenOff":
    "Ihre Nachricht ist nicht vollständig angekommen. Bitte gehen Sie zurück und senden Sie sie noch einmal.",
} as const;
