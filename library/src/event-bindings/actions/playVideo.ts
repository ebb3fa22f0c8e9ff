import { hasConsent } from "../../browser/consent.ts";
import { filmFrame } from "../../browser/filmFrame.ts";
import { listen } from "../../browser/listen.ts";
import { shortSelector } from "../../browser/shortSelector.ts";
import type { Stop } from "../../browser/stop.ts";
import { bag, isOn } from "../../browser/values.ts";
import { warn } from "../../browser/warn.ts";
import { windowOf } from "../../browser/windowOf.ts";
import type { ActionPlace, CreateAction } from "../Action.ts";
import { type EventBindingsLabels, eventBindingsLabels } from "../eventBindingsLabels.ts";
import { openOverlay } from "./openOverlay.ts";
import { type VideoAddress, videoAddress } from "./videoAddress.ts";

/**
 * Plays a film over the page. One from elsewhere is fetched only after consent to marketing, or once
 * the visitor presses a button there that says from where: what opened it says nothing of that.
 */
export const playVideo: CreateAction = (place) => {
  const { element, config } = place;
  const { ownerDocument: document } = element;
  let close: Stop = () => {};
  return {
    run() {
      const address = videoAddress(config, document.baseURI);
      if (!address) {
        warn(
          `the video of ${shortSelector(element)} has no address that is known here, so none plays. Check its service and id.`,
          element,
        );
        return;
      }
      close();
      const content = document.createElement("div");
      content.toggleAttribute("data-vertical", isOn((bag(config.p) ?? config).vertical));
      const isOurs = address.url.origin === windowOf(element).origin;
      const mayPlay = isOurs || hasConsent("marketing");
      content.append(...(mayPlay ? [player(place, address)] : offer(place, address)));
      close = openOverlay(place, { kind: "video", name: wordsOf(place).video, content });
    },
    stop: () => close(),
  };
};

function wordsOf({ labels }: ActionPlace): EventBindingsLabels {
  return { ...eventBindingsLabels, ...labels };
}

function player(place: ActionPlace, { url, isFrame }: VideoAddress): HTMLElement {
  const { ownerDocument: document } = place.element;
  if (isFrame) return filmFrame(document, { address: url.href, title: wordsOf(place).video });
  const film = document.createElement("video");
  film.controls = true;
  film.src = url.href;
  return film;
}

function offer(place: ActionPlace, address: VideoAddress): HTMLElement[] {
  const { ownerDocument: document } = place.element;
  const { elsewhere, play } = wordsOf(place);
  const text = document.createElement("p");
  const button = document.createElement("button");
  text.textContent = elsewhere.replace("{host}", address.url.host);
  button.type = "button";
  button.textContent = play;
  listen(button, {
    click: () => {
      const film = player(place, address);
      button.parentElement?.replaceChildren(film);
      film.focus();
    },
  });
  return [text, button];
}
