/** What the server tells of contact forms. */
export const forms = {
  "Name it.": "Geben Sie ihm einen Namen.",
  "Write a label: without one nobody knows what this is for.":
    "Schreiben Sie eine Beschriftung: Ohne sie weiß niemand, wozu das hier da ist.",
  "The longest text is shorter here than the shortest one.":
    "Der längste Text ist hier kürzer als der kürzeste.",
  "All files of a form together may have 200 MiB at most. Allow less here.":
    "Alle Dateien eines Formulars dürfen zusammen höchstens 200 MiB haben. Erlauben Sie hier weniger.",
  "The largest value is smaller here than the smallest one.":
    "Der größte Wert ist hier kleiner als der kleinste.",
  "Write a whole number here, such as 10.": "Schreiben Sie hier eine ganze Zahl, etwa 10.",
  "Write a number here, such as 10 or 2.5, with a point.":
    "Schreiben Sie hier eine Zahl mit Punkt, etwa 10 oder 2.5.",
  "Write a number above 0 here, such as 10 or 2.5, with a point.":
    "Schreiben Sie hier eine Zahl über 0 mit Punkt, etwa 10 oder 2.5.",
  "Write a day of the calendar here, such as 2026-05-31.":
    "Schreiben Sie hier einen Tag des Kalenders, etwa 2026-05-31.",
  "Tick at least one day: without any, no date would be taken.":
    "Haken Sie mindestens einen Tag an: Ohne einen würde kein Datum angenommen.",
  "Offer something to choose from.": "Bieten Sie etwas zur Auswahl an.",
  "Another choice sends the same. Give each one a value of its own.":
    "Eine andere Auswahl sendet dasselbe. Geben Sie jeder einen eigenen Wert.",
  "This is chosen at first, but it is not among what is offered.":
    "Das ist anfangs gewählt, steht aber nicht zur Auswahl.",
  "Write a question and its answer: a quiz without one stops nobody.":
    "Schreiben Sie eine Frage und ihre Antwort: Ein Quiz ohne Frage hält niemanden auf.",
  "No quiz of the form has this name, so nobody would be asked. Take the question out.":
    "Kein Quiz des Formulars heißt so, also würde niemand gefragt. Nehmen Sie die Frage heraus.",
  "The form does not offer this choice, so it stands for nothing. Take out what it means.":
    "Das Formular bietet diese Auswahl nicht an, also steht sie für nichts. Nehmen Sie ihre Bedeutung heraus.",
  "No field of this name takes files, so none can go along. Choose another.":
    "Kein Feld dieses Namens nimmt Dateien an, also kann keine mitgehen. Wählen Sie ein anderes.",
  "There is no such time. Choose another.":
    "Diesen Zeitpunkt gibt es nicht. Wählen Sie einen anderen.",
  "It would close before it opens. Choose a later time.":
    "Es würde schließen, bevor es öffnet. Wählen Sie einen späteren Zeitpunkt.",
  "Give the form a name.": "Geben Sie dem Formular einen Namen.",
  "No field of the form has this name. Choose another.":
    "Kein Feld des Formulars heißt so. Wählen Sie ein anderes.",
  "This form is not there any more, so nothing was changed. Load the list again.":
    "Dieses Formular gibt es nicht mehr, es wurde also nichts geändert. Laden Sie die Liste neu.",
  "Somebody else changed this form after it was opened here, and saving would undo their work.":
    "Jemand anderes hat dieses Formular geändert, nachdem es hier geöffnet wurde; das Speichern würde diese Arbeit rückgängig machen.",
  "Only owners say where mails go, who may send a form and how long it is kept. Leave that as it is, or ask an owner.":
    "Nur die Leitung legt fest, wohin E-Mails gehen, wer ein Formular senden darf und wie lange alles aufbewahrt wird. Lassen Sie das, wie es ist, oder fragen Sie die Leitung.",
  "Mails of this form go to what is sent in this field, so only owners give it another kind, value or choice. Leave that as it was, or ask an owner.":
    "E-Mails dieses Formulars gehen an das, was in diesem Feld gesendet wird; eine andere Art, einen anderen Wert oder eine neue Auswahl gibt ihm darum nur die Leitung. Lassen Sie das, wie es war, oder fragen Sie die Leitung.",
  "Messages that came with it are still kept, so it was not deleted. Delete them for good first, also those in the spam and in the trash.":
    "Nachrichten, die damit gekommen sind, werden noch aufbewahrt, es wurde also nicht gelöscht. Löschen Sie diese zuerst endgültig, auch die im Spam und im Papierkorb.",
  "The form to copy is not there any more. Choose another.":
    "Das Formular, das kopiert werden soll, gibt es nicht mehr. Wählen Sie ein anderes.",
  "A form holds at most {max} fields and texts, and this template has more. Make two of it.":
    "Ein Formular fasst höchstens {max} Felder und Texte, und diese Vorlage hat mehr. Machen Sie zwei daraus.",
  "No field could be read in this template. Paste all of the form's text, with its tags in square brackets.":
    "In dieser Vorlage konnte kein Feld gelesen werden. Fügen Sie den ganzen Text des Formulars ein, mit den Angaben in eckigen Klammern.",
} as const;
