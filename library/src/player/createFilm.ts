import { onConsentChange } from "../browser/consent.ts";
import { FILM_NAMES, type Film, filmAddress } from "../browser/filmAddress.ts";
import { filmFrame } from "../browser/filmFrame.ts";
import { isPlainClick } from "../browser/isPlainClick.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { playAlone, STATE_ATTRIBUTE } from "./playAlone.ts";
import type { PlayerLabels } from "./playerLabels.ts";
import { standIn } from "./standIn.ts";

export type FilmSettings = {
  readonly film: Film;
  /** What the film is called; "" where nobody says. */
  readonly title: string;
  readonly labels: PlayerLabels;
};

/**
 * A link to a film that another service has: pressed, the film plays in the link's place, in the
 * service's frame. Until then nothing is asked of the service; the link says who will be. A visitor
 * who takes consent back has the link again. Opened in another tab, or without script, it leads to
 * the service.
 *
 * State, on the link: `data-player-state`, "asking" or "playing".
 */
export function createFilm(link: HTMLElement, { film, title, labels }: FilmSettings): Stop {
  const { ownerDocument: document } = link;
  const name = FILM_NAMES[film.service];
  let end: Stop = () => {};
  let frame: HTMLIFrameElement | undefined;

  const close = (): void => {
    end();
    end = () => {};
    frame = undefined;
    link.setAttribute(STATE_ATTRIBUTE, "asking");
  };
  const open = (): void => {
    frame = filmFrame(document, {
      address: filmAddress(film),
      title: title || labels.frame.replace("{name}", name),
    });
    end = standIn(link, frame);
    link.setAttribute(STATE_ATTRIBUTE, "playing");
    frame.focus();
    const { Event } = windowOf(link);
    // As a film of the page itself would say it, to all others.
    link.dispatchEvent(new Event("play"));
  };

  const restore = rememberAttributes(link, [STATE_ATTRIBUTE]);
  close();
  return stopAll(
    restore,
    explain(link, labels.explain.replace("{name}", name)),
    () => end(),
    listen(link, {
      click: (event) => {
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        open();
      },
    }),
    onConsentChange(document, "marketing", (isGiven) => {
      if (!isGiven && frame) close();
    }),
    playAlone(link, () => frame && askToPause(frame, film)),
  );
}

/** Says who will be asked, where the markup does not. */
function explain(link: HTMLElement, text: string): Stop {
  if (link.querySelector("[data-player-explain]")) return () => {};
  const line = link.ownerDocument.createElement("small");
  line.dataset.playerExplain = "";
  line.textContent = text;
  link.append(line);
  return () => line.remove();
}

/** Both services hear messages; neither answers where it does not play. */
function askToPause({ contentWindow }: HTMLIFrameElement, { service }: Film): void {
  const order =
    service === "youtube"
      ? { event: "command", func: "pauseVideo", args: "" }
      : { method: "pause" };
  contentWindow?.postMessage(JSON.stringify(order), "*");
}
