/** What the settings of consent and media say. */
export const consentAndMedia = {
  Consent: "Einwilligung",
  "How visitors are asked before other services learn of them. A site that shows nothing of others need not ask.":
    "Wie Besucher gefragt werden, bevor andere Dienste von ihnen erfahren. Eine Website, die nichts von anderen zeigt, muss nicht fragen.",
  "Visitors are asked first": "Besucher werden zuerst gefragt",
  "Before comments, films and maps that other services keep are fetched, which tells these who reads what. Otherwise they come at once, until a visitor refuses; many countries’ laws ask you to ask. Films on a page always wait for a press.":
    "Bevor Kommentare, Filme und Karten geholt werden, die bei anderen Diensten liegen; diese erfahren dadurch, wer was liest. Sonst kommen sie sofort, bis jemand ablehnt; in vielen Ländern schreibt das Gesetz vor zu fragen. Filme auf einer Seite warten immer auf einen Klick.",
  "Days that an answer holds": "Tage, die eine Antwort gilt",
  "Then the visitor is asked again. A change holds for answers given before, too.":
    "Danach wird noch einmal gefragt. Eine Änderung gilt auch für Antworten von früher.",
  "What visitors are told": "Was Besucher lesen",
  "{name} stands for the service. Empty for the usual words.":
    "{name} steht für den Dienst. Leer für die üblichen Worte.",
  "Button that shows it": "Schaltfläche, die es zeigt",
  Media: "Medien",
  "Which files are taken, and how pictures are made smaller for pages.":
    "Welche Dateien angenommen und wie Bilder für Seiten verkleinert werden.",
  "Largest upload in megabytes": "Größte Datei in Megabyte",
  "What is larger is refused. Pictures may have 64 at most, sounds and documents 256, captions 2. Imports are not held to it.":
    "Was größer ist, wird abgelehnt. Bilder dürfen höchstens 64 haben, Töne und Dokumente 256, Untertitel 2. Für Importe gilt es nicht.",
  "Quality of pictures": "Qualität der Bilder",
  "Of the sizes that pages show; what you brought stays as it is. They are made anew, each when somebody asks for it first. Whoever has seen a picture keeps it as it was.":
    "Der Größen, die Seiten zeigen; was Sie hochgeladen haben, bleibt, wie es ist. Sie werden neu gemacht, jede, wenn zum ersten Mal jemand danach fragt. Wer ein Bild schon gesehen hat, behält es, wie es war.",
  "Small: fetched fastest": "Klein: am schnellsten geholt",
  Balanced: "Ausgewogen",
  "Fine: for photographs that people look at closely":
    "Fein: für Fotografien, die man genau ansieht",
  "Pictures as AVIF, too": "Bilder auch als AVIF",
  "Often smaller than WebP, for browsers that know it. It takes the server some work: switch it off on a small machine.":
    "Oft kleiner als WebP, für Browser, die es kennen. Es macht dem Server Arbeit: Schalten Sie es auf einer kleinen Maschine aus.",
  "Films do not say where they were taken": "Filme sagen nicht, wo sie aufgenommen wurden",
  "Phones note the place in a film, and everybody who saves it could read that. It is taken out of MP4 files as they come. Pictures never show it: pages have sizes made of them, without such notes.":
    "Telefone schreiben den Ort in einen Film, und wer ihn speichert, könnte das lesen. Aus MP4-Dateien wird er beim Hochladen entfernt. Bilder zeigen ihn nie: Seiten haben daraus gemachte Größen ohne solche Angaben.",
};
