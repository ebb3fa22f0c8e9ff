import { escapeHtml } from "./escapeHtml.ts";

const AUDIO = /\.(?:mp3|m4a|aac|og[ga]|opus|wav|flac)$/i;
const VIDEO = /\.(?:mp4|m4v|webm|ogv|mov)$/i;

/**
 * What an address on a line of its own stands for: a recording plays, anything else is a link that
 * waits for the visitor's consent, as frames do.
 */
export function mediaHtml(address: string): string {
  const shown = escapeHtml(address);
  const path = address.replace(/[?#].*$/s, "");
  if (AUDIO.test(path)) return `<audio controls src="${shown}"></audio>`;
  if (VIDEO.test(path)) return `<video controls src="${shown}"></video>`;
  return `<a class="embed" href="${shown}" data-embed-src="${shown}">${shown}</a>`;
}

/** `[audio]` and `[video]`; undefined where they name no file. */
export function playerHtml(
  name: string,
  attributes: Readonly<Record<string, string>>,
): string | undefined {
  const element = name === "video" ? "video" : "audio";
  const file = Object.entries(attributes)
    .filter(([key]) => /^(?:src|\d|mp3|m4a|ogg|wav|flac|mp4|m4v|webm|ogv|mov)$/.test(key))
    .map(([, value]) => value.trim())
    .find((value) => /^(?:https?:\/)?\/\S/i.test(value));
  if (!file) return undefined;
  const more = ["poster", "width", "height"]
    .filter((key) => element === "video" && attributes[key])
    .map((key) => ` ${key}="${escapeHtml(attributes[key] ?? "")}"`);
  return `<${element} controls src="${escapeHtml(file)}"${more.join("")}></${element}>`;
}

/** Addresses on a line of their own become players and links. */
export function withOwnLineMedia(html: string): string {
  return html.replace(
    /^([ \t]*)(https?:\/\/[^\s<>"'[\]]{1,2000})(?=[ \t]*$)/gm,
    (...[, before, address]) => before + mediaHtml(address.replaceAll("&amp;", "&")),
  );
}
