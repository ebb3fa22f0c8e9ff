/**
 * Elements shadow what scripts rely on by their names (DOM clobbering): `id="x"` becomes `window.x`, a
 * form's `name="x"` becomes `document.x`, a control's name or id becomes a member of its form. So
 * names that scripts ask for are not accepted, in any case. A window's own members need no list:
 * named elements never hide them. Words that honest fields have (`action`, `children`, `body`)
 * stay allowed on controls.
 */

/** Globals that scripts of pages read from the window. */
const PAGE_GLOBALS = words(`
  wpcf7 wpcf7_recaptcha swv tve_frontend_options tve_dash_front TCB_Front ThriveGlobal TVE_Dash
  ctPublic ctPublicFunctions virtue_js virtue_lightbox monsterinsights_frontend
  exactmetrics_frontend dataLayer ga gtag jQuery grecaptcha hcaptcha turnstile trustedTypes
  module exports define __proto__ constructor prototype toString valueOf hasOwnProperty`);

/** Members of any node that scripts call or read on a form. */
const FORM_MEMBERS = words(`
  attributes childNodes firstChild lastChild firstElementChild lastElementChild nextSibling
  previousSibling nextElementSibling previousElementSibling parentNode parentElement ownerDocument
  nodeName nodeType nodeValue tagName localName namespaceURI isConnected getRootNode innerHTML
  outerHTML textContent innerText classList className dataset shadowRoot attachShadow
  addEventListener removeEventListener dispatchEvent appendChild removeChild replaceChild
  replaceWith replaceChildren insertBefore insertAdjacentHTML insertAdjacentElement querySelector
  querySelectorAll getElementsByTagName getElementsByClassName getAttribute setAttribute
  hasAttribute removeAttribute toggleAttribute getAttributeNames cloneNode
  compareDocumentPosition elements requestSubmit checkValidity reportValidity`);

/** Members of a document. */
const DOCUMENT_MEMBERS = words(`
  body head documentElement defaultView cookie domain location title currentScript createElement
  createElementNS createTextNode createTreeWalker createRange createEvent createDocumentFragment
  importNode adoptNode write writeln open close implementation forms scripts images links anchors
  plugins styleSheets fonts documentURI baseURI URL referrer readyState visibilityState
  activeElement execCommand getElementById getElementsByName hasFocus hidden cookieStore all`);

const forIds = new Set(PAGE_GLOBALS);
const forControls = new Set([...PAGE_GLOBALS, ...FORM_MEMBERS]);
const forForms = new Set([...PAGE_GLOBALS, ...FORM_MEMBERS, ...DOCUMENT_MEMBERS]);

/** Elements that become members of their form, under their name and under their id. */
const LISTED = new Set(words("button fieldset img input output select textarea"));

/** Ids of our own page begin so; foreign HTML must not pose as one of them. */
const OURS = /^(?:v-|vitrine|content$|top$|topcontrol$)/i;

/** Attributes by which our own parts of a page are found, and lifted above the rest. */
const OUR_HOOKS =
  /^data-(?:back-to-top|embed-(?:ask|state|title)$|island|menu-panel|page-loader|player-|search$|toast|vitrine)/;

/** Whether foreign HTML may not have this attribute, since it would pose as a part of our page. */
export function isOurHook(attribute: string): boolean {
  return OUR_HOOKS.test(attribute);
}

/** Whether an element of foreign HTML may have this id. */
export function isSafeId(id: string, tag: string): boolean {
  if (!/^\S{1,200}$/.test(id) || OURS.test(id)) return false;
  return !(LISTED.has(tag) ? forControls : forIds).has(id.toLowerCase());
}

/** Whether a form or one of its controls may have this name. */
export function isSafeName(name: string, tag: string): boolean {
  if (name.length > 200 || OURS.test(name)) return false;
  return !(tag === "form" ? forForms : forControls).has(name.toLowerCase());
}

function words(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.toLowerCase());
}
