import { ALLOWED_SCHEMES, DATA_PICTURE, LINK_SCHEMES } from "../allowedHtml.ts";
import { isOurHook, isSafeId, isSafeName } from "./safeNames.ts";

/** The attributes of one element by their name in lower case. */
export type Attributes = Record<string, string>;

/** Further attributes of one element are dropped. */
export const MAX_ATTRIBUTES = 100;

/** Longer values of these are dropped: honest ones are short, and reading them costs time. */
export const MAX_STYLE_LENGTH = 4_000;
export const MAX_SRCSET_LENGTH = 8_000;

const ATTRIBUTE_NAME = /^[a-z][a-z\d_.:-]*$/;
const MEASURE = /^\d{1,5}(?:\.\d{1,3})?(?:px|%)?$/;
const NAMED = new Set([...["button", "fieldset", "form", "input", "output", "select", "textarea"]]);

/** For each attribute that needs more than its name: what becomes of its value, undefined for none. */
const values: Readonly<Record<string, (value: string, tag: string) => string | undefined>> = {
  action: address,
  align: (value) => oneOf(value, ["left", "right", "center", "justify"]),
  autocomplete: (value) => (/^[\w\s-]{1,80}$/.test(value) ? value : undefined),
  cite: address,
  dir: (value) => oneOf(value, ["ltr", "rtl", "auto"]),
  height: (value) => (MEASURE.test(value) ? value : undefined),
  href: address,
  lang: (value) => (/^[a-z]{1,8}(?:-[a-z\d]{1,8}){0,5}$/i.test(value) ? value : undefined),
  method: (value) => oneOf(value, ["get", "post"]),
  name: (value, tag) => (NAMED.has(tag) && isSafeName(value, tag) ? value : undefined),
  poster: address,
  src: address,
  srcset: (value) => (value.length <= MAX_SRCSET_LENGTH ? value : undefined),
  style: (value) => (value.length <= MAX_STYLE_LENGTH ? value : undefined),
  tabindex: (value) => oneOf(value, ["0", "-1"]),
  target: (value) => oneOf(value, ["_blank"]),
  width: (value) => (MEASURE.test(value) ? value : undefined),
};

/**
 * The attributes of one element, with those gone whose name or value is not fit, and with those
 * added that an element of its kind must have.
 * @param seenIds - ids that the document has used; this element's is added, or dropped when taken
 */
export function cleanAttributes(tag: string, given: Attributes, seenIds: Set<string>): Attributes {
  const attributes = keepFit(tag, given);
  const id = attributes.id ?? (tag === "a" ? given.name : undefined);
  delete attributes.id;
  if (id !== undefined && isSafeId(id, tag) && !seenIds.has(id)) {
    seenIds.add(id);
    attributes.id = id;
  }
  return { ...attributes, ...required(tag, attributes) };
}

function keepFit(tag: string, given: Attributes): Attributes {
  const kept: Attributes = {};
  for (const [name, value] of Object.entries(given).slice(0, MAX_ATTRIBUTES)) {
    if (!ATTRIBUTE_NAME.test(name) || isOurHook(name)) continue;
    const rule = Object.hasOwn(values, name) ? values[name] : undefined;
    const clean = rule ? rule(value, tag) : value;
    if (clean !== undefined) kept[name] = clean;
  }
  return kept;
}

/** What an element must have: pictures wait for their turn, media has controls, new tabs no opener. */
function required(tag: string, attributes: Attributes): Attributes {
  if (tag === "img") return { loading: "lazy", decoding: "async" };
  if (tag === "audio" || tag === "video") {
    return {
      controls: "",
      preload: attributes.preload === "none" ? "none" : "metadata",
      ...(tag === "video" && keptShape(attributes)),
    };
  }
  if (tag === "a" && attributes.target) return { rel: withoutOpener(attributes.rel) };
  return {};
}

/** A film keeps the shape that its author wrote, also where its own turns out to be another. */
function keptShape({ width = "", height = "", style = "" }: Attributes): Attributes {
  if (!/^\d+$/.test(width) || !/^\d+$/.test(height) || style.includes("aspect-ratio")) return {};
  return {
    style: [style.replace(/;\s*$/, ""), `aspect-ratio:${width}/${height}`]
      .filter(Boolean)
      .join(";"),
  };
}

function withoutOpener(rel = ""): string {
  const words = rel.split(/\s+/).filter((word) => word && !/^(?:no)?opener$/i.test(word));
  return [...words, "noopener"].join(" ");
}

/**
 * An address without a scheme, or with one of the list. sanitize-html looks as well; this looks past
 * white space and invisible characters of every kind, whatever a browser makes of them.
 */
function address(value: string, tag: string): string | undefined {
  const visible = value.replace(/[\p{C}\p{Z}\s]/gu, "");
  const [, scheme] = /^([^/?#]*?):/.exec(visible) ?? [];
  if (scheme === undefined) return value.trim();
  const isPicture = tag === "img" && DATA_PICTURE.test(visible);
  const schemes = tag === "a" ? LINK_SCHEMES : ALLOWED_SCHEMES;
  return isPicture || schemes.includes(scheme.toLowerCase()) ? value.trim() : undefined;
}

function oneOf(value: string, allowed: readonly string[]): string | undefined {
  const word = value.trim().toLowerCase();
  return allowed.includes(word) ? word : undefined;
}
