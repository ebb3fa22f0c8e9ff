export { createSearch } from "./createSearch.ts";
export { SearchPopup, type SearchPopupProps } from "./SearchPopup.tsx";
