import { readFilm } from "../browser/filmAddress.ts";
import { listen } from "../browser/listen.ts";
import { prefersReducedMotion } from "../browser/motion.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { startOnce } from "../browser/startOnce.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { createBar } from "./createBar.ts";
import { createCaptions } from "./createCaptions.ts";
import { createFilm } from "./createFilm.ts";
import { createRenderer } from "./createRenderer.ts";
import { listenKeys } from "./listenKeys.ts";
import { playAlone, STATE_ATTRIBUTE } from "./playAlone.ts";
import { type PlayerLabels, wordsOf } from "./playerLabels.ts";

export type PlayerOptions = {
  /** Texts in place of the English ones; those that the markup has come second. */
  readonly labels?: Partial<PlayerLabels> | undefined;
};

/** Where the real player is at work. */
const REAL = ".mejs-container";

/**
 * Brings a film or sound to life: a `<video>` or `<audio>`, or an element around one, as WordPress
 * and the page builder mark them, or ours with `data-player`; or a link to a film on YouTube or
 * Vimeo. The browser's own controls stay. What is added: the real player's keys, captions of both
 * formats, one film at a time, a rewind at the end, speed and picture in picture, streams where the
 * browser has none, frames of services once a visitor asks, and a message where nothing plays it.
 *
 * State, on the film: `data-player-state`, "ready", "asking" (it is fetched once pressed),
 * "playing", "paused" or "none" (nothing plays it).
 */
export function createPlayer(element: HTMLElement, options: PlayerOptions = {}): Stop {
  if (element.closest(REAL)) {
    warn("player: MediaElement plays the films of this page, so they are left to it.");
    return () => {};
  }
  const labels = wordsOf(element, options.labels);
  const media = element.matches("video,audio")
    ? (element as HTMLMediaElement)
    : element.querySelector<HTMLMediaElement>("video,audio");
  // Both the element and one around it may be marked.
  if (media) return startOnce(media, "media", () => startMedia(media, labels));
  const link = element.closest("a");
  const film = link && readFilm(link.href);
  if (film) {
    return startOnce(link, "media", () => createFilm(link, { film, title: link.title, labels }));
  }
  // A link to a file stays one.
  if (link) return () => {};
  warn(
    "player: this element holds no video and no audio, and is no link to a film on YouTube or Vimeo. Mark the video itself.",
    element,
  );
  return () => {};
}

function startMedia(media: HTMLMediaElement, labels: PlayerLabels): Stop {
  const say = (state: string) => () => media.setAttribute(STATE_ATTRIBUTE, state);
  return stopAll(
    beStill(media),
    createRenderer(media, labels),
    createCaptions(media),
    media.localName === "video" ? createBar(media as HTMLVideoElement, labels) : () => {},
    listenKeys(media, labels),
    playAlone(media, () => media.pause()),
    listen(media, {
      play: say("playing"),
      pause: say("paused"),
      ended: () => {
        media.currentTime = 0;
      },
    }),
  );
}

/** A film that would play by itself waits where a visitor wants less to move. */
function beStill(media: HTMLMediaElement): Stop {
  if (!media.autoplay || !prefersReducedMotion(windowOf(media))) return () => {};
  const restore = rememberAttributes(media, ["autoplay"]);
  media.autoplay = false;
  media.pause();
  return restore;
}
