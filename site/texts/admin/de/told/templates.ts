/** What of a form's template did not come along as it was meant. */
export const templates = {
  "it has more than {max} tags: from here on it is left out. Make two forms of it":
    "Die Vorlage hat mehr als {max} Angaben in Klammern: Was ab hier steht, fehlt. Machen Sie zwei Formulare daraus",
  '"{opening}" opens a tag that nothing closes: put a "]" behind it':
    "„{opening}“ öffnet eine Klammer, die nichts schließt: Setzen Sie „]“ dahinter",
  '"{type}" has no name: write one behind it, such as [{type} your-{type}]':
    "„{type}“ hat keinen Namen: Schreiben Sie einen dahinter, etwa [{type} your-{type}]",
  '"{given}" is no name that a field can have: begin it with a letter, and go on with letters, digits, "-" and "_"':
    "„{given}“ kann kein Feld heißen: Beginnen Sie mit einem Buchstaben, weiter geht es mit Buchstaben, Ziffern, „-“ und „_“",
  "[{kind} {field}]: no field has this name. Name one of the form, or take this out":
    "[{kind} {field}]: So heißt kein Feld. Nennen Sie eines des Formulars, oder nehmen Sie das heraus",
  "[{tag}]: nothing here is like it. Take it out, or put a field in its place":
    "[{tag}]: Dem entspricht hier nichts. Nehmen Sie es heraus, oder setzen Sie ein Feld an seine Stelle",
  "[{tag}]: another field has this name, so that it is called {name}. Give it a name of its own":
    "[{tag}]: So heißt schon ein anderes Feld, deshalb heißt dieses hier {name}. Geben Sie ihm einen eigenen Namen",
  "[{tag}]: {options}: not known here. Take it out":
    "[{tag}]: {options}: hier nicht bekannt. Nehmen Sie das heraus",
  "[{tag}]: {text} begins with a quote that nothing closes: close it":
    "[{tag}]: {text} beginnt mit einem Anführungszeichen, das nichts schließt: Schließen Sie es",
  '[{tag}]: "id:{id}" is no id: begin it with a letter, and go on with letters, digits, "-" and "_"':
    "[{tag}]: „id:{id}“ ist keine id: Beginnen Sie mit einem Buchstaben, weiter geht es mit Buchstaben, Ziffern, „-“ und „_“",
  '[{tag}]: "limit:{limit}" is no size: write one such as limit:500kb or limit:2mb':
    "[{tag}]: „limit:{limit}“ ist keine Größe: Schreiben Sie eine, etwa limit:500kb oder limit:2mb",
  '[{tag}]: "capture:{capture}" is no camera: write capture:user or capture:environment':
    "[{tag}]: „capture:{capture}“ ist keine Kamera: Schreiben Sie capture:user oder capture:environment",
  '[{tag}]: {types}: no type of file. Part endings and types with "|", such as filetypes:pdf|image/*':
    "[{tag}]: {types}: keine Art von Datei. Trennen Sie Endungen und Arten mit „|“, etwa filetypes:pdf|image/*",
  '[{tag}]: "{value}" is no day to begin with, since pages are the same on all days: write one such as 2026-05-31, or nothing':
    "[{tag}]: Mit „{value}“ kann das Feld nicht beginnen, da die Seiten an allen Tagen gleich sind: Schreiben Sie einen Tag, etwa 2026-05-31, oder nichts",
  '[{tag}]: "{text}" cannot be shown while it is empty: write it before the tag':
    "[{tag}]: „{text}“ kann nicht im leeren Feld stehen: Schreiben Sie es vor die Klammer",
  "[{tag}]: its min is above its max, so that nothing fits: turn {min} and {max} round":
    "[{tag}]: min liegt über max, also passt nichts: Vertauschen Sie {min} und {max}",
  '[{tag}]: "{text}" is no day: write one such as 2026-05-31, or as today+30days':
    "[{tag}]: „{text}“ ist kein Tag: Schreiben Sie einen, etwa 2026-05-31 oder today+30days",
  '[{tag}]: "{text}" is no number: write it with digits, such as {option}:5':
    "[{tag}]: „{text}“ ist keine Zahl: Schreiben Sie sie in Ziffern, etwa {option}:5",
  '[{tag}]: "{text}" is no count: write digits, such as {option}:40':
    "[{tag}]: „{text}“ ist keine Anzahl: Schreiben Sie Ziffern, etwa {option}:40",
  "[{tag}]: it has no sentence to agree to: write one, such as [acceptance {name}] I agree. [/acceptance]":
    "[{tag}]: Es fehlt der Satz, dem zugestimmt wird: Schreiben Sie einen, etwa [acceptance {name}] Ich stimme zu. [/acceptance]",
  '[{tag}]: "default:{default}" is not known here: write default:on, or leave it out':
    "[{tag}]: „default:{default}“ ist hier nicht bekannt: Schreiben Sie default:on, oder lassen Sie es weg",
  '[{tag}]: "{value}" is not a question and its answer: part them with "|", such as "2+3=?|5"':
    "[{tag}]: „{value}“ ist keine Frage mit ihrer Antwort: Trennen Sie beide mit „|“, etwa 2+3=?|5",
  "[{tag}]: it has more than {max} questions: take out those that matter least":
    "[{tag}]: Es hat mehr als {max} Fragen: Nehmen Sie die unwichtigsten heraus",
  '[{tag}]: it has no question, and asks "{question}": write your own, such as "2+3=?|5"':
    "[{tag}]: Es hat keine Frage und fragt „{question}“: Schreiben Sie eine eigene in geraden Anführungszeichen, etwa 2+3=?|5",
  '[{tag}]: "default:{default}" is not known here, since pages are the same for all: write a text in quotes to begin with, or nothing':
    "[{tag}]: „default:{default}“ ist hier nicht bekannt, da die Seiten für alle gleich sind: Schreiben Sie einen anfänglichen Text in geraden Anführungszeichen, oder nichts",
  '[{tag}]: "data:{list}" is a list of the old server: write its choices in quotes':
    "[{tag}]: „data:{list}“ ist eine Liste des alten Servers: Schreiben Sie deren Auswahl in geraden Anführungszeichen",
  '[{tag}]: it has no choices: write them in quotes, such as "Yes" "No"':
    "[{tag}]: Es gibt nichts zur Auswahl: Schreiben Sie die Auswahl dahinter, jeden Eintrag in geraden Anführungszeichen",
  '[{tag}]: "default:{default}" is not known here, since pages are the same for all: count the choices, such as default:1':
    "[{tag}]: „default:{default}“ ist hier nicht bekannt, da die Seiten für alle gleich sind: Zählen Sie die Einträge ab, etwa default:1",
  "[{tag}]: there is no choice {numbers}: they count from 1":
    "[{tag}]: Einen Eintrag {numbers} gibt es nicht: Gezählt wird ab 1",
} as const;
