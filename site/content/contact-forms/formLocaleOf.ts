/**
 * How a form's definition writes its language: "pt_BR" for "pt-BR".
 * @param kept what it says by now; it stays where it is of the same language
 */
export function formLocaleOf(language: string, kept?: string): string {
  const [primary = "", ...parts] = language.split("-");
  if (kept?.split("_")[0]?.toLowerCase() === primary.toLowerCase()) return kept;
  const fitting = parts.slice(0, 2).filter((part) => /^[a-z\d]{2,8}$/i.test(part));
  return [primary, ...fitting].join("_");
}
