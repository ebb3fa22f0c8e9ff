/** What the server and its schemas say is wrong with a field. */
export const problems = {
  "Fill this in.": "Füllen Sie dies aus.",
  "Choose one of what is offered.": "Wählen Sie etwas von dem, was angeboten wird.",
  "Give a whole number.": "Geben Sie eine ganze Zahl an.",
  "This is not written as it must be.": "Das ist nicht so geschrieben, wie es sein muss.",
  "Use at most 2,000 characters.": "Nehmen Sie höchstens 2.000 Zeichen.",
  "Use at most 200 characters.": "Nehmen Sie höchstens 200 Zeichen.",
  "Use at most 20.": "Nehmen Sie höchstens 20.",
  "Start with /, #, https://, mailto: or tel:.":
    "Beginnen Sie mit /, #, https://, mailto: oder tel:.",
  "Start with https://.": "Beginnen Sie mit https://.",
  "Start with /: pictures come from this site.":
    "Beginnen Sie mit /: Bilder kommen von dieser Website.",
  "Start with /: files come from this site.":
    "Beginnen Sie mit /: Dateien kommen von dieser Website.",
  "Start with /, or give the address of a film on YouTube or Vimeo.":
    "Beginnen Sie mit /, oder geben Sie die Adresse eines Films bei YouTube oder Vimeo an.",
  "Say what the picture shows: it is a link, which must have a name.":
    "Sagen Sie, was das Bild zeigt: Es ist ein Link, und der braucht einen Namen.",
  "Say what the film is called.": "Sagen Sie, wie der Film heißt.",
  "A text cannot contain a bar.": "Ein Text darf keinen senkrechten Strich enthalten.",
  'Write it like "en" or "pt-BR".': "Schreiben Sie sie wie „en“ oder „pt-BR“.",
  "Use letters, digits and hyphens, at the ends no hyphen.":
    "Nehmen Sie Buchstaben, Ziffern und Bindestriche, am Anfang und am Ende keinen Strich.",
  "Every page needs a name.": "Jede Seite braucht einen Namen.",
  "Give every entry a name.": "Geben Sie jedem Eintrag einen Namen.",
  "Write a colour like #aa3300.": "Schreiben Sie eine Farbe wie #aa3300.",
  "Write it on one line.": "Schreiben Sie es in eine Zeile.",
  "Write the server’s name alone, such as mail.example.com.":
    "Schreiben Sie nur den Namen des Servers, etwa mail.example.com.",
  "Write an address like shop@example.com, in Latin letters.":
    "Schreiben Sie eine Adresse wie shop@example.com, in lateinischen Buchstaben.",
  "Mails need an address that they come from.":
    "E-Mails brauchen eine Adresse, von der sie kommen.",
  "The password needs a user name. Write it, or remove the password.":
    "Zum Passwort gehört ein Benutzername. Schreiben Sie ihn, oder entfernen Sie das Passwort.",
  "Without encryption anyone on the way could read the password. Choose another security, or remove the password.":
    "Ohne Verschlüsselung könnte unterwegs jeder das Passwort lesen. Wählen Sie eine andere Sicherheit, oder entfernen Sie das Passwort.",
  "Write the password again: the one that is stored is for another server or user.":
    "Schreiben Sie das Passwort noch einmal: Das gespeicherte ist für einen anderen Server oder Benutzer.",
  "Say who is asked: write {name} where the service’s name is to stand.":
    "Sagen Sie, um wen es geht: Schreiben Sie {name}, wo der Name des Dienstes stehen soll.",
} as const;
