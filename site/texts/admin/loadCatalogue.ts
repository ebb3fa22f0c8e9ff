import { toldTexts } from "./en/toldTexts.ts";
import { en } from "./en.ts";
import type { AdminCatalogue, FieldTexts, ToldTexts } from "./messages.ts";

/** What the screens say in a language. */
type Words = {
  readonly catalogue: AdminCatalogue;
  /** What schemas say, by the English of it. Default that. */
  readonly fieldTexts?: FieldTexts;
  /** What the server tells, by the English of it; in English, what it tells with a number. Default that. */
  readonly toldTexts?: ToldTexts;
};

/** The words of a language, and which it is. */
export type LoadedCatalogue = Words & { readonly language: string };

/** Each language's words, fetched by those who read it. */
const LOADERS: Readonly<Record<string, () => Promise<Words>>> = {
  de: async () => {
    const [{ de }, { fieldTexts }, { toldTexts }] = await Promise.all([
      import("./de.ts"),
      import("./de/fieldTexts.ts"),
      import("./de/toldTexts.ts"),
    ]);
    return { catalogue: de, fieldTexts, toldTexts };
  },
  ar: async () => {
    const [{ ar }, { fieldTexts }, { toldTexts }] = await Promise.all([
      import("./ar.ts"),
      import("./ar/fieldTexts.ts"),
      import("./ar/toldTexts.ts"),
    ]);
    return { catalogue: ar, fieldTexts, toldTexts };
  },
};

/** The languages that the owner's screens speak, as BCP 47 tags. */
export const ADMIN_LANGUAGES: readonly string[] = ["en", ...Object.keys(LOADERS)];

/** How the screens speak in a language such as "de-AT"; English where they do not speak it. */
export async function loadCatalogue(language: string): Promise<LoadedCatalogue> {
  const [primary = ""] = language.toLowerCase().split("-");
  const load = LOADERS[primary];
  return load
    ? { language: primary, ...(await load()) }
    : { language: "en", catalogue: en, toldTexts };
}
