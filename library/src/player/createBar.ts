import { listen } from "../browser/listen.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import type { PlayerLabels } from "./playerLabels.ts";

/** How fast a film can play; 1 is its own speed. Our choice. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/**
 * What the browsers' own controls lack, or hide in a menu: a film's speed and, where the browser has
 * it, picture in picture. The bar lies over the film's upper corner; player.css shows it to who
 * points at the film, has the focus in it or has paused it.
 */
export function createBar(video: HTMLVideoElement, labels: PlayerLabels): Stop {
  const { ownerDocument: document } = video;
  const bar = document.createElement("div");
  bar.dataset.playerBar = "";
  const speed = addSpeed(bar, video, labels);
  const inPicture = document.pictureInPictureEnabled && !video.disablePictureInPicture;
  const picture = inPicture ? addPicture(bar, video, labels) : () => {};
  // Before it, where it takes no room of its own and lies on the film's corner.
  video.before(bar);
  return stopAll(() => bar.remove(), speed, picture);
}

function addSpeed(bar: HTMLElement, video: HTMLVideoElement, labels: PlayerLabels): Stop {
  const { ownerDocument: document } = video;
  const select = document.createElement("select");
  select.ariaLabel = labels.speed;
  for (const speed of SPEEDS) {
    const option = document.createElement("option");
    option.value = String(speed);
    option.textContent = `${speed}×`;
    select.append(option);
  }
  const show = (): void => {
    select.value = String(video.playbackRate);
  };
  show();
  bar.append(select);
  return stopAll(
    listen(select, {
      change: () => {
        video.playbackRate = Number(select.value);
      },
    }),
    listen(video, { ratechange: show }),
  );
}

function addPicture(bar: HTMLElement, video: HTMLVideoElement, labels: PlayerLabels): Stop {
  const { ownerDocument: document } = video;
  const button = document.createElement("button");
  button.type = "button";
  button.title = labels.pictureInPicture;
  const show = (): void => {
    button.ariaPressed = String(document.pictureInPictureElement === video);
  };
  show();
  bar.append(button);
  // Before the film is loaded, and where the page forbids it, there is no such picture.
  const ignore = (): void => {};
  return stopAll(
    listen(button, {
      click: () => {
        if (document.pictureInPictureElement === video) {
          document.exitPictureInPicture().catch(ignore);
        } else video.requestPictureInPicture().catch(ignore);
      },
    }),
    listen(video, { enterpictureinpicture: show, leavepictureinpicture: show }),
  );
}
