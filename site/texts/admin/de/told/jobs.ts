/** Why a job failed, where that is not the word of another's server. */
export const jobs = {
  "No mail server is set any more.": "Es ist kein Mailserver mehr eingestellt.",
  "Another server is at work on this mail.": "Ein anderer Server arbeitet an dieser E-Mail.",
  "Nobody knows whether it arrived: the mail server had all of it, and its answer was lost. Ask whom it was for; then drop it, or retry it to send it again.":
    "Niemand weiß, ob sie ankam: Der Mailserver hatte alles, und seine Antwort ging verloren. Fragen Sie, an wen sie ging; dann verwerfen Sie sie, oder versuchen Sie es noch einmal, um sie erneut zu senden.",
  "This version of the software cannot read the job. Retry it with the version that wrote it, or drop it.":
    "Diese Version der Software kann die Aufgabe nicht lesen. Versuchen Sie es mit der Version noch einmal, die sie angelegt hat, oder verwerfen Sie sie.",
  "The server that was at work on it ended before it was done.":
    "Der Server, der daran arbeitete, wurde beendet, bevor es erledigt war.",
  "The mail server hung up before the end of the mail.":
    "Der Mailserver legte vor dem Ende der E-Mail auf.",
  "The mail server answers, but so slowly that the mail was not through in time.":
    "Der Mailserver antwortet, aber so langsam, dass die E-Mail nicht rechtzeitig durchkam.",
} as const;
