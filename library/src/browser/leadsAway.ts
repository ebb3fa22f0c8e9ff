/**
 * Whether a navigation asks for another page in this window, so that it can be called off and asked
 * for again a moment later. A link to the page's own address counts, too: the browser has it replace
 * the entry it is at. A form that posts cannot be asked for again.
 */
export function leadsAway(event: NavigateEvent): boolean {
  const { navigationType, destination, downloadRequest, formData } = event;
  // A browser that does not say what led there hides what that said of the referrer, too.
  const source: Element | null | undefined = event.sourceElement;
  return (
    source !== undefined &&
    (navigationType === "push" || source !== null) &&
    event.cancelable &&
    !event.defaultPrevented &&
    !destination.sameDocument &&
    /^https?:/.test(destination.url) &&
    downloadRequest === null &&
    !formData
  );
}
