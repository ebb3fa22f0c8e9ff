import { useLocale } from "./LocaleContext.tsx";
import { directionOf } from "./languages.ts";

/** The attributes of an element whose text is not in the language of the page around it. */
export type ContentLanguage = { readonly lang?: string; readonly dir?: "ltr" | "rtl" };

type Content = {
  /** Null means the site's own language. */
  readonly language: string | null;
  /** Null where it follows from the language. */
  readonly direction?: "ltr" | "rtl" | null;
};

const OF_THE_SITE: Content = { language: null };

/** In which language stored content is, where the page's own is another; else nothing. */
export function useContentLanguage(content: Content = OF_THE_SITE): ContentLanguage {
  const { language, siteLanguage } = useLocale();
  const own = content.language ?? siteLanguage;
  const { direction } = content;
  if (own === language) return direction ? { dir: direction } : {};
  return { lang: own, dir: direction ?? directionOf(own) };
}
