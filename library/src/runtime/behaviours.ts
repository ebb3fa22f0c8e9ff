import { hasCookie } from "../browser/hasCookie.ts";
import type { Behaviour } from "./Behaviour.ts";

/** The register: every behaviour that markup alone can ask for. */
export const behaviours: readonly Behaviour[] = [
  {
    name: "account-fields",
    selector: "body",
    moment: "load",
    inEditor: false,
    isBuilders: true,
    // Few pages come after a form that hands on what it was told; the others load nothing.
    load: async ({ ownerDocument: document }) =>
      hasCookie(document, "account_create_fields") ||
      /[?&]affiliate=/.test(document.location.search)
        ? (await import("../prefill/createAccountFields.ts")).createAccountFields
        : () => () => {},
  },
  {
    name: "ads",
    selector: "ins.adsbygoogle",
    moment: "idle",
    isBuilders: true,
    load: () => import("../ads/createAds.ts").then((module) => module.createAds),
  },
  {
    name: "autocomplete",
    // Where jQuery UI is in charge of a field, it says so by that class.
    selector: "input[data-autocomplete]:not([data-autocomplete=off],.ui-autocomplete-input)",
    moment: "interaction",
    load: () =>
      import("../autocomplete/createAutocomplete.ts").then((module) => module.createAutocomplete),
  },
  {
    name: "back-to-top",
    selector: "#topcontrol,[data-back-to-top]",
    moment: "idle",
    load: () =>
      import("../back-to-top/createBackToTop.ts").then((module) => module.createBackToTop),
  },
  {
    name: "background",
    selector: "[data-ktstellar-background-ratio]",
    moment: "idle",
    inEditor: false,
    load: () =>
      import("../background/createBackground.ts").then((module) => module.createBackground),
  },
  {
    name: "builder-form",
    selector: ".thrv_lead_generation:has(form)",
    moment: "interaction",
    inEditor: false,
    isBuilders: true,
    load: () =>
      import("../builder-form/createBuilderForm.ts").then((module) => module.createBuilderForm),
  },
  {
    name: "builder-lightbox",
    selector: '[id^="tve_thrive_lightbox_"],[data-builder-lightbox]',
    moment: "idle",
    isBuilders: true,
    load: () =>
      import("../builder-lightbox/createBuilderLightbox.ts").then(
        (module) => module.createBuilderLightbox,
      ),
  },
  {
    name: "call-to-action",
    // Ours says by its styles how large it is.
    selector: ".kt-ctaw [data-max-size]:not([data-cta]>*)",
    moment: "load",
    load: () =>
      import("../call-to-action/createCallToAction.ts").then((module) => module.createCallToAction),
  },
  {
    name: "collapse",
    selector: "[data-target*=mobile_menu_collapse],[data-target$=menu-search-popup],.collapse-next",
    moment: "visible",
    load: () => import("../collapse/createCollapse.ts").then((module) => module.createCollapse),
  },
  {
    name: "contact-form",
    selector: ".wpcf7>form",
    moment: "interaction",
    load: () =>
      import("../contact-form/createContactForm.ts").then((module) => module.createContactForm),
  },
  {
    name: "embed",
    selector: ".tve-fb-comments,.thrv_disqus_comments",
    moment: "visible",
    isBuilders: true,
    inEditor: false,
    load: () => import("../embed/createEmbed.ts").then((module) => module.createEmbed),
  },
  {
    name: "entrance",
    selector: ".kad-animation,.kt-pb-animation,[class*=kt-animate-fade-in]",
    // What the visitor sees first stays; the rest is to wait before it is seen.
    moment: "load",
    load: () => import("../entrance/createEntrance.ts").then((module) => module.createEntrance),
  },
  {
    name: "event-bindings",
    selector: ".tve_evt_manager_listen",
    moment: "idle",
    isBuilders: true,
    inEditor: false,
    load: () =>
      import("../event-bindings/eventBindings.ts").then((module) => module.createEventBindings),
  },
  {
    name: "fade-in",
    selector: '[data-fade-in="1"]',
    moment: "load",
    load: () => import("../grid/createFadeIn.ts").then((module) => module.createFadeIn),
  },
  {
    name: "footer",
    selector: ".thrv_footer",
    moment: "load",
    inEditor: false,
    isBuilders: true,
    load: () => import("../footer/createFooter.ts").then((module) => module.createFooter),
  },
  {
    name: "grid",
    selector: ".init-isotope,.init-isotope-intrinsic,.init-mosaic-isotope",
    // Before the page is seen, and before one that is opened in its middle finds its place.
    moment: "load",
    load: () => import("../grid/createGrid.ts").then((module) => module.createGrid),
  },
  {
    name: "grid-filter",
    selector: "[data-iso-filter=true]",
    moment: "load",
    load: () =>
      import("../grid-filter/createGridFilter.ts").then((module) => module.createGridFilter),
  },
  {
    name: "header",
    selector:
      "[data-switch-on-scroll-d],[data-switch-on-scroll-t],[data-switch-on-scroll-m],[data-switch-on-scroll]",
    moment: "load",
    inEditor: false,
    isBuilders: true,
    load: () =>
      import("../header/createSwitchingHeader.ts").then((module) => module.createSwitchingHeader),
  },
  {
    name: "image-lightbox",
    // By names in addresses, which may say more than they mean: what is loaded looks closer.
    selector:
      'a:is([rel^=lightbox],[data-rel^=lightbox],.pvideolight,.ktvideolight,.ajax-popup-link,[class*=mfp-],[href*=".jp" i],[href*=".png" i],[href*=".gif" i],[href*=".tif" i],[href*=".bmp" i],[href*=".webp" i],[href*=".avif" i],[href*=".svg" i],[href*=".jfif" i])',
    moment: "idle",
    inEditor: false,
    load: () =>
      import("../image-lightbox/createPageLightbox.ts").then((module) => module.createPageLightbox),
  },
  {
    name: "infinite-scroll",
    selector: ".init-infinit,.init-infinit-norm,[data-infinite-scroll]",
    // Before a page that is come back to finds its place.
    moment: "load",
    inEditor: false,
    load: () =>
      import("../infinite-scroll/createInfiniteScroll.ts").then(
        (module) => module.createInfiniteScroll,
      ),
  },
  {
    name: "jump-links",
    selector: ".tve-jump-scroll",
    moment: "idle",
    isBuilders: true,
    load: () => import("../jump-links/createJumpLink.ts").then((module) => module.createJumpLink),
  },
  {
    name: "menu",
    selector: ".sf-menu",
    // Before the first pointer comes: it opens lists as soon as it rests.
    moment: "idle",
    load: () => import("../menu/createMenu.ts").then((module) => module.createMenu),
  },
  {
    name: "menu-panel",
    selector: "[data-menu-panel]",
    moment: "interaction",
    load: () => import("../menu/createMenuPanel.ts").then((module) => module.createMenuPanel),
  },
  {
    name: "misplaced-form",
    selector: "form:has(.wpcf7[data-wpcf7-id])",
    moment: "idle",
    load: () =>
      import("../contact-form/createMisplacedForms.ts").then(
        (module) => module.createMisplacedForms,
      ),
  },
  {
    name: "page-events",
    selector: "body",
    moment: "idle",
    isBuilders: true,
    inEditor: false,
    isWanted: (page) => Boolean(page.page_events?.length),
    load: () =>
      import("../event-bindings/eventBindings.ts").then((module) => module.createPageEvents),
  },
  {
    name: "page-loader",
    selector: "#sfpageLoad,[data-page-loader]",
    moment: "load",
    load: () =>
      import("../page-loader/createPageLoader.ts").then((module) => module.createPageLoader),
  },
  {
    name: "parallax",
    selector: "[data-tve-scroll*=parallax]",
    moment: "idle",
    load: () => import("../parallax/createParallax.ts").then((module) => module.createParallax),
    inEditor: false,
    isBuilders: true,
  },
  {
    name: "password-strength",
    selector: ".tve-password-strength-wrapper",
    moment: "visible",
    load: () =>
      import("../password-strength/createPasswordStrength.ts").then(
        (module) => module.createPasswordStrength,
      ),
  },
  {
    name: "player",
    selector: ".wp-video-shortcode,.wp-audio-shortcode,.tcb-video-shortcode,[data-player]",
    moment: "visible",
    load: () => import("../player/createPlayer.ts").then((module) => module.createPlayer),
  },
  {
    name: "prefill",
    selector: ":is(input,textarea):is([data-complete-type],[default-value])",
    moment: "load",
    inEditor: false,
    isBuilders: true,
    load: () => import("../prefill/createPrefill.ts").then((module) => module.createPrefill),
  },
  {
    name: "search",
    selector: "[data-search]",
    moment: "interaction",
    load: () => import("../search/createSearch.ts").then((module) => module.createSearch),
  },
  {
    name: "select",
    selector: '[data-select],[data-jsselect="1"] select:not(#rating,.kt-no-select2)',
    moment: "visible",
    load: () => import("../select/createSelect.ts").then((module) => module.createSelect),
  },
  {
    name: "sticky",
    selector: `[data-tve-scroll]:not([data-tve-scroll*='"mode":"parallax"'])`,
    // Before the page is seen: one that is opened in its middle has elements stuck from the start.
    moment: "load",
    load: () => import("../sticky/createSticky.ts").then((module) => module.createSticky),
    inEditor: false,
    isBuilders: true,
  },
  {
    name: "sticky-header",
    selector: "[data-header-shrink]:not(#kad-banner)",
    // As for what sticks.
    moment: "load",
    load: () =>
      import("../header/createStickyHeader.ts").then((module) => module.createStickyHeader),
    inEditor: false,
  },
  {
    name: "stretched-row",
    selector: "[class*=panel-row-style-wide-],[class*=kt-custom-row-full]",
    moment: "load",
    load: () =>
      import("../stretched-row/createStretchedRow.ts").then((module) => module.createStretchedRow),
  },
  {
    name: "tabs",
    selector: "[data-tabs],.woocommerce-tabs,ul:has(>li>[data-toggle=tab])",
    // Before the page is seen: all but one panel go.
    moment: "load",
    load: () => import("../tabs/createTabs.ts").then((module) => module.createTabs),
  },
  {
    name: "theme-header",
    selector: "#kad-banner,#kad-mobile-banner,.kt-header-position-above",
    moment: "load",
    load: () => import("../header/createThemeHeader.ts").then((module) => module.createThemeHeader),
    inEditor: false,
  },
  {
    name: "toast",
    selector: ".tve-fe-message,.notifications-content-wrapper",
    moment: "idle",
    isBuilders: true,
    load: () => import("../toast/createToast.ts").then((module) => module.createToast),
  },
  {
    name: "toast",
    selector: "[data-toast]",
    moment: "idle",
    load: () => import("../toast/createOwnToast.ts").then((module) => module.createOwnToast),
  },
  {
    name: "touch-hover",
    selector: ".kt-m-hover",
    moment: "visible",
    load: () =>
      import("../touch-hover/createTouchHover.ts").then((module) => module.createTouchHover),
  },
  {
    name: "typed-text",
    selector: ".kt_typed_element",
    moment: "visible",
    inEditor: false,
    load: () => import("../typing/createTypedText.ts").then((module) => module.createTypedText),
  },
  {
    name: "typing",
    selector: "[data-typist]",
    moment: "visible",
    load: () => import("../typing/createTyping.ts").then((module) => module.createTyping),
    inEditor: false,
    isBuilders: true,
  },
  {
    name: "view-toggle",
    selector: "[class*=kt_product_toggle_container]",
    moment: "load",
    load: () =>
      import("../view-toggle/createViewToggle.ts").then((module) => module.createViewToggle),
  },
];
