/** Blocks that lead elsewhere. */
export const leading = {
  "Line above": "Zeile darüber",
  "Level of the title": "Ebene des Titels",
  "Line below": "Zeile darunter",
  "Label of the button": "Aufschrift des Knopfes",
  "Largest title, in pixels": "Größter Titel, in Pixeln",
  "It is as large as it has room.": "Er ist so groß, wie er Platz hat.",
  "Picture behind it": "Bild dahinter",
  "It goes a little slower than the page.": "Es bewegt sich etwas langsamer als die Seite.",
  "As wide as the window": "So breit wie das Fenster",
  "From 992 pixels.": "Ab 992 Pixeln.",
  "Comes in when it is scrolled to": "Erscheint, wenn man dorthin scrollt",
  "The name for links of a heading on the same page.":
    "Der Name für Links einer Überschrift auf derselben Seite.",
  "Scrolls smoothly": "Scrollt sanft",
} as const;
