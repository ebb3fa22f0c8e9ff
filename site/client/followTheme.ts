import { applyTheme, readTheme } from "vitrine/theme-switch/theme";

/**
 * The server writes the chosen theme into pages; one that was fetched ahead, that the browser kept
 * or that stands in another tab may be of before the choice. Without cookies each page has its own.
 */
function followTheme(): void {
  if (navigator.cookieEnabled) applyTheme(document, readTheme(document.cookie));
}

followTheme();
for (const shown of ["pageshow", "visibilitychange"]) addEventListener(shown, followTheme);
