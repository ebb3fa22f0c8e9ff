import type { CsvRow } from "./productCsv.ts";

/** A shop of every type that products have, as its export says it. */
export const sampleProducts: readonly CsvRow[] = [
  {
    ...{ ID: "11", Type: "simple", SKU: "MUG-1", Name: "Enamel mug", Published: "1" },
    ...{ "Is featured?": "1", "Visibility in catalog": "visible" },
    "Short description": "Holds <b>three</b> decilitres.",
    Description: "<p>Fired twice.\\nKeeps its colour.</p>",
    ...{ "Tax status": "taxable", "In stock?": "1", Stock: "4", "Backorders allowed?": "0" },
    ...{ "Weight (kg)": "0.2", "Length (cm)": "9", "Width (cm)": "9", "Height (cm)": "8" },
    ...{ "Allow customer reviews?": "1", "Sale price": "12.50", "Regular price": "16" },
    ...{ Categories: "Kitchen > Mugs, Gifts", Tags: "enamel, camping" },
    Images: "https://old.example/wp-content/uploads/mug.png, mug-side.png",
    ...{ "Cross-sells": "id:13, TOWEL" },
    ...{ "Attribute 1 name": "Maker", "Attribute 1 value(s)": "Emaille\\, Sons & Co" },
    ...{ "Attribute 1 visible": "1", "Attribute 1 global": "1" },
  },
  {
    ...{ ID: "12", Type: "variable", SKU: "SHIRT", Name: "Linen shirt", Published: "1" },
    ...{ "Visibility in catalog": "visible", "In stock?": "1", "Allow customer reviews?": "1" },
    ...{ Categories: "Clothes > Shirts", Upsells: "MUG-1" },
    ...{ "Attribute 1 name": "Size", "Attribute 1 value(s)": "S, M, L" },
    ...{ "Attribute 1 visible": "1", "Attribute 1 global": "1" },
    ...{ "Attribute 2 name": "Colour", "Attribute 2 value(s)": "Blue, Undyed" },
    ...{ "Attribute 2 visible": "1", "Attribute 2 global": "0" },
  },
  {
    ...{ ID: "13", Type: "external", SKU: "LAMP", Name: "Paper lamp", Published: "1" },
    ...{ "Visibility in catalog": "visible", "In stock?": "1", "Allow customer reviews?": "0" },
    ...{ "Regular price": "49", "External URL": "https://lamps.example/paper?ref=us&x=1" },
    "Button text": "Buy from the maker",
    Categories: "Home",
  },
  {
    ...{ ID: "14", Type: "grouped", SKU: "TABLE-SET", Name: "Table for two", Published: "1" },
    ...{ "Visibility in catalog": "visible", "In stock?": "1", "Allow customer reviews?": "1" },
    ...{ "Grouped products": "MUG-1, id:15", Categories: "Gifts" },
  },
  {
    ...{ ID: "15", Type: "simple", SKU: "TOWEL", Name: "Tea towel", Published: "1" },
    ...{ "Visibility in catalog": "visible", "In stock?": "backorder", "Regular price": "9.90" },
    ...{ "Allow customer reviews?": "1", Categories: "Kitchen" },
    ...{ "Sale price": "7.90", "Date sale price starts": "2096-11-01" },
    "Date sale price ends": "2096-11-30",
  },
  {
    ...{ ID: "16", Type: "simple, virtual", SKU: "CARD", Name: "Gift card", Published: "1" },
    ...{ "Visibility in catalog": "hidden", "In stock?": "1", "Regular price": "25" },
    "Allow customer reviews?": "0",
  },
  {
    ...{ ID: "17", Type: "simple", SKU: "OLD", Name: "Draft of a stool", Published: "-1" },
    ...{ "Visibility in catalog": "visible", "In stock?": "0", "Regular price": "80" },
  },
  {
    ...{ ID: "21", Type: "variation", SKU: "SHIRT-S-B", Name: "Linen shirt - S, Blue" },
    ...{ Published: "1", "In stock?": "1", Stock: "2", "Regular price": "60", Parent: "SHIRT" },
    ...{ "Attribute 1 name": "Size", "Attribute 1 value(s)": "S" },
    ...{ "Attribute 2 name": "Colour", "Attribute 2 value(s)": "Blue" },
    Images: "shirt-blue.png",
  },
  {
    ...{ ID: "22", Type: "variation", SKU: "SHIRT-M", Name: "Linen shirt - M", Published: "1" },
    ...{ "In stock?": "0", "Regular price": "60", "Sale price": "50", Parent: "id:12" },
    ...{ "Attribute 1 name": "Size", "Attribute 1 value(s)": "M" },
    ...{ "Attribute 2 name": "Colour", "Attribute 2 value(s)": "" },
  },
  {
    ...{ ID: "23", Type: "variation", SKU: "SHIRT-L-U", Name: "Linen shirt - L", Published: "1" },
    ...{ "In stock?": "1", "Regular price": "65", Parent: "id:12" },
    ...{ "Attribute 1 name": "Size", "Attribute 1 value(s)": "L" },
    ...{ "Attribute 2 name": "Colour", "Attribute 2 value(s)": "Undyed" },
  },
];
