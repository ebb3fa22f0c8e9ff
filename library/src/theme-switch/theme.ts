/** What a visitor may choose; "auto" follows their device. */
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/**
 * The cookie that keeps the choice, so that a server can write it into the page: a script that
 * reads it before the first paint would make every visitor wait. There is none for "auto".
 */
export const THEME_COOKIE = "vitrine_theme";

/** Seconds that a choice holds. Browsers keep no cookie longer than 400 days. */
const YEAR = 31_536_000;

const CHOSEN = new RegExp(`(?:^|; ?)${THEME_COOKIE}=(light|dark)(?:;|$)`);

/**
 * The visitor's choice; "auto" where there is none.
 * @param cookies `document.cookie`, or a request's Cookie header
 */
export function readTheme(cookies: string | undefined): Theme {
  return (CHOSEN.exec(cookies ?? "")?.[1] as Theme | undefined) ?? "auto";
}

/** Tells the switches of a page that another theme is shown. */
export const THEME_EVENT = "vitrine:theme";

/**
 * Shows the page in this theme: `data-theme` on its root; none for "auto". Its switches mark it,
 * also one that is not alive yet and shows what the server wrote or the browser kept.
 */
export function applyTheme(document: Document, theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const choice of document.querySelectorAll<HTMLInputElement>(".theme-switch input")) {
    choice.checked = choice.value === theme;
  }
  document.dispatchEvent(new CustomEvent(THEME_EVENT));
}

/** Keeps the choice and shows it at once; where cookies are forbidden it holds for this page. */
export function chooseTheme(document: Document, theme: Theme): void {
  applyTheme(document, theme);
  const age = theme === "auto" ? 0 : YEAR;
  const safety = document.location.protocol === "https:" ? "; secure" : "";
  try {
    document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${age}; samesite=lax${safety}`;
  } catch {
    // In a frame that may keep nothing: the choice is shown, and lost with the page.
  }
}
