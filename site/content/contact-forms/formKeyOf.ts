/** What pages call a form of this name: letters, digits and hyphens, a letter first. */
export function formKeyOf(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "")
    .slice(0, 50);
  return slug.replace(/-+$/, "") || "form";
}
