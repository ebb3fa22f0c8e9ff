/** Why settings are not saved, and no test mail is sent. */
export const settings = {
  "There are no settings of this name. Load the page again.":
    "Einstellungen dieses Namens gibt es nicht. Laden Sie die Seite neu.",
  "Somebody else changed these settings after you opened them, and saving would undo their work. What you wrote is still here: look at theirs, then save again.":
    "Jemand anders hat diese Einstellungen geändert, nachdem Sie sie geöffnet hatten, und Speichern machte diese Arbeit zunichte. Was Sie geschrieben haben, ist noch da: Sehen Sie sich die Änderung an, dann speichern Sie noch einmal.",
  "A menu has {count} levels at most.": {
    one: "Ein Menü hat höchstens {count} Ebene.",
    other: "Ein Menü hat höchstens {count} Ebenen.",
  },
  "A menu has {count} entries at most.": {
    one: "Ein Menü hat höchstens {count} Eintrag.",
    other: "Ein Menü hat höchstens {count} Einträge.",
  },
  "The site does not speak this language.": "Diese Sprache spricht die Website nicht.",
  "There is no mail server to try yet, or its password cannot be read any more because the site’s secret is another. Fill in the server, the sender and the password, save, and try again.":
    "Es gibt noch keinen Mailserver zum Ausprobieren, oder sein Passwort lässt sich nicht mehr lesen, weil das Geheimnis der Website ein anderes ist. Tragen Sie Server, Absender und Passwort ein, speichern Sie, und versuchen Sie es noch einmal.",
  "There were many test mails in a short time, so none was sent. Wait {count} minutes, then try again.":
    {
      one: "Das waren viele Test-E-Mails in kurzer Zeit, deshalb wurde keine gesendet. Warten Sie eine Minute, dann versuchen Sie es noch einmal.",
      other:
        "Das waren viele Test-E-Mails in kurzer Zeit, deshalb wurde keine gesendet. Warten Sie {count} Minuten, dann versuchen Sie es noch einmal.",
    },
} as const;
