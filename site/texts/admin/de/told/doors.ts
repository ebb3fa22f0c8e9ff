/** Who may do something, and what cannot be read at all. */
export const doors = {
  "This was not sent from a page of this site, so nothing was done.":
    "Das kam nicht von einer Seite dieser Website, deshalb ist nichts geschehen.",
  "Nobody is signed in, so nothing was done. Sign in and try again.":
    "Niemand ist angemeldet, deshalb ist nichts geschehen. Melden Sie sich an und versuchen Sie es noch einmal.",
  "This account may not work on the site's content, so nothing was done. Its owner can allow it.":
    "Dieses Konto darf nicht am Inhalt der Website arbeiten, deshalb ist nichts geschehen. Die Leitung kann es erlauben.",
  "This account may not work on the site's content. Its owner can allow it.":
    "Dieses Konto darf nicht am Inhalt der Website arbeiten. Die Leitung kann es erlauben.",
  "Only an owner of this site may do this, so nothing was done. Ask one, or have them make you an owner.":
    "Das darf nur die Leitung dieser Website, deshalb ist nichts geschehen. Fragen Sie dort, oder lassen Sie sich in die Leitung aufnehmen.",
  "This page is too old, or another's, so nothing was done. Load it again and repeat it.":
    "Diese Seite ist zu alt oder gehört zu einem anderen Konto, deshalb ist nichts geschehen. Laden Sie sie neu und wiederholen Sie es.",
  "This address and this password do not belong together. Try again.":
    "Diese Adresse und dieses Passwort gehören nicht zusammen. Versuchen Sie es noch einmal.",
  "There were too many attempts to sign in. Wait {count} minutes, then try again.": {
    one: "Das waren zu viele Versuche, sich anzumelden. Warten Sie eine Minute, dann versuchen Sie es noch einmal.",
    other:
      "Das waren zu viele Versuche, sich anzumelden. Warten Sie {count} Minuten, dann versuchen Sie es noch einmal.",
  },
  "There were too many attempts, so nothing was changed. Wait {count} minutes, then try again.": {
    one: "Das waren zu viele Versuche, deshalb wurde nichts geändert. Warten Sie eine Minute, dann versuchen Sie es noch einmal.",
    other:
      "Das waren zu viele Versuche, deshalb wurde nichts geändert. Warten Sie {count} Minuten, dann versuchen Sie es noch einmal.",
  },
  "This account is not there any more. Its owner can tell you why.":
    "Dieses Konto gibt es nicht mehr. Die Leitung der Website kann Ihnen sagen, warum.",
  "This is not the password that you have now.": "Das ist nicht Ihr jetziges Passwort.",
  "Write a name.": "Schreiben Sie einen Namen.",
  "Nobody can sign in with this address. Write one like name@example.com, in Latin letters.":
    "Mit dieser Adresse kann sich niemand anmelden. Schreiben Sie eine wie name@example.com, in lateinischen Buchstaben.",
  "There is nothing at this address of the owner's screens.":
    "Unter dieser Adresse gibt es hier nichts.",
  "This is more than 12 MB, too much to be saved at once, so nothing was changed. Split it into several pages, and put pictures into the media instead of into the text.":
    "Das sind mehr als 12 MB, zu viel, um es auf einmal zu speichern; deshalb wurde nichts geändert. Teilen Sie es auf mehrere Seiten auf, und legen Sie Bilder in die Medien statt in den Text.",
  "This address takes application/json.": "Diese Adresse nimmt application/json an.",
  "This list cannot be shown as it was asked for.":
    "So, wie nach dieser Liste gefragt wurde, lässt sie sich nicht zeigen.",
  "What was sent is no JSON, so nothing was done. Load the page again and repeat it.":
    "Was gesendet wurde, ist kein JSON, deshalb ist nichts geschehen. Laden Sie die Seite neu und wiederholen Sie es.",
  "Something in this form is not right yet, so nothing was saved. It is marked below.":
    "Etwas in diesem Formular stimmt noch nicht, deshalb wurde nichts gespeichert. Es ist unten markiert.",
  "The site could not answer. It is not your fault; please try again in a minute.":
    "Die Website konnte nicht antworten. Es liegt nicht an Ihnen; versuchen Sie es bitte in einer Minute noch einmal.",
  "This request cannot be answered as it was sent.":
    "Auf diese Anfrage lässt sich so, wie sie gesendet wurde, nicht antworten.",
  "What was sent is too large for this address. Send less.":
    "Was gesendet wurde, ist für diese Adresse zu groß. Senden Sie weniger.",
  "This account is not there any more, so nothing was done. Load the list again.":
    "Dieses Konto gibt es nicht mehr, deshalb ist nichts geschehen. Laden Sie die Liste neu.",
  "There is an account with this address already, and an address can have one only. Find it in the list and give it another role, or use another address.":
    "Mit dieser Adresse gibt es schon ein Konto, und eine Adresse kann nur eines haben. Suchen Sie es in der Liste und geben Sie ihm eine andere Rolle, oder nehmen Sie eine andere Adresse.",
  "Nobody else owns this site and can sign in, and without an owner nobody could run it. Make somebody else an owner first.":
    "Sonst gehört niemand zur Leitung dieser Website, der sich anmelden kann, und ohne Leitung könnte niemand sie betreiben. Nehmen Sie erst jemand anderen in die Leitung auf.",
} as const;
