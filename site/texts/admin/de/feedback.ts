export const feedback = {
  "feedback.undo": "Rückgängig",
  "feedback.close": "Schließen",
  "feedback.cancel": "Abbrechen",
  "feedback.messages": "Meldungen",
  "feedback.offline":
    "Die Website ist nicht zu erreichen, deshalb ist nichts geschehen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  "feedback.wire":
    "Die Website hat so geantwortet, dass diese Seite es nicht versteht. Vielleicht wurde sie gerade erneuert: Laden Sie die Seite neu.",
  "feedback.unexpected":
    "Etwas ist schiefgegangen, und es liegt nicht an Ihnen. Versuchen Sie es in einer Minute noch einmal.",
  "feedback.failed": "Das ließ sich nicht laden",
  "feedback.unsaved": "Verlassen, ohne zu speichern?",
  "feedback.unsavedHelp":
    "Was Sie hier geändert haben, ist noch nicht gespeichert und ginge verloren.",
  "feedback.leave": "Verlassen",
  "feedback.stay": "Hier bleiben",
} as const;
