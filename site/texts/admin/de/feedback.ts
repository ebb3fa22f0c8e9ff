export const feedback = {
  "feedback.undo": "Rückgängig",
  "feedback.close": "Schließen",
  "feedback.cancel": "Abbrechen",
  "feedback.messages": "Meldungen",
  "feedback.offline":
    "Die Website ist nicht zu erreichen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal: Nichts, was Sie geschrieben haben, ist verloren.",
  "feedback.slow":
    "Die Website hat nicht rechtzeitig geantwortet; es kann geschehen sein oder auch nicht. Versuchen Sie es noch einmal: Nichts, was Sie geschrieben haben, ist verloren.",
  "feedback.away":
    "Die Website wird gerade neu gestartet, oder etwas vor ihr erreicht sie nicht. Versuchen Sie es in einer Minute noch einmal: Nichts, was Sie geschrieben haben, ist verloren.",
  "feedback.tooLarge":
    "Das ist mehr, als der Server vor der Website durchlässt, deshalb ist nichts geschehen. Kürzen Sie es, oder lassen Sie seine Grenze erhöhen.",
  "feedback.tooMany":
    "Das war zu oft in kurzer Zeit, deshalb ist nichts geschehen. Warten Sie eine Minute und versuchen Sie es noch einmal.",
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
