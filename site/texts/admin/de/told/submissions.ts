/** What the server tells of messages sent with contact forms, by the English of it. */
export const submissions = {
  "Somebody else changed this note meanwhile. Both texts are here: choose which one stays.":
    "Jemand anderes hat diese Notiz inzwischen geändert. Beide Texte sind da: Wählen Sie, welcher bleibt.",
  "This message is not there any more, so nothing was changed. Load the list again.":
    "Diese Nachricht gibt es nicht mehr, deshalb wurde nichts geändert. Laden Sie die Liste neu.",
  "Write an address like name@example.com.": "Schreiben Sie eine Adresse wie name@example.com.",
  "This message is in spam or in the trash. Put it back first, then answer it; your text is still here.":
    "Diese Nachricht liegt im Spam oder im Papierkorb. Legen Sie sie erst zurück, dann antworten Sie; Ihr Text ist noch da.",
  "This file is not there any more: it was kept as long as its form says, and only its name is left.":
    "Diese Datei gibt es nicht mehr: Sie wurde so lange aufbewahrt, wie ihr Formular es sagt, und nur ihr Name ist noch da.",
} as const;
