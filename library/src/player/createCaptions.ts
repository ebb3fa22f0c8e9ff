import { hasConsent } from "../browser/consent.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import type { Caption } from "./parseCaptions.ts";

/** Tracks made by a start before this one: a browser lets none be taken away again. */
const made = new WeakMap<HTMLTrackElement, TextTrack>();

/**
 * Fetches the captions that a film's `<track>` elements name, WebVTT or SubRip, as text, and hands
 * them to the browser, whose controls offer and show them. A file is fetched once its captions are
 * chosen; the default one, once the film plays. One that fails is named in a warning, and the film
 * plays on.
 */
export function createCaptions(media: HTMLMediaElement): Stop {
  const tracks = [...media.querySelectorAll("track")].filter(
    ({ kind, src }) => src && (kind === "captions" || kind === "subtitles"),
  );
  return stopAll(...tracks.map((element) => createTrack(media, element)));
}

function createTrack(media: HTMLMediaElement, element: HTMLTrackElement): Stop {
  const { src, kind, label, srclang, default: isDefault } = element;
  const track = made.get(element) ?? media.addTextTrack(kind as TextTrackKind, label, srclang);
  made.set(element, track);
  const controller = new AbortController();
  let isAsked = false;

  const fetchOnce = async (): Promise<void> => {
    isAsked = true;
    try {
      // Most films are seen without.
      const { fetchCaptions } = await import("./fetchCaptions.ts");
      const { captions, skipped } = await fetchCaptions(src, controller.signal);
      if (skipped) {
        warn(
          `player: ${skipped} captions of ${src} were left out, as their times cannot be read or they are too many.`,
          element,
        );
      }
      if (!controller.signal.aborted) addCues(media, track, captions);
    } catch (error) {
      if (controller.signal.aborted) return;
      warn(
        `player: there are no captions from ${src}; correct the address or the file. The error:`,
        error,
      );
    }
  };

  const check = (): void => {
    const isWanted = track.mode !== "disabled" && (!isDefault || hasPlayed(media));
    if (!isAsked && isWanted && mayAsk(media, src)) fetchOnce();
  };

  const restore = silence(element);
  track.mode = isDefault ? "showing" : "disabled";
  check();
  return stopAll(
    restore,
    () => empty(track),
    () => controller.abort(),
    listen(media.textTracks, { change: check }),
    listen(media, { play: check }),
  );
}

/** Keeps the browser from fetching and offering the same captions itself. */
function silence(element: HTMLTrackElement): Stop {
  const { mode } = element.track;
  const restore = stopAll(
    () => {
      element.track.mode = mode;
    },
    rememberAttributes(element, ["kind", "src", "default"]),
  );
  element.track.mode = "disabled";
  element.default = false;
  element.removeAttribute("src");
  // Metadata is not for readers, so that no menu lists it.
  element.kind = "metadata";
  return restore;
}

function hasPlayed({ paused, played }: HTMLMediaElement): boolean {
  return !paused || played.length > 0;
}

/** Who has the page or the film knows of the visitor already; others are asked after consent only. */
function mayAsk(media: HTMLMediaElement, address: string): boolean {
  const { origin } = new URL(address);
  const known = [
    windowOf(media).origin,
    URL.canParse(media.currentSrc) && new URL(media.currentSrc).origin,
  ];
  if (known.includes(origin) || hasConsent("marketing")) return true;
  warn(
    `player: captions at ${origin} wait for consent to marketing, as neither page nor film is from there. Move the file beside the film.`,
    media,
  );
  return false;
}

function addCues(media: HTMLMediaElement, track: TextTrack, captions: readonly Caption[]): void {
  const { VTTCue } = windowOf(media);
  for (const { start, end, text, line } of captions) {
    const cue = new VTTCue(start, end, escapeMarkup(text));
    if (line !== undefined) {
      cue.snapToLines = false;
      cue.line = line;
    }
    track.addCue(cue);
  }
}

/** A cue's text is markup to the browser, if of a tame kind. */
function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A disabled track hides its cues also from script. */
function empty(track: TextTrack): void {
  track.mode = "hidden";
  for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
  track.mode = "disabled";
}
