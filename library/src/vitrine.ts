/**
 * The script for pages that another system wrote: one module, from any origin. Stylesheets come
 * with the behaviours that need them; the only global is `vitrine`.
 */
import autocompleteCss from "./autocomplete/autocomplete.css?url";
import backToTopCss from "./back-to-top/back-to-top.css?url";
import { loadStylesheet } from "./browser/loadStylesheet.ts";
import { type Stop, stopAll } from "./browser/stop.ts";
import { toast } from "./browser/toast.ts";
import builderFormCss from "./builder-form/builder-form.css?url";
import builderLightboxCss from "./builder-lightbox/builder-lightbox.css?url";
import collapseCss from "./collapse/collapse.css?url";
import contactFormCss from "./contact-form/contact-form.css?url";
import embedCss from "./embed/embed.css?url";
import entranceCss from "./entrance/entrance.css?url";
import eventBindingsCss from "./event-bindings/event-bindings.css?url";
import gridCss from "./grid/grid.css?url";
import headerCss from "./header/header.css?url";
import stickyHeaderCss from "./header/sticky-header.css?url";
import imageLightboxCss from "./image-lightbox/image-lightbox.css?url";
import infiniteScrollCss from "./infinite-scroll/infinite-scroll.css?url";
import menuCss from "./menu/menu.css?url";
import pageLoaderCss from "./page-loader/page-loader.css?url";
import parallaxCss from "./parallax/parallax.css?url";
import passwordStrengthCss from "./password-strength/password-strength.css?url";
import playerCss from "./player/player.css?url";
import prefillCss from "./prefill/prefill.css?url";
import type { Behaviour } from "./runtime/Behaviour.ts";
import { behaviours } from "./runtime/behaviours.ts";
import { start } from "./runtime/start.ts";
import searchCss from "./search/search.css?url";
import selectCss from "./select/select.css?url";
import stickyCss from "./sticky/sticky.css?url";
import stretchedRowCss from "./stretched-row/stretched-row.css?url";
import tabsCss from "./tabs/tabs.css?url";
import toastCss from "./toast/toast.css?url";
import typingCss from "./typing/typing.css?url";

const stylesheets: Readonly<Record<string, string>> = {
  autocomplete: autocompleteCss,
  "back-to-top": backToTopCss,
  "builder-form": builderFormCss,
  "builder-lightbox": builderLightboxCss,
  "contact-form": contactFormCss,
  entrance: entranceCss,
  "fade-in": gridCss,
  grid: gridCss,
  "grid-filter": gridCss,
  header: headerCss,
  "image-lightbox": imageLightboxCss,
  "infinite-scroll": infiniteScrollCss,
  "event-bindings": eventBindingsCss,
  "page-events": eventBindingsCss,
  embed: embedCss,
  menu: menuCss,
  collapse: collapseCss,
  "page-loader": pageLoaderCss,
  parallax: parallaxCss,
  "password-strength": passwordStrengthCss,
  player: playerCss,
  prefill: prefillCss,
  select: selectCss,
  search: searchCss,
  sticky: stickyCss,
  "sticky-header": stickyHeaderCss,
  "theme-header": stickyHeaderCss,
  tabs: tabsCss,
  "stretched-row": stretchedRowCss,
  toast: toastCss,
  "typed-text": typingCss,
  typing: typingCss,
};

/**
 * Themes leave what is to be typed empty until a script comes. Its first sentence stands there from
 * now on, so that nothing makes room for it later, and should the typing itself never come.
 */
const EARLY = "@layer vitrine{.kt_typed_element:empty::before{content:attr(data-first-sentence)}}";

declare global {
  interface Window {
    vitrine?: { readonly stop: Stop; readonly toast: typeof toast };
  }
}

// Included twice, by a theme and a plugin, say, the first one serves the page.
window.vitrine ??= {
  stop: stopAll(addEarly(), start(document, { behaviours: behaviours.map(withStylesheet) })),
  toast,
};

/** As no element, which a page's policy for styles could forbid. */
function addEarly(): Stop {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(EARLY);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** The same behaviour, which starts once its stylesheet applies. */
function withStylesheet(behaviour: Behaviour): Behaviour {
  const address = stylesheets[behaviour.name];
  return {
    ...behaviour,
    async load(element) {
      const [begin] = await Promise.all([
        behaviour.load(element),
        address && loadStylesheet(document, address),
      ]);
      return begin;
    },
  };
}
