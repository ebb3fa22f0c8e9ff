/** What of a form's mails will not be as it is meant, and why no trial is sent. */
export const formMails = {
  "This mail goes to nobody yet: name an address.":
    "Diese E-Mail geht noch an niemanden: Nennen Sie eine Adresse.",
  "A mail goes to {count} addresses at most, so those behind are left out.": {
    one: "Eine E-Mail geht an höchstens {count} Adresse, die dahinter werden ausgelassen.",
    other: "Eine E-Mail geht an höchstens {count} Adressen, die dahinter werden ausgelassen.",
  },
  "Answers can go to one address only.": "Antworten können nur an eine einzige Adresse gehen.",
  "Mail cannot go to “{address}”.": "An „{address}“ kann keine E-Mail gehen.",
  "What is sent in [{name}] is no address that mail can go to.":
    "Was in [{name}] gesendet wird, ist keine Adresse, an die eine E-Mail gehen kann.",
  "Nothing fills [{name}] here: this site does not keep it.":
    "[{name}] bleibt hier leer: Diese Website bewahrt das nicht auf.",
  "The form has no field for [{name}], so it stands in the mail as it is.":
    "Für [{name}] hat das Formular kein Feld, deshalb steht es so in der E-Mail.",
  "A tag such as [{name}] needs a field for a date, and how to write it in quotes.":
    "Zu einem Platzhalter wie [{name}] gehören ein Datumsfeld und in Anführungszeichen die Schreibweise.",
  "The form has no field for files of the name “{name}”.":
    "Das Formular hat kein Feld für Dateien mit dem Namen „{name}“.",
  "A trial goes to your own address only.": "Eine Probe geht nur an Ihre eigene Adresse.",
  "There is no mail server yet, so nothing was sent. An owner can fill it in under Settings, Mail; then try again.":
    "Es gibt noch keinen Mailserver, deshalb wurde nichts gesendet. Die Leitung kann ihn unter Einstellungen, E-Mail eintragen; dann versuchen Sie es noch einmal.",
  "There were many trials in a short time, so nothing was sent. Wait {count} minutes, then try again.":
    {
      one: "Das waren viele Proben in kurzer Zeit, deshalb wurde nichts gesendet. Warten Sie eine Minute, dann versuchen Sie es noch einmal.",
      other:
        "Das waren viele Proben in kurzer Zeit, deshalb wurde nichts gesendet. Warten Sie {count} Minuten, dann versuchen Sie es noch einmal.",
    },
} as const;
