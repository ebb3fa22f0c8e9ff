/** What an owner should know on the first screen. */
export const notices = {
  "notices.setup": "To finish setting up",
  "notices.details": "Details",
  "notices.hide": "Do not show this again",
  "notices.failed": "This was not saved, so the notice stays as it was. Try again.",
  "notices.hidden": "This is not shown any more.",
  "notices.undo": "Undo",
  "notices.undoFailed": "The notice could not be brought back. Try again later.",
  "notices.done": "Done",
  "notices.open": "To do",
  "notices.tip": "Now and then",
  "notices.name": "Name the site",
  "notices.nameHelp":
    "Visitors, search engines and mails call it by its name, which is in the settings.",
  "notices.address": "Say its public address",
  "notices.addressHelp":
    "Links in feeds and mails need it. Start the site with ORIGIN=https://your-site.example.",
  "notices.mail": "Let mail go out",
  "notices.mailHelp":
    "Until then, mails wait here. Name your mail server in the settings, under Mail.",
  "notices.backup": "Keep a copy elsewhere",
  "notices.backupHelp": "npm run dump -- FILE writes all of the site into one file, while it runs.",
  "notices.database": "Choose the database",
  "notices.databaseHelp":
    "The built-in one may lose the last moments in a power cut. Where that must not be, set DATABASE_URL to a PostgreSQL server.",
} as const;
