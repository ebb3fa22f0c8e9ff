/** Why a comment, a category, a tag, a redirect or a view is not changed. */
export const lists = {
  "There is nothing to read in it yet. Write some words, or throw the comment away.":
    "Noch ist darin nichts zu lesen. Schreiben Sie ein paar Worte, oder legen Sie den Kommentar in den Papierkorb.",
  "A comment has at most {count} characters. Leave something out.": {
    one: "Ein Kommentar hat höchstens {count} Zeichen. Lassen Sie etwas weg.",
    other: "Ein Kommentar hat höchstens {count} Zeichen. Lassen Sie etwas weg.",
  },
  "This comment was thrown away, and nobody would see the answer. Approve it first, then answer it.":
    "Dieser Kommentar liegt im Papierkorb, und niemand sähe die Antwort. Geben Sie ihn erst frei, dann antworten Sie.",
  "The page of this comment is not public, so nobody would see the answer. Publish the page first; your text is still here.":
    "Die Seite dieses Kommentars ist nicht öffentlich, deshalb sähe niemand die Antwort. Veröffentlichen Sie erst die Seite; Ihr Text ist noch da.",
  "This comment is not there any more, so nothing was changed. Load the list again.":
    "Diesen Kommentar gibt es nicht mehr, deshalb wurde nichts geändert. Laden Sie die Liste neu.",
  "Give it a name.": "Geben Sie einen Namen an.",
  "Give it a name that can be seen.": "Geben Sie einen Namen an, den man sehen kann.",
  "A name has at most {count} characters.": {
    one: "Ein Name hat höchstens {count} Zeichen.",
    other: "Ein Name hat höchstens {count} Zeichen.",
  },
  "A description has at most {count} characters.": {
    one: "Eine Beschreibung hat höchstens {count} Zeichen.",
    other: "Eine Beschreibung hat höchstens {count} Zeichen.",
  },
  "Another one already has this address, and it can lead to one only. Choose another.":
    "Diese Adresse ist schon vergeben, und sie kann nur zu einem führen. Wählen Sie eine andere.",
  "What this should stand below is not there any more. Choose another.":
    "Worunter dies stehen soll, gibt es nicht mehr. Wählen Sie etwas anderes.",
  "It cannot stand below itself, or below what stands below it. Choose another.":
    "Es kann nicht unter sich selbst stehen, auch nicht unter etwas, das darunter steht. Wählen Sie etwas anderes.",
  "An address needs letters or digits. Write some.":
    "Eine Adresse braucht Buchstaben oder Ziffern. Schreiben Sie welche.",
  "One of the two is not there any more, or they are not of the same kind, so nothing was changed. Load the list again.":
    "Eines von beiden gibt es nicht mehr, oder sie sind nicht von derselben Art; deshalb wurde nichts geändert. Laden Sie die Liste neu.",
  "This is not there any more, so nothing was changed. Load the list again.":
    "Das gibt es nicht mehr, deshalb wurde nichts geändert. Laden Sie die Liste neu.",
  "“{name}” cannot be made again: another one has its address by now. Change that one's address, then try again.":
    "„{name}“ lässt sich nicht wieder anlegen: Die Adresse ist inzwischen anders vergeben. Ändern Sie die Adresse dort, dann versuchen Sie es noch einmal.",
  "This address is too long.": "Diese Adresse ist zu lang.",
  "Give an address of this site, such as /about-us.":
    "Geben Sie eine Adresse dieser Website an, etwa /about-us.",
  "This is an address of another site. Redirects lead from and to addresses of this one.":
    "Das ist die Adresse einer anderen Website. Weiterleitungen führen von und zu Adressen dieser Website.",
  "Only the part before “?” and “#” leads somewhere. Leave out what follows.":
    "Nur der Teil vor „?“ und „#“ führt irgendwohin. Lassen Sie weg, was folgt.",
  "No page can have this address: it is too long, or has signs that no address may have. Write it as a browser shows it.":
    "Keine Seite kann diese Adresse haben: Sie ist zu lang oder enthält Zeichen, die in keiner Adresse stehen dürfen. Schreiben Sie sie so, wie ein Browser sie zeigt.",
  "The site itself answers at this address, so nobody would be led on. Choose another.":
    "Unter dieser Adresse antwortet die Website selbst, deshalb würde niemand weitergeleitet. Wählen Sie eine andere.",
  "At some of these old addresses something else stands by now, so they lead nowhere again. The others do.":
    "Unter einigen dieser alten Adressen steht inzwischen etwas anderes, deshalb leiten sie nicht wieder weiter. Die anderen schon.",
  "A page stands at this address, so nobody would be led on. Change the page's address, or throw it away first.":
    "Unter dieser Adresse steht eine Seite, deshalb würde niemand weitergeleitet. Ändern Sie erst die Adresse der Seite, oder legen Sie sie in den Papierkorb.",
  "Another redirect begins here already. Change that one.":
    "Hier beginnt schon eine andere Weiterleitung. Ändern Sie diese.",
  "This would lead in a circle: from there, visitors are led back. Choose another.":
    "Das führte im Kreis: Von dort werden Besucher zurückgeleitet. Wählen Sie eine andere.",
  "This view was deleted already.": "Diese Ansicht wurde schon gelöscht.",
  "This job is over and forgotten by now. Load the list again.":
    "Diese Aufgabe ist inzwischen vorbei und vergessen. Laden Sie die Liste neu.",
} as const;
