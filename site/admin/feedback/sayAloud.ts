/**
 * Has a screen reader say something.
 * @param place an element with the role "status". The same text twice is said twice, since it is empty in between
 */
export function sayAloud(place: HTMLElement | null, text: string): void {
  if (!place) return;
  place.textContent = "";
  requestAnimationFrame(() => {
    place.textContent = text;
  });
}
