/** Why a document, or a version of one, is not saved, opened or changed. */
export const documents = {
  "The document was changed by someone else after it was opened here, and saving would undo their work. Open it again and repeat the change.":
    "Jemand anders hat das Dokument geändert, nachdem es hier geöffnet wurde, und Speichern machte diese Arbeit zunichte. Öffnen Sie es neu und wiederholen Sie die Änderung.",
  "The document or revision is not there any more. Save the text as a new document.":
    "Das Dokument oder die Version gibt es nicht mehr. Speichern Sie den Text als neues Dokument.",
  "Another document already has this address, and an address can lead to one only. Choose another.":
    "Ein anderes Dokument hat diese Adresse schon, und eine Adresse kann nur zu einem führen. Wählen Sie eine andere.",
  "It lies in the trash, where nothing is changed. Restore it first; what was written is kept until then.":
    "Es liegt im Papierkorb, wo nichts geändert wird. Holen Sie es erst heraus; bis dahin bleibt, was geschrieben wurde.",
  "It is not in the trash, and what is deleted for good cannot be brought back. Put it there first.":
    "Es liegt nicht im Papierkorb, und was endgültig gelöscht ist, kommt nicht zurück. Legen Sie es erst dorthin.",
  "This document is not there any more: somebody deleted it for good. Look for it in the list, or write it anew.":
    "Dieses Dokument gibt es nicht mehr: Jemand hat es endgültig gelöscht. Suchen Sie es in der Liste, oder schreiben Sie es neu.",
  "This revision is not there any more. Choose another from the list.":
    "Diese Version gibt es nicht mehr. Wählen Sie eine andere aus der Liste.",
  "Give it a title: it is found by that.":
    "Geben Sie ihm einen Titel: An dem wird es wiedergefunden.",
  "A title has at most {count} characters. Shorten it.": {
    one: "Ein Titel hat höchstens {count} Zeichen. Kürzen Sie ihn.",
    other: "Ein Titel hat höchstens {count} Zeichen. Kürzen Sie ihn.",
  },
  "An excerpt has at most {count} characters. Shorten it.": {
    one: "Ein Auszug hat höchstens {count} Zeichen. Kürzen Sie ihn.",
    other: "Ein Auszug hat höchstens {count} Zeichen. Kürzen Sie ihn.",
  },
  'A language is written as in "en" or "pt-BR".':
    "Eine Sprache wird geschrieben wie „en“ oder „pt-BR“.",
  "This is no time that can be kept.": "Das ist keine Zeit, die sich speichern lässt.",
  "The date is before the year 1000.": "Das Datum liegt vor dem Jahr 1000.",
  "The date is after the year 9999.": "Das Datum liegt nach dem Jahr 9999.",
  'An address starts with "/".': "Eine Adresse beginnt mit „/“.",
  "An address has at most {count} bytes.": {
    one: "Eine Adresse hat höchstens {count} Byte.",
    other: "Eine Adresse hat höchstens {count} Byte.",
  },
  "An address has no empty steps, dots alone or control characters, and at most 1,000 characters: no link could lead to it.":
    "Eine Adresse hat keine leeren Teile, keine Punkte allein, keine Steuerzeichen und höchstens 1.000 Zeichen: Zu dieser könnte kein Link führen.",
  "The site itself answers at this address, so a page stored there would never be seen. Choose another.":
    "Unter dieser Adresse antwortet die Website selbst, deshalb sähe dort nie jemand eine Seite. Wählen Sie eine andere.",
  "This author is not there any more. Choose another.":
    "Diese Autorin oder diesen Autor gibt es nicht mehr. Wählen Sie jemand anderen.",
  "A category or tag was deleted meanwhile. Choose again what this belongs to.":
    "Eine Kategorie oder ein Schlagwort wurde inzwischen gelöscht. Wählen Sie neu, wozu dies gehört.",
  "The page above is not there any more. Choose another.":
    "Die Seite darüber gibt es nicht mehr. Wählen Sie eine andere.",
  "A page cannot stand below itself. Choose another.":
    "Eine Seite kann nicht unter sich selbst stehen. Wählen Sie eine andere.",
  "Blocks may stand at most {count} deep in one another.": {
    one: "Blöcke dürfen höchstens {count} Ebene tief ineinander stehen.",
    other: "Blöcke dürfen höchstens {count} Ebenen tief ineinander stehen.",
  },
  "Choose a picture, or take this one out.": "Wählen Sie ein Bild, oder nehmen Sie dieses heraus.",
  "The value holds more than {count} levels of lists and records in one another, which cannot be stored.":
    {
      one: "Der Wert hat mehr als {count} Ebene von Listen und Einträgen ineinander und lässt sich nicht speichern.",
      other:
        "Der Wert hat mehr als {count} Ebenen von Listen und Einträgen ineinander und lässt sich nicht speichern.",
    },
  "A description has at most {count} characters. Shorten it.": {
    one: "Eine Beschreibung hat höchstens {count} Zeichen. Kürzen Sie sie.",
    other: "Eine Beschreibung hat höchstens {count} Zeichen. Kürzen Sie sie.",
  },
  "Nothing of this title can be seen. Write some letters: the page is found by them.":
    "Von diesem Titel ist nichts zu sehen. Schreiben Sie ein paar Buchstaben: An ihnen wird die Seite wiedergefunden.",
  "A block of it is not filled in yet, and visitors would miss that block. Open it and publish it there: what is wrong is marked then.":
    "Ein Block darin ist noch nicht ausgefüllt und fehlte den Besuchern. Öffnen Sie das Dokument und veröffentlichen Sie es dort: Dann ist markiert, was nicht stimmt.",
  "This is the home page, and without it visitors would find nothing where they come in. To have another one, change the address of this page, then give the other page the address “/”.":
    "Das ist die Startseite, und ohne sie fänden Besucher nichts, wo sie hereinkommen. Soll es eine andere sein, ändern Sie die Adresse dieser Seite, dann geben Sie der anderen die Adresse „/“.",
} as const;
