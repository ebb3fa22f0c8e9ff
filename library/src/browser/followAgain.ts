/** What starts a navigation: a link, or a form or one of its buttons. */
type Source = Element & { readonly form?: Element | null };

/** Asks again for a page, as a link that nobody hears, with what its source said of the referrer. */
export function followAgain(document: Document, event: NavigateEvent): void {
  const source: Source | null = event.sourceElement;
  const link = document.createElement("a");
  link.href = event.destination.url;
  // Whatever a <base> has all others do.
  link.target = "_self";
  for (const name of ["rel", "referrerpolicy"])
    link.setAttribute(name, (source?.form ?? source)?.getAttribute(name) ?? "");
  link.click();
}
