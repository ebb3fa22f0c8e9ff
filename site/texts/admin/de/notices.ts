export const notices = {
  "notices.setup": "Damit alles eingerichtet ist",
  "notices.details": "Einzelheiten",
  "notices.hide": "Nicht mehr zeigen",
  "notices.failed":
    "Das wurde nicht gespeichert, der Hinweis bleibt, wie er war. Versuchen Sie es noch einmal.",
  "notices.hidden": "Das wird nicht mehr gezeigt.",
  "notices.undo": "Rückgängig",
  "notices.undoFailed":
    "Der Hinweis ließ sich nicht zurückholen. Versuchen Sie es später noch einmal.",
  "notices.done": "Erledigt",
  "notices.open": "Zu tun",
  "notices.tip": "Ab und zu",
  "notices.name": "Der Website einen Namen geben",
  "notices.nameHelp":
    "Besucher, Suchmaschinen und E-Mails nennen sie bei ihrem Namen; er steht in den Einstellungen.",
  "notices.address": "Ihre öffentliche Adresse nennen",
  "notices.addressHelp":
    "Links in Feeds und E-Mails brauchen sie. Starten Sie die Website mit ORIGIN=https://your-site.example.",
  "notices.mail": "E-Mails hinausgehen lassen",
  "notices.mailHelp":
    "Bis dahin warten E-Mails hier. Nennen Sie Ihren Mailserver in den Einstellungen, unter E-Mail.",
  "notices.backup": "Anderswo eine Kopie aufheben",
  "notices.backupHelp":
    "npm run dump -- FILE schreibt die ganze Website in eine Datei, während sie läuft.",
  "notices.database": "Die Datenbank wählen",
  "notices.databaseHelp":
    "Die eingebaute kann bei einem Stromausfall die letzten Augenblicke verlieren. Wo das nicht sein darf, nennen Sie in DATABASE_URL einen PostgreSQL-Server.",
} as const;
