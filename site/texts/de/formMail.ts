export const formMail = {
  "formMail.accepted": "Akzeptiert: {label}",
  "formMail.notAccepted": "Nicht akzeptiert: {label}",
  "formMail.filesTooLarge":
    "Zu groß für eine E-Mail und auf der Website bei der Nachricht aufbewahrt: {names}.",
  "formMail.fileGone":
    "{name} ist nicht angehängt: Die Datei wurde inzwischen von der Website entfernt.",
} as const;
