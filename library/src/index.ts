export { createAds } from "./ads/index.ts";
export { createClient } from "./api/index.ts";
export { Autocomplete, createAutocomplete } from "./autocomplete/index.ts";
export { BackToTop, createBackToTop } from "./back-to-top/index.ts";
export { createBackground } from "./background/index.ts";
export { BuilderForm, createBuilderForm } from "./builder-form/index.ts";
export {
  BuilderLightbox,
  createBuilderLightbox,
  openBuilderLightbox,
} from "./builder-lightbox/index.ts";
export { CallToAction, createCallToAction } from "./call-to-action/index.ts";
export { createCollapse } from "./collapse/index.ts";
export { ContactForm, createContactForm } from "./contact-form/index.ts";
export { readContext } from "./contexts/index.ts";
export { addLoadItem } from "./dashboard-load/index.ts";
export { createEmbed, Embed } from "./embed/index.ts";
export { createEntrance, Entrance } from "./entrance/index.ts";
export { createEventBindings, EventBindings } from "./event-bindings/index.ts";
export { createFooter } from "./footer/index.ts";
export { createGrid, Grid } from "./grid/index.ts";
export { createGridFilter, GridFilter, gridOf } from "./grid-filter/index.ts";
export {
  createStickyHeader,
  createSwitchingHeader,
  createThemeHeader,
  StickyHeader,
  SwitchingHeader,
} from "./header/index.ts";
export {
  createImageLightbox,
  Gallery,
  GalleryPicture,
  ImageLightbox,
} from "./image-lightbox/index.ts";
export { createInfiniteScroll, InfiniteScroll } from "./infinite-scroll/index.ts";
export { createJumpLink, JumpLink } from "./jump-links/index.ts";
export { createMenu, Menu } from "./menu/index.ts";
export { createNotice, Notice } from "./notices/index.ts";
export { createPageLoader, PageLoader } from "./page-loader/index.ts";
export { createParallax, Parallax } from "./parallax/index.ts";
export {
  createPasswordStrength,
  PasswordStrength,
  scorePassword,
} from "./password-strength/index.ts";
export { createPlayer, Player } from "./player/index.ts";
export { createAccountFields, createPrefill, Prefill } from "./prefill/index.ts";
export { rest } from "./rest/index.ts";
export { behaviours, start } from "./runtime/index.ts";
export { createSearch, SearchPopup } from "./search/index.ts";
export { createSelect, Select } from "./select/index.ts";
export { createSticky, Sticky } from "./sticky/index.ts";
export { createStretchedRow, StretchedRow } from "./stretched-row/index.ts";
export { createTabs, Tabs } from "./tabs/index.ts";
export { ThemeSwitch } from "./theme-switch/index.ts";
export { createToast, Toaster, toast } from "./toast/index.ts";
export { createTouchHover } from "./touch-hover/index.ts";
export { createTypedText, createTyping, TypedText, Typing } from "./typing/index.ts";
export { createViewToggle, ViewToggle } from "./view-toggle/index.ts";
