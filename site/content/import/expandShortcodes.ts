import { FORM_PLACE } from "../contact-forms/formPlace.ts";
import { HtmlTooLong, MAX_HTML_LENGTH } from "../sanitiseHtml.ts";
import { captionHtml } from "./captionHtml.ts";
import { ownForm } from "./createContactForms.ts";
import { galleryHtml } from "./galleryHtml.ts";
import { sourceOf } from "./ImportRun.ts";
import { mediaHtml, playerHtml } from "./mediaHtml.ts";
import { plainText } from "./plainText.ts";
import { type Shortcode, splitShortcodes } from "./splitShortcodes.ts";
import type { ExportSurvey } from "./surveyExport.ts";

export type Expanded = {
  readonly html: string;
  /** Names of shortcodes that stay as text. */
  readonly unknown: readonly string[];
  /** Pictures that a gallery asks for in vain, in words. */
  readonly missing: readonly string[];
};

const TOO_MUCH = `Its galleries written out have more than ${MAX_HTML_LENGTH} characters. Split it.`;

/** What the shortcodes of a text may ask for. */
export type BodySurvey = Pick<ExportSurvey, "site" | "pictures" | "contactForms">;

const FORMS = new Set(["contact-form-7", "contact-form"]);

const KNOWN = new Set(["caption", "wp_caption", "gallery", "embed", "audio", "video", ...FORMS]);

/**
 * Writes the shortcodes that every WordPress has as HTML. Others stay as they are; they are told from words
 * in brackets by an attribute, a closing one, or a hyphen or underscore in their name.
 * @throws HtmlTooLong
 */
export function expandShortcodes(html: string, postId: string, survey: BodySurvey): Expanded {
  const unknown = new Set<string>();
  const missing = new Set<string>();
  const write = (code: Shortcode): string => {
    if (code.name === "gallery") {
      const gallery = galleryHtml(code.attributes, postId, survey.pictures);
      for (const id of gallery.missing) missing.add(id);
      return gallery.html;
    }
    if (code.name === "embed")
      return mediaHtml(plainText(code.content || code.attributes.src || "", 2000));
    if (code.name === "audio" || code.name === "video") {
      return playerHtml(code.name, code.attributes) ?? code.source;
    }
    if (FORMS.has(code.name)) {
      const place = formPlace(code.attributes, survey);
      if (place === undefined) unknown.add(code.name);
      return place ?? code.source;
    }
    return captionHtml(code);
  };
  const parts = splitShortcodes(html, (name, source) => {
    if (KNOWN.has(name)) return true;
    const looksMeant = /[_-]/.test(name) || /=|^\[\//.test(source);
    if (looksMeant && !source.includes("<")) unknown.add(name);
    return false;
  });
  let written = "";
  for (const part of parts) {
    written += typeof part === "string" ? withoutEscapes(part) : write(part);
    if (written.length > MAX_HTML_LENGTH) throw new HtmlTooLong(TOO_MUCH);
  }
  return { html: written, unknown: [...unknown], missing: [...missing] };
}

/** Where a contact form is to stand; undefined where the export holds no such form. */
function formPlace(attributes: Shortcode["attributes"], survey: BodySurvey): string | undefined {
  const found = survey.contactForms.find(attributes);
  const form = found && ownForm(found, sourceOf(survey));
  return form && `<div ${FORM_PLACE}="${form.key}"></div>`;
}

/** `[[gallery]]` is how authors write about a shortcode without meaning it. */
function withoutEscapes(text: string): string {
  return text.replace(/\[(\[[^[\]]{0,2000}\])\]/g, "$1");
}
