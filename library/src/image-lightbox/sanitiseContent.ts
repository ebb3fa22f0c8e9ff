/** What runs, reaches others or changes the page that it is put into. */
const REFUSED =
  "script,style,link,meta,base,title,noscript,template,iframe,frame,frameset,object,embed,applet,portal,animate,set";

/** Attributes that hold an address, as far as one may come with content. */
const ADDRESSES = ["href", "src", "action", "formaction", "poster", "xlink:href", "background"];

/** Attributes that act by themselves, or would take over what the page has. */
const ACTING = /^(?:on|autofocus$|srcdoc$|ping$|form$|popovertarget|command)/i;

/**
 * Takes from content of another page all that could run, and makes its addresses whole, so that its
 * nodes can be moved into this page.
 */
export function sanitiseContent(content: Element, base: string): void {
  for (const element of content.querySelectorAll(REFUSED)) element.remove();
  for (const element of [content, ...content.querySelectorAll("*")]) {
    for (const { name, value } of [...element.attributes]) {
      if (ACTING.test(name)) element.removeAttribute(name);
      else if (ADDRESSES.includes(name.toLowerCase())) keepAddress(element, { name, value, base });
    }
  }
}

type Address = { readonly name: string; readonly value: string; readonly base: string };

/** A place on the page stays one; other addresses are made whole, or go where they would run. */
function keepAddress(element: Element, { name, value, base }: Address): void {
  if (value.startsWith("#")) return;
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  const isPicture = element.localName === "img" && /^data:image\//i.test(url?.href ?? "");
  if (url && (isPicture || /^(?:https?|mailto|tel):$/.test(url.protocol))) {
    element.setAttribute(name, url.href);
  } else element.removeAttribute(name);
}
