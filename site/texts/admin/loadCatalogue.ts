import { en } from "./en.ts";
import type { AdminCatalogue } from "./messages.ts";

/** A catalogue, and the language that it is in. */
export type LoadedCatalogue = { readonly language: string; readonly catalogue: AdminCatalogue };

/** Each language's catalogue, fetched by those who read it. */
const LOADERS: Readonly<Record<string, () => Promise<AdminCatalogue>>> = {
  de: async () => (await import("./de.ts")).de,
  ar: async () => (await import("./ar.ts")).ar,
};

/** The languages that the owner's screens speak, as BCP 47 tags. */
export const ADMIN_LANGUAGES: readonly string[] = ["en", ...Object.keys(LOADERS)];

/** How the screens speak in a language such as "de-AT"; English where they do not speak it. */
export async function loadCatalogue(language: string): Promise<LoadedCatalogue> {
  const [primary = ""] = language.toLowerCase().split("-");
  const load = LOADERS[primary];
  return load ? { language: primary, catalogue: await load() } : { language: "en", catalogue: en };
}
