/** Attributes that hold an address. */
const ADDRESSES = ["href", "src", "action", "formaction", "poster", "data"];
const SELECTOR = `[${[...ADDRESSES, "srcset", "id"].join("],[")}]`;

/**
 * Makes parts of a fetched page fit to stand in the shown one: addresses that would lead elsewhere
 * from there become absolute, and ids that the shown page has already go. Reads and writes nothing
 * of what is shown.
 */
export function bringOver(parts: readonly Element[], document: Document): void {
  for (const part of parts) {
    const from = part.ownerDocument.baseURI;
    const absolute = (address: string): string => {
      const target = resolve(address, from);
      return target === resolve(address, document.baseURI) ? address : target;
    };
    for (const element of [part, ...part.querySelectorAll(SELECTOR)]) {
      for (const name of ADDRESSES) rewrite(element, name, absolute);
      // Each candidate is an address, then perhaps a width or density.
      rewrite(element, "srcset", (set) =>
        set.replace(
          /(^\s*|,\s*)([^\s,]\S*[^\s,])/g,
          (_all, comma, address) => comma + absolute(address),
        ),
      );
      if (element.id && document.getElementById(element.id)) element.removeAttribute("id");
    }
  }
}

function rewrite(element: Element, name: string, change: (value: string) => string): void {
  const value = element.getAttribute(name);
  // A place on the page is meant for the one it stands on.
  if (!value || value.startsWith("#")) return;
  const changed = change(value);
  if (changed !== value) element.setAttribute(name, changed);
}

function resolve(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}
