/** What runs, or takes part in what runs, once it stands in a page; JSON blocks do not. */
const RUNNING =
  "script:not([type$=json]),meta[http-equiv],body base,object,embed,frameset,animate,set,template,noscript";

/** Attributes that run, act by themselves, or take over what the page has. */
const ACTING = /^(?:on|autofocus$|srcdoc$|ping$|form$|popovertarget|command)/i;

/** Attributes that hold an address. */
const ADDRESS = /(?:href|src|action|data|poster)$/i;

/** Attributes that people read, whatever their text begins with. */
const READ = /^(?:title|alt|aria-)/;

/**
 * Takes from a fetched page all that would run, or act by itself, once parts of it stand in the shown
 * one: scripts (JSON blocks stay), plug-ins, event handlers, documents in attributes, addresses that
 * are script or, but for pictures, data. Inline frames and styles stay.
 */
export function cleanPage(page: Document): Document {
  for (const element of page.querySelectorAll(RUNNING)) element.remove();
  // A form's own properties may be fields of these names.
  const { getAttributeNames, getAttribute, removeAttribute } = Element.prototype;
  for (const element of page.querySelectorAll("*")) {
    for (const name of getAttributeNames.call(element)) {
      const value = getAttribute.call(element, name) ?? "";
      if (isRefused(name, value, element)) removeAttribute.call(element, name);
    }
  }
  return page;
}

function isRefused(name: string, value: string, { localName }: Element): boolean {
  if (ACTING.test(name)) return true;
  // Browsers skip control characters and some spaces in an address.
  const [, scheme = ""] = /^(\w+):/.exec(value.replace(/[^!-~]+/g, "")) ?? [];
  if (/^(?:java|vb)script$/i.test(scheme)) return !READ.test(name);
  return !/^(?:img|source)$/.test(localName) && /^data$/i.test(scheme) && ADDRESS.test(name);
}
