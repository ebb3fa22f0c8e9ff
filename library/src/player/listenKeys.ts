import { announce } from "../browser/announce.ts";
import { listen } from "../browser/listen.ts";
import type { Stop } from "../browser/stop.ts";
import { type PlayerChange, playerKey } from "./playerKey.ts";
import type { PlayerLabels } from "./playerLabels.ts";

/**
 * Hears the player's keys while the focus is on the film itself; what is inside the browser's own
 * controls keeps its own. The capturing listener comes before the browser's, which would act a
 * second time.
 */
export function listenKeys(media: HTMLMediaElement, labels: PlayerLabels): Stop {
  return listen(
    media,
    {
      keydown: (event) => {
        if (event.defaultPrevented || !media.matches(":focus")) return;
        const { currentTime, duration, volume, muted } = media;
        const isVideo = media.localName === "video";
        const change = playerKey(event, { isVideo, currentTime, duration, volume, muted });
        if (!change) return;
        event.preventDefault();
        if (!("turn" in change)) {
          Object.assign(media, change);
          tell(media, change, labels);
        } else if (!event.repeat) turn(media, change.turn);
      },
    },
    { capture: true },
  );
}

function turn(media: HTMLMediaElement, what: "play" | "fullscreen"): void {
  const { ownerDocument: document } = media;
  // What the browser forbids, or ends before it has begun, is no error of the page.
  const ignore = (): void => {};
  if (what === "play") {
    if (media.paused) media.play().catch(ignore);
    else media.pause();
  } else if (document.fullscreenElement) document.exitFullscreen().catch(ignore);
  else media.requestFullscreen?.().catch(ignore);
}

/** A picture of sound shows on the screen only; a place in the film is heard. */
function tell(media: HTMLMediaElement, change: PlayerChange, labels: PlayerLabels): void {
  if (!("muted" in change)) return;
  const text = change.muted
    ? labels.muted
    : "volume" in change
      ? labels.volume.replace("{percent}", `${Math.round(change.volume * 100)}%`)
      : labels.unmuted;
  announce(media.ownerDocument, text);
}
