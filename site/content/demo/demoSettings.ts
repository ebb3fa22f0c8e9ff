import { type SiteSettings, siteSettings } from "../siteSettings.ts";

const shelves = (labels: readonly [string, string, string, string]) => [
  { label: labels[0], href: "/shop/category/posters" },
  { label: labels[1], href: "/shop/category/cards" },
  { label: labels[2], href: "/shop/category/notebooks" },
  { label: labels[3], href: "/shop/category/calendars" },
];

const subjects = (labels: readonly [string, string, string, string]) => [
  { label: labels[0], href: "/journal/category/printing" },
  { label: labels[1], href: "/journal/category/paper" },
  { label: labels[2], href: "/journal/category/colour" },
  { label: labels[3], href: "/journal/category/studio" },
];

/** The studio's name, words and menus in the languages of the site. */
export const demoSettings: SiteSettings = {
  title: "Halftone",
  tagline: "Posters, cards and notebooks, printed by the sea",
  journal: "Notes on printing, paper and colour.",
  language: "en",
  currency: "EUR",
  switches: siteSettings.fallback.switches,
  consent: siteSettings.fallback.consent,
  reading: siteSettings.fallback.reading,
  look: {},
  menu: [
    {
      label: "Shop",
      href: "/shop",
      children: shelves(["Posters", "Cards", "Notebooks", "Calendars"]),
    },
    {
      label: "Journal",
      href: "/journal",
      children: subjects(["Printing", "Paper", "Colour", "Studio"]),
    },
    { label: "Portfolio", href: "/portfolio" },
    { label: "About", href: "/about" },
    { label: "Contact", href: "/contact" },
  ],
  footerMenu: [
    { label: "Shipping and returns", href: "/shipping-and-returns" },
    { label: "Terms", href: "/terms" },
    { label: "Privacy", href: "/privacy" },
    { label: "Imprint", href: "/imprint" },
    { label: "Colophon", href: "/colophon" },
  ],
  translations: {
    de: {
      tagline: "Plakate, Karten und Notizbücher, am Meer gedruckt",
      journal: "Notizen über Druck, Papier und Farbe.",
      menu: [
        {
          label: "Shop",
          href: "/shop",
          children: shelves(["Plakate", "Karten", "Notizbücher", "Kalender"]),
        },
        {
          label: "Journal",
          href: "/journal",
          children: subjects(["Drucken", "Papier", "Farbe", "Werkstatt"]),
        },
        { label: "Arbeiten", href: "/portfolio" },
        { label: "Über uns", href: "/about" },
        { label: "Kontakt", href: "/contact" },
      ],
      footerMenu: [
        { label: "Versand und Rückgabe", href: "/shipping-and-returns" },
        { label: "Bedingungen", href: "/terms" },
        { label: "Datenschutz", href: "/privacy" },
        { label: "Impressum", href: "/imprint" },
        { label: "Kolophon", href: "/colophon" },
      ],
    },
    ar: {
      title: "هافتون",
      tagline: "ملصقات وبطاقات ودفاتر تُطبع عند البحر",
      journal: "ملاحظات عن الطباعة والورق واللون.",
      menu: [
        {
          label: "المتجر",
          href: "/shop",
          children: shelves(["ملصقات", "بطاقات", "دفاتر", "تقويمات"]),
        },
        {
          label: "المدونة",
          href: "/journal",
          children: subjects(["الطباعة", "الورق", "اللون", "المشغل"]),
        },
        { label: "أعمالنا", href: "/portfolio" },
        { label: "من نحن", href: "/about" },
        { label: "اتصل بنا", href: "/contact" },
      ],
      footerMenu: [
        { label: "الشحن والإرجاع", href: "/shipping-and-returns" },
        { label: "الشروط", href: "/terms" },
        { label: "الخصوصية", href: "/privacy" },
        { label: "بيانات الناشر", href: "/imprint" },
        { label: "عن صناعة الموقع", href: "/colophon" },
      ],
    },
  },
};
