/** What a visitor knows a field by: its label's or its group's text; "" where it has none. */
export function labelOf(wrap: Element | undefined): string {
  if (!wrap) return "";
  const control = wrap.querySelector<HTMLInputElement>("input,select,textarea");
  const isGroup = wrap.querySelectorAll("[type=checkbox],[type=radio]").length > 1;
  const label = isGroup ? wrap.closest("fieldset")?.querySelector("legend") : control?.labels?.[0];
  return control?.getAttribute("aria-label") ?? textBefore(label, wrap);
}

/** The text of a label without that of the field inside it, such as a select's options. */
function textBefore(label: Element | null | undefined, wrap: Element): string {
  const nodes = [...(label?.childNodes ?? [])].filter((node) => !node.contains(wrap));
  return nodes
    .map((node) => node.textContent)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
