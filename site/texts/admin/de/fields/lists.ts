/** Blocks that show what is kept elsewhere: products, posts, forms, comments. */
export const lists = {
  "Featured ones": "Hervorgehobene",
  "Only what you put forward.": "Nur, was Sie hervorheben.",
  Order: "Reihenfolge",
  "Newest first": "Neueste zuerst",
  "Cheapest first": "Günstigste zuerst",
  "Dearest first": "Teuerste zuerst",
  "By name": "Nach Namen",
  "Best rated first": "Bestbewertete zuerst",
  Form: "Formular",
  "Field for a product": "Feld für ein Produkt",
  "The name of the field that says which product a visitor asks about.":
    "Der Name des Feldes, das sagt, nach welchem Produkt jemand fragt.",
  Service: "Dienst",
  Facebook: "Facebook",
  Disqus: "Disqus",
  "Page that is talked about": "Seite, über die gesprochen wird",
  "Its whole address; empty for the page that the comments stand on.":
    "Ihre ganze Adresse; leer heißt: die Seite, auf der die Kommentare stehen.",
  Forum: "Forum",
  "Its short name at the service.": "Sein Kurzname beim Dienst.",
} as const;
