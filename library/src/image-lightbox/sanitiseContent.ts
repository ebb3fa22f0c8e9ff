/** What runs, reaches others or changes the page that it is put into. */
const REFUSED =
  "script,style,link,meta,base,title,noscript,template,iframe,frame,frameset,object,embed,applet,portal,animate,set";

/** Attributes that hold an address, as far as one may come with content. */
const ADDRESSES = ["href", "src", "action", "formaction", "poster", "xlink:href", "background"];

/** Attributes that act by themselves, or would take over what the page has. */
const ACTING = /^(?:on|autofocus$|srcdoc$|ping$|form$|popovertarget|command|dynsrc$|lowsrc$)/i;

/** An address that runs, wherever it stands. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them, too.
const RUNNING = /^[\s\u0000-\u001f]*(?:java|vb)script:/i;

/**
 * Takes from content of another page all that could run, and makes its addresses whole, so that its
 * nodes can be moved into this page.
 * @throws where a field's name stands in the way of its form's own properties
 */
export function sanitiseContent(content: Element, base: string): void {
  for (const element of content.querySelectorAll(REFUSED)) element.remove();
  for (const element of [content, ...content.querySelectorAll("*")]) {
    // Its list of attributes could be a field of that name, which a call cannot.
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? "";
      const isPicture = element.matches("img");
      const kept = keptValue({ name: name.toLowerCase(), value }, { base, isPicture });
      if (kept === undefined) element.removeAttribute(name);
      // A parser takes names that cannot be set.
      else if (kept !== value) element.setAttribute(name, kept);
    }
  }
}

type Attribute = { readonly name: string; readonly value: string };
type Place = { readonly base: string; readonly isPicture: boolean };

/** @returns undefined where the attribute must go */
function keptValue({ name, value }: Attribute, place: Place): string | undefined {
  if (ACTING.test(name) || RUNNING.test(value)) return undefined;
  if (name === "srcset") return sourcesIn(value, place);
  return ADDRESSES.includes(name) ? wholeAddress(value, place) : value;
}

/** A place on the page stays one; other addresses are made whole, or go where they would run. */
function wholeAddress(value: string, { base, isPicture }: Place): string | undefined {
  if (value.startsWith("#")) return value;
  if (!URL.canParse(value, base)) return undefined;
  const { protocol, href } = new URL(value, base);
  const isKept =
    /^(?:https?|mailto|tel):$/.test(protocol) || (isPicture && /^data:image\//i.test(href));
  return isKept ? href : undefined;
}

function sourcesIn(list: string, { base }: Place): string {
  const sources = list.split(/,\s+/).flatMap((source) => {
    const [address = "", size = ""] = source.trim().split(/\s+/);
    const whole = wholeAddress(address, { base, isPicture: true });
    return whole === undefined ? [] : `${whole} ${size}`.trim();
  });
  return sources.join(", ");
}
