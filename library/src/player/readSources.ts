import type { Source } from "./chooseRenderer.ts";

/** The sources of a film or sound: its own, or those within it, empty ones left out. */
export function readSources(media: HTMLMediaElement): Source[] {
  if (media.hasAttribute("src")) {
    const own = { address: media.src, type: media.getAttribute("type") ?? "" };
    return media.getAttribute("src")?.trim() ? [own] : [];
  }
  return [...media.querySelectorAll("source")]
    .filter((source) => source.getAttribute("src")?.trim())
    .map(({ src, type }) => ({ address: src, type }));
}
