import { loadStylesheet } from "vitrine/runtime";
import address from "../styles/search-popup.css?url";

/** Few visitors open the search over a page; the others' pages need not carry how it looks. */
export const linkSearchStyle = (): Promise<void> => loadStylesheet(document, address);
