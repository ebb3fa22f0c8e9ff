import { linkAway } from "./linkAway.ts";

/** Keeps the page on which it is: links that lead away and forms do nothing but tell of it. */
export function stayHere(view: Window, tell: (href: string) => void): void {
  view.addEventListener("click", (event) => {
    const href = linkAway(event);
    if (href === undefined) return;
    event.preventDefault();
    tell(href);
  });
  view.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method === "dialog") return;
    event.preventDefault();
    tell(form.action);
  });
}
