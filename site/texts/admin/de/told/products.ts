/** Why a product is not saved. */
export const products = {
  "Another product already has one of these article numbers, and an order could not tell them apart. Choose another.":
    "Ein anderes Produkt hat schon eine dieser Artikelnummern, und eine Bestellung könnte sie nicht unterscheiden. Wählen Sie eine andere.",
  "Write something here, or take it out.": "Schreiben Sie hier etwas, oder nehmen Sie es heraus.",
  "At most {count} characters fit here. Shorten it.": {
    one: "Hier hat höchstens {count} Zeichen Platz. Kürzen Sie es.",
    other: "Hier haben höchstens {count} Zeichen Platz. Kürzen Sie es.",
  },
  "A price is a whole number of the currency's smallest unit.":
    "Ein Preis ist eine ganze Zahl der kleinsten Einheit der Währung.",
  "A price is not below zero.": "Ein Preis ist nicht kleiner als null.",
  "This price is too high to be counted exactly.":
    "Dieser Preis ist zu hoch, um genau gerechnet zu werden.",
  "Count whole pieces.": "Zählen Sie ganze Stücke.",
  "There cannot be fewer than none.": "Weniger als keines kann es nicht geben.",
  "At most {count} can be counted.": {
    one: "Höchstens {count} lässt sich zählen.",
    other: "Höchstens {count} lassen sich zählen.",
  },
  "Give it at least one value, or take it out.":
    "Geben Sie mindestens einen Wert an, oder nehmen Sie es heraus.",
  "A value stands twice.": "Ein Wert steht doppelt.",
  "The reduction ends before it begins. Give it a later end.":
    "Die Ermäßigung endet, bevor sie beginnt. Geben Sie ihr ein späteres Ende.",
  "A reduction is to a lower price than the usual one, and there is one at a time.":
    "Eine Ermäßigung führt zu einem niedrigeren Preis als dem üblichen, und es gibt immer nur eine.",
  "The regular price must be above the price: leave it out where nothing is reduced.":
    "Der reguläre Preis muss über dem Preis liegen: Lassen Sie ihn weg, wo nichts ermäßigt ist.",
  "This is no address of a page. Copy it from there.":
    "Das ist keine Adresse einer Seite. Kopieren Sie sie von dort.",
  'An address elsewhere starts with "https://".': "Eine Adresse anderswo beginnt mit „https://“.",
  "An address has at most {count} characters.": {
    one: "Eine Adresse hat höchstens {count} Zeichen.",
    other: "Eine Adresse hat höchstens {count} Zeichen.",
  },
  "A product has at least one variant: it holds the price.":
    "Ein Produkt hat mindestens eine Variante: An ihr hängt der Preis.",
  "A product has at most {count} variants.": {
    one: "Ein Produkt hat höchstens {count} Variante.",
    other: "Ein Produkt hat höchstens {count} Varianten.",
  },
  "Two options have one name, so that no choice could tell them apart. Rename one.":
    "Zweimal heißt eine Wahl gleich, sodass sie sich nicht unterscheiden ließen. Nennen Sie eine davon anders.",
  "A variant does not choose a known value of every option, so nobody could choose it. Give each option one of its values.":
    "Einer Variante fehlt zu einer Wahl ein bekannter Wert, deshalb könnte niemand sie wählen. Geben Sie zu jeder Wahl einen ihrer Werte an.",
  "Two variants have the same choice, so nobody could tell them apart. Remove one.":
    "Zwei Varianten bieten dieselbe Wahl, deshalb könnte niemand sie unterscheiden. Entfernen Sie eine.",
  "Two variants have the same article number. Give each its own.":
    "Zwei Varianten haben dieselbe Artikelnummer. Geben Sie jeder ihre eigene.",
} as const;
