/** Settings of the site. */
export const site = {
  General: "Allgemein",
  "The site’s name, its words, its language and its money.":
    "Name, Worte, Sprache und Währung der Website.",
  "Name of the site": "Name der Website",
  "In the header, and in the title of every window.":
    "In der Kopfzeile und im Titel jedes Fensters.",
  Tagline: "Untertitel der Website",
  "What the site is about, in a few words. Search engines show it, too.":
    "Worum es auf der Website geht, in wenigen Worten. Auch Suchmaschinen zeigen das.",
  "About the journal": "Über das Journal",
  "Stands above the list of posts. Empty for nothing.":
    "Steht über der Liste der Beiträge. Leer heißt: nichts.",
  "Of addresses that do not begin with another, such as /de. Its words and menus then become the site’s own.":
    "Für Adressen, die nicht mit einer anderen beginnen, wie /de. Ihre Worte und Menüs werden dann die eigenen der Website.",
  Currency: "Währung",
  "Prices keep their numbers when it is changed: check them then.":
    "Preise behalten ihre Zahlen, wenn Sie sie ändern: Prüfen Sie sie dann.",
  "What is left out is said in the site’s own language.":
    "Was Sie auslassen, steht in der Sprache der Website da.",
  Reading: "Lesen",
  "How much visitors see on one page of a list.":
    "Wie viel Besucher auf einer Seite einer Liste sehen.",
  "Posts on a page": "Beiträge je Seite",
  "Of the journal, of its categories, and of the portfolio.":
    "Im Journal, in seinen Kategorien und im Portfolio.",
  "Products on a page": "Produkte je Seite",
  "Of the shop. Two, three or four stand side by side, so multiples of 12 fill every row.":
    "Im Laden. Zwei, drei oder vier stehen nebeneinander, deshalb füllen Vielfache von 12 jede Reihe.",
  Menus: "Menüs",
  "Where the header and the footer lead, in each language.":
    "Wohin Kopf- und Fußzeile führen, in jeder Sprache.",
  Theme: "Gestaltung",
  "The site’s colour, and what moves on it.": "Die Farbe der Website, und was sich auf ihr bewegt.",
  "Accent colour": "Akzentfarbe",
  "Of links and of what asks to be clicked. Where it could not be read, it is made darker on light pages and lighter on dark ones.":
    "Für Links und alles, was angeklickt werden will. Wo sie nicht zu lesen wäre, wird sie auf hellen Seiten dunkler und auf dunklen heller.",
  "Header stays in view": "Kopfzeile bleibt im Blick",
  "While a page is scrolled, as long as its menu fits on one line.":
    "Beim Scrollen einer Seite, solange ihr Menü in eine Zeile passt.",
  Entrances: "Auftritte",
  "What comes into view moves in. Nothing moves for those who asked their device for calm.":
    "Was in den Blick kommt, bewegt sich herein. Wer sein Gerät um Ruhe gebeten hat, sieht keine Bewegung.",
  "Choices look like the site": "Auswahlfelder sehen aus wie die Website",
  "Otherwise they look as the browser draws them.":
    "Sonst sehen sie aus, wie der Browser sie zeichnet.",
  "Tabs of a product come into view": "Reiter eines Produkts kommen in den Blick",
  "When one is opened, the page scrolls to it.": "Wird einer geöffnet, scrollt die Seite zu ihm.",
} as const;
