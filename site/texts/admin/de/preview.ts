export const preview = {
  "preview.title": "Vorschau",
  "preview.frame": "Die Seite, wie Besucher sie sehen werden, {width} Pixel breit",
  "preview.width": "Breite",
  "preview.phone": "Telefon, 360 Pixel breit",
  "preview.tablet": "Tablet, 768 Pixel breit",
  "preview.desktop": "Bildschirm, 1.280 Pixel breit",
  "preview.as": "Ansehen als",
  "preview.light": "Helle Farben",
  "preview.dark": "Dunkle Farben",
  "preview.motion": "Weniger Bewegung",
  "preview.script": "Ohne Skripte",
  "preview.rtl": "Von rechts nach links",
  "preview.visitor": "Mit Konto angemeldet",
  "preview.help":
    "Drücken Sie auf einen Block, um ihn im Editor zu bearbeiten, oder F2, wo Sie sind.",
  "preview.open": "Vorschau in einem neuen Tab öffnen",
  "preview.failed":
    "Die Vorschau ließ sich nicht erneuern. Was Sie geschrieben haben, ist nicht verloren.",
  "preview.retry": "Noch einmal versuchen",
  "preview.link": "In der Vorschau führen Links nirgendwohin. Dieser führt zu {address}.",
  "preview.follow": "In einem neuen Tab öffnen",
  "preview.close": "Schließen",
} as const;
