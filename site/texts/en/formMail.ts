/** What mails of contact forms say beside the words of their templates. */
export const formMail = {
  "formMail.accepted": "Accepted: {label}",
  "formMail.notAccepted": "Not accepted: {label}",
  "formMail.filesTooLarge": "Too large for a mail, and kept with the message on the site: {names}.",
  "formMail.fileGone": "{name} is not attached: the file has been removed from the site since.",
} as const;
