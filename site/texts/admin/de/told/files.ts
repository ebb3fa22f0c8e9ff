/** Why a file is not taken into the media, or not changed there. */
export const files = {
  "The file is empty. Choose another.": "Die Datei ist leer. Wählen Sie eine andere.",
  "The file is of a kind that is not kept here, whatever its name says. Bring pictures (JPEG, PNG, WebP, AVIF, GIF, SVG), films (MP4, WebM), sounds (MP3, M4A, AAC, Ogg, WAV, FLAC), captions (WebVTT), PDF, ZIP or office documents.":
    "Dateien dieser Art werden hier nicht aufbewahrt, was immer ihr Name sagt. Möglich sind Bilder (JPEG, PNG, WebP, AVIF, GIF, SVG), Filme (MP4, WebM), Töne (MP3, M4A, AAC, Ogg, WAV, FLAC), Untertitel (WebVTT), PDF, ZIP oder Office-Dokumente.",
  "The picture is in HEIC, as iPhones take them, which most browsers do not show. Save it as JPEG and bring it again.":
    "Das Bild ist im Format HEIC, in dem iPhones aufnehmen und das die meisten Browser nicht zeigen. Speichern Sie es als JPEG und laden Sie es noch einmal hoch.",
  "The file is larger than the {size} MB that a {kind} may have. Make it smaller and bring it again.":
    "Die Datei ist größer als die {size} MB, die eine Datei dieser Art haben darf. Verkleinern Sie sie und laden Sie sie noch einmal hoch.",
  "This picture is larger than the {size} MB that a picture may have. Make it smaller, then put it in as a file.":
    "Dieses Bild ist größer als die {size} MB, die ein Bild haben darf. Verkleinern Sie es, dann fügen Sie es als Datei ein.",
  "The picture has more than 100 million pixels, or a side of more than {side}. Make it smaller and bring it again.":
    "Das Bild hat mehr als 100 Millionen Pixel oder eine Seite von mehr als {side}. Verkleinern Sie es und laden Sie es noch einmal hoch.",
  "The picture takes too much time or memory to be shown. Save it smaller or simpler, and bring it again.":
    "Das Bild braucht zu viel Zeit oder Speicher, um gezeigt zu werden. Speichern Sie es kleiner oder einfacher und laden Sie es noch einmal hoch.",
  "The picture is damaged: it cannot be read to its end. Save it anew and bring it again.":
    "Das Bild ist beschädigt: Es lässt sich nicht bis zum Ende lesen. Speichern Sie es neu und laden Sie es noch einmal hoch.",
  "The library that reads pictures (sharp) cannot be loaded on this machine, so no picture can be taken. Run `npm install --include=optional`, then try again.":
    "Die Bibliothek, die Bilder liest (sharp), lässt sich auf diesem Rechner nicht laden, deshalb kann kein Bild angenommen werden. Führen Sie `npm install --include=optional` aus, dann versuchen Sie es noch einmal.",
  "Too many pictures are being made at present. Try again in a few seconds.":
    "Gerade werden zu viele Bilder erzeugt. Versuchen Sie es in ein paar Sekunden noch einmal.",
  "A file was brought, found to be known, and removed all at once. Bring it again.":
    "Die Datei wurde hochgeladen, war schon bekannt und wurde im selben Moment entfernt. Laden Sie sie noch einmal hoch.",
  "The disk that the media are kept on is full. Make room on it, then bring the file again: nothing of it was kept.":
    "Die Platte, auf der die Medien liegen, ist voll. Schaffen Sie dort Platz, dann laden Sie die Datei noch einmal hoch: Von ihr wurde nichts behalten.",
  "The room that the media may take on their disk is used up. Make room on it, then bring the file again: nothing of it was kept.":
    "Der Platz, den die Medien auf ihrer Platte belegen dürfen, ist verbraucht. Schaffen Sie dort Platz, dann laden Sie die Datei noch einmal hoch: Von ihr wurde nichts behalten.",
  "The folder of the media cannot be written. Make it writable for this user, then bring the file again: nothing of it was kept.":
    "In den Ordner der Medien lässt sich nicht schreiben. Machen Sie ihn für diesen Benutzer beschreibbar, dann laden Sie die Datei noch einmal hoch: Von ihr wurde nichts behalten.",
  "The disk that the media are kept on fails. Look after it, then bring the file again: nothing of it was kept.":
    "Die Platte, auf der die Medien liegen, versagt. Sehen Sie nach ihr, dann laden Sie die Datei noch einmal hoch: Von ihr wurde nichts behalten.",
  "This server has too many files open at present. Wait a moment, then bring the file again: nothing of it was kept.":
    "Der Server hat gerade zu viele Dateien offen. Warten Sie einen Augenblick, dann laden Sie die Datei noch einmal hoch: Von ihr wurde nichts behalten.",
  "An upload is sent as multipart/form-data.":
    "Hochgeladenes wird als multipart/form-data gesendet.",
  "The upload is no multipart/form-data, or it broke off. Send it again.":
    "Das Hochgeladene ist kein multipart/form-data, oder es brach ab. Senden Sie es noch einmal.",
  "The upload is too large. Send fewer files at once, or smaller ones.":
    "Das ist zu groß, um es hochzuladen. Senden Sie weniger Dateien auf einmal, oder kleinere.",
  "An upload brings at most {count} files. Send the others by themselves.": {
    one: "Auf einmal lässt sich höchstens {count} Datei hochladen. Senden Sie die anderen für sich.",
    other:
      "Auf einmal lassen sich höchstens {count} Dateien hochladen. Senden Sie die anderen für sich.",
  },
  "A field of the upload is too long. Shorten it and send it again.":
    "Ein Feld des Hochgeladenen ist zu lang. Kürzen Sie es und senden Sie es noch einmal.",
  "Nothing came of the upload for half a minute, so it was given up. Send it again.":
    "Eine halbe Minute lang kam beim Hochladen nichts an, deshalb wurde es aufgegeben. Senden Sie es noch einmal.",
  "This account uploads too much at once. Wait a few minutes.":
    "Dieses Konto lädt zu viel auf einmal hoch. Warten Sie ein paar Minuten.",
  "There is no file in this upload, so nothing was kept.":
    "Es wurde keine Datei gesendet, deshalb wurde nichts behalten.",
  "There is no such file among the media, or not any more.":
    "Diese Datei gibt es unter den Medien nicht, oder nicht mehr.",
  "This file is shown where `used_by` says, and would be missing there, so it was not removed. Take it out there first, or send ?force to remove it all the same.":
    "Diese Datei wird noch gezeigt und fehlte dort, deshalb wurde sie nicht entfernt. Nehmen Sie sie dort erst heraus.",
  "What was sent cannot be used: {issue}":
    "Was gesendet wurde, lässt sich nicht verwenden: {issue}",
  "A change is sent as application/json.": "Eine Änderung wird als application/json gesendet.",
  "The change is no JSON.": "Die Änderung ist kein JSON.",
  "This address answers {allow} only.": "Diese Adresse antwortet nur auf {allow}.",
  "This picture could not be fetched from its site. Save it from there as a file, then put the file in.":
    "Dieses Bild ließ sich von seiner Website nicht holen. Speichern Sie es dort als Datei, dann fügen Sie die Datei ein.",
  "A picture of another site stands in this server’s temporary folder on its way, which cannot be written. Make room in it, then put the picture in again: nothing of it was kept.":
    "Ein Bild einer anderen Website steht unterwegs im Ordner für Vorläufiges auf diesem Server, und der lässt sich nicht beschreiben. Schaffen Sie dort Platz, dann fügen Sie das Bild noch einmal ein: Nichts davon wurde behalten.",
  "Use an address of the web.": "Nehmen Sie eine Adresse des Webs.",
} as const;
