/**
 * What foreign HTML may bring to a page: the one allow-list. Whatever is not named here is taken
 * out; of an element that is not named, its text and its children stay (but see UNREAD_TAGS).
 *
 * Raw text elements and foreign content (script, style, svg, math, template, noscript, title …) must
 * never be added: the browser reads what stands inside them by other rules than ours, and that is
 * how harmless text becomes markup.
 */
export const ALLOWED_TAGS: readonly string[] = [
  ...["address", "article", "aside", "footer", "header", "hgroup", "nav", "section", "search"],
  ...["h2", "h3", "h4", "h5", "h6", "p", "div", "span", "br", "wbr", "hr", "pre", "blockquote"],
  ...["ul", "ol", "menu", "li", "dl", "dt", "dd", "figure", "figcaption", "details", "summary"],
  ...["a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "i", "ins"],
  ...["kbd", "mark", "q", "rp", "rt", "ruby", "s", "samp", "small", "strong", "sub", "sup"],
  ...["time", "u", "var"],
  ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ...["img", "picture", "source", "audio", "video", "track"],
  ...["form", "fieldset", "legend", "label", "input", "select", "optgroup", "option", "datalist"],
  ...["button", "output", "progress", "meter"],
];

/** Elements that go together with all that stands inside them, since none of it is for readers. */
export const UNREAD_TAGS: readonly string[] = [
  ...["script", "style", "svg", "math", "template", "title"],
];

/**
 * Elements written under another name: `h1`, because a page has its own; `main` and `dialog`, because
 * only the page may have them; the others, because HTML has given them up and the new name reads alike.
 */
export const RENAMED_TAGS: Readonly<Record<string, { tag: string; style?: string }>> = {
  h1: { tag: "h2" },
  main: { tag: "div" },
  dialog: { tag: "div" },
  acronym: { tag: "abbr" },
  big: { tag: "span", style: "font-size:larger" },
  center: { tag: "div", style: "text-align:center" },
  dir: { tag: "ul" },
  font: { tag: "span" },
  listing: { tag: "pre" },
  nobr: { tag: "span", style: "white-space:nowrap" },
  strike: { tag: "s" },
  tt: { tag: "code" },
  xmp: { tag: "pre" },
};

/** Attributes by element; under `*`, those of every element. `*` in a name stands for anything. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  "*": [
    ...["id", "class", "style", "title", "lang", "dir", "hidden", "tabindex", "role"],
    ...["aria-*", "data-*", "align"],
    // The page builder's own: see its jump links and its pre-filled fields.
    ...["jump-animation", "default-value"],
  ],
  a: ["href", "target", "rel", "download", "hreflang", "type"],
  audio: ["src", "controls", "loop", "muted", "preload"],
  blockquote: ["cite"],
  button: ["type", "name", "value", "disabled"],
  col: ["span", "width"],
  colgroup: ["span", "width"],
  data: ["value"],
  del: ["cite", "datetime"],
  details: ["open"],
  fieldset: ["name", "disabled"],
  form: [
    ...["action", "method", "enctype", "accept-charset", "autocomplete", "novalidate", "name"],
    "target",
  ],
  img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
  input: [
    ...["type", "name", "value", "placeholder", "required", "checked", "disabled", "readonly"],
    ...["min", "max", "step", "minlength", "maxlength", "pattern", "size", "multiple", "accept"],
    ...["capture", "autocomplete", "inputmode", "list", "src", "alt", "width", "height"],
  ],
  ins: ["cite", "datetime"],
  label: ["for"],
  li: ["value"],
  meter: ["value", "min", "max", "low", "high", "optimum"],
  ol: ["start", "type", "reversed"],
  optgroup: ["label", "disabled"],
  option: ["value", "label", "selected", "disabled"],
  output: ["for", "name"],
  progress: ["value", "max"],
  q: ["cite"],
  select: ["name", "required", "disabled", "multiple", "size", "autocomplete"],
  source: ["src", "srcset", "sizes", "type", "media", "width", "height"],
  table: ["border", "width"],
  td: ["colspan", "rowspan", "headers", "abbr", "valign", "width"],
  textarea: [
    ...["name", "rows", "cols", "placeholder", "required", "disabled", "readonly", "minlength"],
    ...["maxlength", "autocomplete", "inputmode", "wrap"],
  ],
  th: ["colspan", "rowspan", "headers", "abbr", "scope", "valign", "width"],
  time: ["datetime"],
  track: ["src", "kind", "srclang", "label", "default"],
  ul: ["type"],
  video: [
    ...["src", "poster", "controls", "loop", "muted", "playsinline", "preload", "width", "height"],
  ],
};

/** Schemes that an address may have, where it has one; relative addresses are always allowed. */
export const ALLOWED_SCHEMES: readonly string[] = ["http", "https"];

/** Links may also lead to a letter or a telephone. */
export const LINK_SCHEMES: readonly string[] = [...ALLOWED_SCHEMES, "mailto", "tel"];

/** The only `data:` addresses: pictures without script, in `img`. SVG is not among them. */
export const DATA_PICTURE = /^data:image\/(?:png|gif|jpe?g|webp|avif);base64,[a-z\d+/=]*$/i;
