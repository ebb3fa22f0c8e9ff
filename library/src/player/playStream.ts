/// <reference path="./hlsLight.d.ts" />
import type Hls from "hls.js";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";

/** What becomes of a stream. */
export type StreamEvents = { readonly onFail: () => void };

/**
 * Plays an HLS stream where the browser does not by itself: hls.js, fetched from where this script
 * is, hands it over piece by piece.
 */
export function playStream(
  media: HTMLMediaElement,
  address: string,
  { onFail }: StreamEvents,
): Stop {
  let isOver = false;
  let stream: Hls | undefined;
  const restore = rememberAttributes(media, ["src"]);
  const fail = (error: unknown): void => {
    if (isOver) return;
    warn(`player: the stream at ${address} does not play. The error:`, error);
    onFail();
  };

  const begin = (Stream: typeof Hls): void => {
    if (isOver) return;
    // In a worker it would need an address that the policy of pages does not allow.
    stream = new Stream({ enableWorker: false });
    let isMended = false;
    stream.on(Stream.Events.ERROR, (_, { fatal, type, details }) => {
      if (!fatal) return;
      if (type !== Stream.ErrorTypes.MEDIA_ERROR || isMended) return fail(details);
      isMended = true;
      stream?.recoverMediaError();
    });
    stream.loadSource(address);
    stream.attachMedia(media);
    // Forbidden, or ended before it began: the visitor presses again.
    media.play().catch(() => {});
  };

  import("hls.js/light").then((module) => begin(module.default)).catch(fail);
  return stopAll(restore, () => {
    isOver = true;
    stream?.destroy();
  });
}
