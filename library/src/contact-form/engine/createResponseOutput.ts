import { type Stop, stopAll } from "../../browser/stop.ts";
import type { FormParts } from "./readForm.ts";

export type ResponseOutput = {
  /** Shows the server's message and has screen readers say it; "" takes it away. */
  readonly show: (message: string) => void;
  /** Brings the message into view. */
  readonly reveal: () => void;
  readonly stop: Stop;
};

const PLACES = ".screen-reader-response [role=status],.wpcf7-response-output";

/** The places for the server's message: one for screen readers, and every response output. */
export function createResponseOutput({ box }: FormParts): ResponseOutput {
  const write = (place: Element, text: string | null): void => {
    if (place.textContent !== text) place.textContent = text;
  };
  const restore = [...box.querySelectorAll(PLACES)].map((place) => {
    const before = place.textContent;
    return () => write(place, before);
  });
  return {
    show(message) {
      for (const place of box.querySelectorAll(PLACES)) write(place, message);
    },
    reveal: () => box.querySelector(".wpcf7-response-output")?.scrollIntoView({ block: "nearest" }),
    stop: stopAll(...restore),
  };
}
