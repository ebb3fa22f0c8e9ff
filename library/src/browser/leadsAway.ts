/**
 * Whether a navigation leads away from what is open on a page, to another one or to a place on this
 * one, and can be called off and asked for again a moment later. A link to the page's own address
 * counts, too, though the browser has it add no entry. A form that posts cannot be asked for again.
 */
export function leadsAway(event: NavigateEvent): boolean {
  const { navigationType, destination, hashChange, downloadRequest, formData } = event;
  // A browser that does not say what led there hides what that said of the referrer, too.
  const source: Element | null | undefined = event.sourceElement;
  const isAsked = navigationType === "push" || source;
  // A script that changes the address by itself goes on as if it had.
  const isAway = destination.sameDocument ? hashChange && source : isAsked;
  return (
    source !== undefined &&
    Boolean(isAway) &&
    !event.defaultPrevented &&
    /^https?:/.test(destination.url) &&
    (downloadRequest ?? formData) === null
  );
}
