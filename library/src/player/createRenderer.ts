import { after } from "../browser/after.ts";
import { announce } from "../browser/announce.ts";
import { FILM_NAMES } from "../browser/filmAddress.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { chooseRenderer, type Renderer } from "./chooseRenderer.ts";
import { createFilm } from "./createFilm.ts";
import { STATE_ATTRIBUTE } from "./playAlone.ts";
import { NO_RENDERER, type PlayerLabels } from "./playerLabels.ts";
import { playStream } from "./playStream.ts";
import { readSources } from "./readSources.ts";
import { standIn } from "./standIn.ts";

/** HTMLMediaElement.NETWORK_NO_SOURCE: all sources have failed, or the browser is about to try one. */
const NO_SOURCE = 3;
/** MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED: the one source has failed, or is not what it should be. */
const NOT_SUPPORTED = 4;
/** Milliseconds after which a browser has tried the next source, if there is one. */
const SETTLING = 100;

/**
 * Sees to it that something plays a film or sound: the browser; where that cannot, what else its
 * sources allow, once the visitor asks for it; else says that nothing does, with a link to the file.
 */
export function createRenderer(media: HTMLMediaElement, labels: PlayerLabels): Stop {
  const restore = rememberAttributes(media, [STATE_ATTRIBUTE]);
  let end: Stop = () => {};
  let stopWaiting: Stop = () => {};
  let current: Renderer | undefined;
  let isStreaming = false;
  let hasStreamFailed = false;

  const use = (renderer: Renderer): void => {
    if (renderer.kind === current?.kind) return;
    current = renderer;
    end();
    const isAsked = !media.paused || media.autoplay;
    media.setAttribute(STATE_ATTRIBUTE, STATES[renderer.kind]);
    if (renderer.kind === "native") end = () => {};
    else if (renderer.kind === "none") end = showNone(media, labels, isAsked);
    else if (renderer.kind === "frame") end = showFilm(media, renderer, labels);
    else if (isAsked) stream(renderer.address);
    else end = offer(media, labels, { ...renderer, onPress: () => stream(renderer.address) });
  };

  const stream = (address: string): void => {
    end();
    isStreaming = true;
    end = playStream(media, address, {
      onFail: () => {
        isStreaming = false;
        hasStreamFailed = true;
        choose(true);
      },
    });
  };

  const choose = (hasFailed: boolean): void => {
    const view = windowOf(media);
    const isGiven = Boolean(media.srcObject) || /^blob:/.test(media.currentSrc);
    if (isGiven && !hasFailed) return;
    const canStream = !hasStreamFailed && ("MediaSource" in view || "ManagedMediaSource" in view);
    const canPlay = (type: string): boolean =>
      !hasFailed && (type === "" || media.canPlayType(type) !== "");
    use(chooseRenderer(readSources(media), { canPlay, canStream }));
  };

  const chooseSoon = (): void => {
    if (isStreaming || hasStreamFailed) return;
    stopWaiting();
    stopWaiting = after(SETTLING, () =>
      choose(media.networkState === NO_SOURCE || media.error?.code === NOT_SUPPORTED),
    );
  };

  choose(false);
  chooseSoon();
  return stopAll(
    restore,
    () => end(),
    () => stopWaiting(),
    // It begins anew where a script gives the film another source.
    listen(media, { error: chooseSoon, loadstart: chooseSoon }, { capture: true }),
  );
}

/** What `data-player-state` says before anything has played. */
const STATES: Readonly<Record<Renderer["kind"], string>> = {
  native: "ready",
  stream: "asking",
  frame: "asking",
  none: "none",
};

/** Says that nothing plays it, and where the file is. */
function showNone(media: HTMLMediaElement, labels: PlayerLabels, isAsked: boolean): Stop {
  const { ownerDocument: document } = media;
  const [source] = readSources(media);
  warn(
    `player: ${NO_RENDERER}. Add a source as MP4 (H.264, AAC) or WebM, and check its address.`,
    media,
  );
  const text = document.createElement("p");
  text.dataset.playerNone = "";
  text.textContent = labels.noRenderer;
  if (source) {
    const link = document.createElement("a");
    link.href = source.address;
    link.textContent = labels.open;
    text.append(" ", link);
  }
  // Said where somebody waits for it.
  return stopAll(standIn(media, text), isAsked ? announce(document, labels.noRenderer) : () => {});
}

type FrameRenderer = Extract<Renderer, { readonly kind: "frame" }>;

function showFilm(
  media: HTMLMediaElement,
  { film, address }: FrameRenderer,
  labels: PlayerLabels,
): Stop {
  const name = FILM_NAMES[film.service];
  const link = askLink(media, address, labels.playFrom.replace("{name}", name));
  const stop = standIn(media, link);
  return stopAll(stop, createFilm(link, { film, title: titleOf(media), labels }));
}

type Offer = { readonly address: string; readonly onPress: () => void };

function offer(media: HTMLMediaElement, labels: PlayerLabels, { address, onPress }: Offer): Stop {
  const link = askLink(media, address, labels.play);
  const press = (event: Event): void => {
    event.preventDefault();
    onPress();
    media.focus();
  };
  return stopAll(standIn(media, link), listen(link, { click: press }));
}

/** A link over the film's poster that asks for it. */
function askLink(media: HTMLMediaElement, address: string, text: string): HTMLElement {
  const { ownerDocument: document } = media;
  const link = document.createElement("a");
  link.dataset.playerAsk = "";
  link.href = address;
  const poster = media.getAttribute("poster");
  if (poster) {
    const picture = document.createElement("img");
    picture.alt = "";
    picture.src = poster;
    link.append(picture);
  }
  const words = document.createElement("span");
  words.textContent = text;
  link.append(words);
  return link;
}

function titleOf(media: HTMLMediaElement): string {
  return media.ariaLabel || media.title;
}
