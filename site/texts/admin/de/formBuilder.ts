import { formBuilderFields } from "./formBuilderFields.ts";
import { formBuilderKinds } from "./formBuilderKinds.ts";

export const formBuilder = {
  ...formBuilderKinds,
  ...formBuilderFields,
  "formBuilder.all": "Alle Formulare",
  "formBuilder.unused": "Noch auf keiner Seite",
  "formBuilder.usedBy": {
    one: "Steht auf {count} Seite:",
    other: "Steht auf {count} Seiten:",
  },
  "formBuilder.unsaved": "Noch nicht gespeichert",
  "formBuilder.saved": "Das Formular ist gespeichert. Besucher sehen es jetzt.",
  "formBuilder.restored":
    "Was Sie vor dem Neuladen der Seite geschrieben hatten, ist noch da, aber nicht gespeichert.",
  "formBuilder.discard": "Zurück zum gespeicherten Stand",
  "formBuilder.discarded":
    "Alles ist wieder, wie es zuletzt gespeichert wurde. „Rückgängig“ holt zurück, was Sie geschrieben hatten.",
  "formBuilder.inTrash": "Dieses Formular liegt im Papierkorb: Keine Seite zeigt es.",
  "formBuilder.tabs": "Teile des Formulars",
  "formBuilder.tab.fields": "Felder",
  "formBuilder.tab.messages": "Meldungen",
  "formBuilder.tab.mail": "E-Mails",
  "formBuilder.tab.settings": "Einstellungen",
  "formBuilder.tab.template": "Aus einer Vorlage",
  "formBuilder.wrong": "stimmt noch nicht",
  "formBuilder.add": "Feld hinzufügen",
  "formBuilder.search": "Felder suchen",
  "formBuilder.foundNone": "Kein Feld heißt so.",
  "formBuilder.outline": "In diesem Formular",
  "formBuilder.outlineHelp":
    "Wählen Sie eines aus, um es zu ändern. Alt und eine Pfeiltaste verschieben es, Entf nimmt es heraus.",
  "formBuilder.empty": "Das Formular ist leer. Fügen Sie unten ein Feld hinzu.",
  "formBuilder.added": "{what} ist im Formular, Platz {place} von {count}.",
  "formBuilder.moved": "{what} ist auf Platz {place} von {count}.",
  "formBuilder.removed": "„{what}“ wurde herausgenommen.",
  "formBuilder.notBack":
    "Es wurde nichts zurückgeholt: Es steht schon im Formular, oder was es braucht, gehört inzwischen zu etwas anderem.",
  "formBuilder.full": "Das Formular ist voll: Mehr Felder passen nicht hinein.",
  "formBuilder.notNow":
    "Es ist schon im Formular oder braucht erst ein Feld, das es wiederholen kann.",
  "formBuilder.undone": "Rückgängig gemacht.",
  "formBuilder.redone": "Wiederholt.",
  "formBuilder.newOption": "Auswahl {place}",
  "formBuilder.newAcceptance":
    "Ich habe die [Datenschutzerklärung](/privacy) gelesen und stimme ihr zu.",
  "formBuilder.newNote": "Ein Satz für alle, die das Formular ausfüllen.",
  "formBuilder.panel": "Einzelheiten",
  "formBuilder.panelEmpty":
    "Wählen Sie ein Feld in der Liste oder in der Vorschau aus, um es zu ändern.",
  "formBuilder.name": "Name",
  "formBuilder.nameHelp": "E-Mails kennen das Feld als {tag}. Besucher sehen es nie.",
  "formBuilder.nameTaken": "So heißt schon ein anderes Feld. Es heißt weiter „{name}“.",
  "formBuilder.nameWrong":
    "Beginnen Sie mit einem Buchstaben von a bis z, danach Buchstaben, Ziffern, - und _. Es heißt weiter „{name}“.",
  "formBuilder.preview": "Vorschau des Formulars",
  "formBuilder.previewHelp":
    "Drücken Sie auf ein Feld, um es zu ändern. Sie können das Formular zur Probe ausfüllen: Nichts wird gesendet.",
  "formBuilder.wouldSend":
    "Alles stimmt: Besucher hätten es jetzt gesendet. Nichts wurde gesendet.",
  "formBuilder.wouldNot": {
    one: "{count} Feld stimmt noch nicht, daher würde nichts gesendet.",
    other: "{count} Felder stimmen noch nicht, daher würde nichts gesendet.",
  },
  "formBuilder.conflict": "Jemand anderes hat dieses Formular {ago} gespeichert",
  "formBuilder.conflictHelp":
    "Entscheiden Sie, was gelten soll. Nehmen Sie die andere Fassung, holt „Rückgängig“ Ihre zurück.",
  "formBuilder.conflictParts": "Dort geändert: {parts}",
  "formBuilder.conflictTheirs": "Die andere Fassung: {title}",
  "formBuilder.takeTheirs": "Die andere nehmen",
  "formBuilder.keepMine": "Meine darüber speichern",
  "formBuilder.messagesHelp":
    "Was das Formular Besuchern sagt, in seiner Sprache ({language}). Wo Sie nichts schreiben, gilt, was dort steht.",
  "formBuilder.mailHelp":
    "Jede Einsendung liegt im Posteingang; hier sagen Sie, wer außerdem eine E-Mail davon bekommt.",
  "formBuilder.tags": "Gesendetes einsetzen",
  "formBuilder.unasked": "Ein Quiz ohne Frage hält niemanden auf. Schreiben Sie eine:",
  "formBuilder.mailProblems": {
    one: "{count} Stelle der E-Mails wird nicht so, wie sie gemeint ist",
    other: "{count} Stellen der E-Mails werden nicht so, wie sie gemeint sind",
  },
  "formBuilder.mailPlace": "{mail}, {text}, Zeile {line}, Spalte {column}:",
  "formBuilder.trial": "Mir eine Probe senden ({to})",
  "formBuilder.trialNone": "Keine E-Mail ist eingeschaltet, daher wurde nichts gesendet.",
  "formBuilder.ownersOnly": "Nur Inhaber können diesen Teil ändern.",
  "formBuilder.about": "Das Formular",
  "formBuilder.handling": "Was gesendet wird",
  "formBuilder.templateHelp":
    "Fügen Sie die Vorlage eines Formulars Ihrer alten Website ein, mit ihren Tags in eckigen Klammern. Sie sehen zuerst, was daraus wird.",
  "formBuilder.template": "Vorlage",
  "formBuilder.templateRead": "Lesen",
  "formBuilder.templateFound": {
    one: "{count} Teil wurde gelesen.",
    other: "{count} Teile wurden gelesen.",
  },
  "formBuilder.templateTake": "Statt der Felder übernehmen",
  "formBuilder.templateTaken": {
    one: "Das Formular hat jetzt den {count} Teil der Vorlage.",
    other: "Das Formular hat jetzt die {count} Teile der Vorlage.",
  },
  "formBuilder.templateProblems": {
    one: "{count} Stelle kam nicht so mit, wie sie gemeint war",
    other: "{count} Stellen kamen nicht so mit, wie sie gemeint waren",
  },
  "formBuilder.place": "Zeile {line}, Spalte {column}:",
} as const;
