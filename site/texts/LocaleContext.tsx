import { createContext, useContext } from "react";
import { createLocale, type Locale } from "./createLocale.ts";

/** The locale of the page that is being rendered; English where nobody said otherwise. */
export const LocaleContext = createContext<Locale>(
  createLocale({ language: "en", siteLanguage: "en", currency: "EUR" }),
);

/** How to speak on this page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
