/** Settings of mail. */
export const mail = {
  Mail: "E-Mail",
  "Which server sends the site’s mails, and whom they come from.":
    "Welcher Server die E-Mails der Website sendet und von wem sie kommen.",
  "Mail server": "Mailserver",
  "Whoever hosts your mail tells its name. While it is empty, mails wait.":
    "Seinen Namen nennt Ihr E-Mail-Anbieter. Solange das Feld leer ist, warten E-Mails.",
  Security: "Sicherheit",
  "Not encrypted is for a server in your own network that asks for no password.":
    "Unverschlüsselt ist für einen Server in Ihrem eigenen Netz, der kein Passwort verlangt.",
  "Encrypted from the start (TLS)": "Von Anfang an verschlüsselt (TLS)",
  "Encrypted after a greeting (STARTTLS)": "Nach einer Begrüßung verschlüsselt (STARTTLS)",
  "Not encrypted": "Unverschlüsselt",
  Port: "Port",
  "Empty for the usual one: 465, 587 with STARTTLS, 25 without encryption.":
    "Leer heißt: der übliche, also 465, mit STARTTLS 587, ohne Verschlüsselung 25.",
  "User name": "Benutzername",
  "Often the whole email address. Empty where the server asks for none.":
    "Oft die ganze E-Mail-Adresse. Leer, wo der Server keinen verlangt.",
  Password: "Passwort",
  "Kept encrypted, and never shown again. It is for this server alone.":
    "Wird verschlüsselt behalten und nie wieder gezeigt. Es gilt nur für diesen Server.",
  "Sender’s name": "Name des Absenders",
  "Whom mails come from, such as the site’s name.":
    "Von wem E-Mails kommen, etwa der Name der Website.",
  "Sender’s address": "Adresse des Absenders",
  "One that this mail server may send from. Answers go there.":
    "Eine, von der dieser Mailserver senden darf. Dorthin gehen Antworten.",
  "These are set where the site is started, by SMTP_URL and MAIL_FROM, and count before what is saved here. To change them here, start the site without both.":
    "Dies ist dort gesetzt, wo die Website gestartet wird, durch SMTP_URL und MAIL_FROM, und gilt vor dem, was hier gespeichert ist. Um es hier zu ändern, starten Sie die Website ohne beide.",
} as const;
