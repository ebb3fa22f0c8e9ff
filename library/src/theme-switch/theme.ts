/** What a visitor may choose; "auto" follows their device. */
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Where the choice is kept, in this browser only. */
export const THEME_KEY = "vitrine.theme";

/** The visitor's choice; "auto" where there is none, or storage is forbidden. */
export function readTheme(view: Window): Theme {
  try {
    const stored = view.localStorage.getItem(THEME_KEY);
    return THEMES.find((theme) => theme === stored) ?? "auto";
  } catch {
    return "auto";
  }
}

/** Shows the page in this theme: `data-theme` on its root; none for "auto". */
export function applyTheme(document: Document, theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Keeps the choice and shows it at once; where storage is forbidden it holds for this page. */
export function chooseTheme(view: Window, theme: Theme): void {
  applyTheme(view.document, theme);
  try {
    if (theme === "auto") view.localStorage.removeItem(THEME_KEY);
    else view.localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is forbidden: the choice is shown, and lost with the page.
  }
}
