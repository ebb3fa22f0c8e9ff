/** The words of the image lightbox. */
export const lightbox = {
  "lightbox.name": "Bildbetrachter",
  "lightbox.previous": "Zurück",
  "lightbox.next": "Weiter",
  "lightbox.zoomIn": "Vergrößern",
  "lightbox.zoomOut": "Verkleinern",
  "lightbox.loading": "Wird geladen …",
  "lightbox.of": "{current} von {total}",
  "lightbox.imageError": "Das Bild konnte nicht geladen werden",
  "lightbox.contentError": "Der Inhalt konnte nicht geladen werden",
  "lightbox.notFound": "Inhalt nicht gefunden",
  "lightbox.explain":
    "Dies liegt bei {name}. Um es zu zeigen, fragt Ihr Browser bei {name} an, wo man dann Ihre Adresse kennt und weiß, was Sie ansehen.",
  "lightbox.show": "Von {name} zeigen",
  "lightbox.enlarge": "Bilder vergrößern",
} as const;
