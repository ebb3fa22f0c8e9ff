export const settings = {
  "settings.title": "Einstellungen",
  "settings.groups": "Gruppen von Einstellungen",
  "settings.search": "Einstellungen durchsuchen",
  "settings.found": {
    one: "{count} Einstellung gefunden",
    other: "{count} Einstellungen gefunden",
  },
  "settings.missing": "Solche Einstellungen gibt es nicht",
  "settings.missingHelp":
    "Vielleicht darf nur die Leitung sie ändern. Wählen Sie andere aus der Liste.",
  "settings.preview": "So sieht es aus",
  "settings.save": "Speichern",
  "settings.saved": "Gespeichert.",
  "settings.discard": "Änderungen verwerfen",
  "settings.reset": "Wie am Anfang",
  "settings.nothingToSave": "Es wurde nichts geändert.",
  "settings.merged":
    "Jemand anderes hat diese Einstellungen inzwischen gespeichert und geändert: {fields}. Noch ist nichts gespeichert: Wo Sie nichts geändert haben, steht jetzt das andere hier. Sehen Sie es sich an und speichern Sie dann.",
  "settings.consentAtOnce":
    "Niemand wird gefragt: Kommentare, Karten und Filme in Galerien, die bei anderen liegen, erscheinen sofort, und diese erfahren, wer was liest.",
  "settings.usual": "Die Website hat ihre übliche Farbe.",
  "settings.onLight": "Auf hellen Seiten",
  "settings.onDark": "Auf dunklen Seiten",
  "settings.sampleLink": "Ein Link",
  "settings.sampleButton": "Ein Knopf",
  "settings.contrast": "Kontrast {contrast} zu 1.",
  "settings.adjusted": "Ein wenig geändert, damit es lesbar ist.",
  "menus.title": "Menüs",
  "menus.language": "Sprache der Menüs",
  "menus.main": "Kopfzeile",
  "menus.mainHelp": "Einträge können Listen unter sich haben, und diese Listen neben sich.",
  "menus.many":
    "Mit mehr als {count} Einträgen nebeneinander füllt das Menü den Anfang einer Seite und bleibt dort nicht im Blick.",
  "menus.footer": "Fußzeile",
  "menus.footerHelp": "Unter jeder Seite.",
  "menus.add": "Eintrag hinzufügen",
  "menus.label": "Name",
  "menus.href": "Führt zu",
  "menus.unnamed": "ein Eintrag ohne Namen",
  "menus.in": "Unter den vorigen setzen: {what}",
  "menus.out": "Aus seiner Liste nehmen: {what}",
  "menus.same": "Diese Sprache hat die Menüs der Sprache der Website.",
  "menus.ownMenus": "Ihr eigene Menüs geben",
  "menus.useSame": "Die Menüs der Sprache der Website nehmen",
  "settings.mailTest": "Eine Probe-E-Mail an Sie selbst senden",
  "settings.mailTestSave": "Speichern Sie zuerst: Probiert wird, was gespeichert ist.",
  "settings.mailTaken":
    "{server} hat die E-Mail an {to} angenommen. Kommt sie nicht an, sehen Sie unter Spam nach.",
  "settings.mailAnswer": "Die Antwort des Servers: {answer}",
  "settings.mailProblem.host":
    "Einen Server dieses Namens kennt niemand: {server}. Suchen Sie nach einem Schreibfehler.",
  "settings.mailProblem.unreachable":
    "{server} ist nicht zu erreichen. Prüfen Sie Name und Port, und ob eine Firewall diese Website hinauslässt.",
  "settings.mailProblem.silent":
    "{server} antwortet nicht. Oft passen Port und Sicherheit nicht zusammen: 465 gehört zu TLS, 587 zu STARTTLS.",
  "settings.mailProblem.foreign":
    "Was unter {server} antwortet, ist kein Mailserver. Prüfen Sie Name und Port.",
  "settings.mailProblem.security":
    "{server} wird falsch angesprochen. Wählen Sie eine andere Sicherheit oder einen anderen Port: 465 gehört zu TLS, 587 zu STARTTLS.",
  "settings.mailProblem.certificate":
    "{server} kann nicht beweisen, wer er ist: Sein Zertifikat gilt für einen anderen Namen, ist abgelaufen oder von niemandem unterschrieben, den man kennt. Es wurde ihm nichts gesagt. Nehmen Sie den Namen, den Ihr Anbieter nennt.",
  "settings.mailProblem.sign-in":
    "{server} lässt die Website nicht hinein. Prüfen Sie Benutzername und Passwort; manche Anbieter verlangen ein eigenes Passwort dafür.",
  "settings.mailProblem.sender":
    "{server} nimmt von diesem Absender keine E-Mails an. Nehmen Sie eine Adresse, die zum Benutzer gehört.",
  "settings.mailProblem.recipient": "{server} nimmt keine E-Mails an {to} an.",
  "settings.mailProblem.refused": "{server} hat die E-Mail abgelehnt.",
} as const;
