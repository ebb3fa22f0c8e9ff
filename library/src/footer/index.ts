export { createFooter, FOOTER_FADE } from "./createFooter.ts";
