export const comments = {
  "comments.title": "Kommentare",
  "comments.count": { one: "{count} Kommentar", other: "{count} Kommentare" },
  "comments.none": "Hier hat noch niemand geschrieben. Machen Sie den Anfang.",
  "comments.noReviews": "Das hat noch niemand bewertet. Machen Sie den Anfang.",
  "comments.write": "Kommentar schreiben",
  "comments.writeReview": "Bewertung schreiben",
  "comments.note":
    "Was Sie schreiben, erscheint hier, sobald wir es gelesen haben. Ihre E-Mail-Adresse wird nie gezeigt.",
  "comments.name": "Name",
  "comments.email": "E-Mail-Adresse",
  "comments.text": "Kommentar",
  "comments.reviewText": "Bewertung",
  "comments.rating": "Ihre Wertung",
  "comments.stars": { one: "{count} Stern", other: "{count} Sterne" },
  "comments.rated": { one: "{count} von {total} Sternen", other: "{count} von {total} Sternen" },
  "comments.send": "Kommentar absenden",
  "comments.sendReview": "Bewertung absenden",
  "comments.reply": "Antworten",
  "comments.replyTo": "Antwort an {name}",
  "comments.sendReply": "Antwort absenden",
  "comments.inReplyTo": "Antwort an {name}",
  "comments.ofSite": "Von dieser Seite",
  "comments.leaveEmpty": "Dieses Feld leer lassen",
  "comments.received":
    "Vielen Dank, es ist angekommen. Sobald wir es gelesen und freigegeben haben, erscheint es hier.",
  "comments.notSent": "Das wurde noch nicht gesendet",
  "comments.mend": {
    one: "Eine Angabe fehlt oder stimmt nicht:",
    other: "{count} Angaben fehlen oder stimmen nicht:",
  },
  "comments.back": "Zurück zu „{title}“, ohne zu senden",
  "comments.tooMany": {
    one: "Sie haben in kurzer Zeit mehrere Kommentare gesendet. Bitte warten Sie eine Minute und senden Sie dann diesen: Ihr Text steht noch hier.",
    other:
      "Sie haben in kurzer Zeit mehrere Kommentare gesendet. Bitte warten Sie {count} Minuten und senden Sie dann diesen: Ihr Text steht noch hier.",
  },
  "comments.closed":
    "Auf dieser Seite kann nicht mehr kommentiert werden. Es wurde nichts gesendet.",
  "comments.gone":
    "Die Seite, zu der Sie geschrieben haben, gibt es nicht mehr. Es wurde nichts gesendet.",
  "comments.error.nameMissing":
    "Schreiben Sie Ihren Namen, damit andere wissen, wem sie antworten.",
  "comments.error.nameLong": "Der Name ist zu lang. Kürzen Sie ihn auf {limit} Zeichen.",
  "comments.error.emailMissing": "Schreiben Sie Ihre E-Mail-Adresse. Sie wird nie gezeigt.",
  "comments.error.emailWrong":
    "Das ist keine E-Mail-Adresse. Schreiben Sie sie wie name@example.com.",
  "comments.error.emailLong":
    "Die E-Mail-Adresse ist zu lang. Nehmen Sie eine mit höchstens {limit} Zeichen.",
  "comments.error.textMissing": "Schreiben Sie, was Sie sagen möchten.",
  "comments.error.textLong": "Der Text ist zu lang. Kürzen Sie ihn auf {limit} Zeichen.",
  "comments.error.ratingMissing": "Wählen Sie, wie viele Sterne Sie geben.",
  "comments.error.hiddenField":
    "Etwas hat ein Feld ausgefüllt, das Menschen nicht sehen. Bitte senden Sie Ihren Text noch einmal.",
  "comments.error.parentGone":
    "Den Kommentar, auf den Sie antworten, gibt es nicht mehr. Senden Sie Ihren noch einmal: Er steht dann für sich.",
} as const;
