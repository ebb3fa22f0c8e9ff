import { LANGUAGES } from "../texts/languages.ts";

/** An address of the site in each language: "/comments", "/de/comments" … */
export function languagePaths(path: string): string[] {
  return [path, ...LANGUAGES.map(({ tag }) => `/${tag}${path}`)];
}
