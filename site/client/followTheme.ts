import { applyTheme, readTheme } from "vitrine/theme-switch/theme";

/** The server writes the chosen theme into pages; one that was fetched ahead or that the browser
 * kept may be of before the choice. */
function followTheme(): void {
  applyTheme(document, readTheme(document.cookie));
}

followTheme();
addEventListener("pageshow", followTheme);
