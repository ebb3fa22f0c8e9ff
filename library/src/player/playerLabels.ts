import { readJsonAttribute } from "../browser/readJsonAttribute.ts";
import { texts } from "../browser/values.ts";

/** What the player says. `{name}` stands for the service that has the film. */
export type PlayerLabels = {
  /** The button in place of a film that is fetched once it is asked for. */
  readonly play: string;
  /** The same, of a film that another service has. */
  readonly playFrom: string;
  /** What happens then. */
  readonly explain: string;
  /** What the service's frame is called where the film has no title. */
  readonly frame: string;
  /** Where nothing plays any of its sources (specification, section 8). */
  readonly noRenderer: string;
  /** The link to the file, there. */
  readonly open: string;
  readonly speed: string;
  readonly pictureInPicture: string;
  /** Said when a key changes it; `{percent}` stands for how loud it is. */
  readonly volume: string;
  readonly muted: string;
  readonly unmuted: string;
};

/** The message that nothing plays any of the sources (specification, section 8). */
export const NO_RENDERER = "No renderer found";

export const playerLabels: PlayerLabels = {
  play: "Play the film",
  playFrom: "Play the film from {name}",
  explain: "Your browser then asks {name}, which learns your address and what you watch.",
  frame: "Film from {name}",
  noRenderer: NO_RENDERER,
  open: "Open the file",
  speed: "Speed",
  pictureInPicture: "Picture in picture",
  volume: "Volume {percent}",
  muted: "Muted",
  unmuted: "Sound on",
};

/** Texts in place of the English ones, as a JSON object, on the element or one around it. */
export const LABELS_ATTRIBUTE = "data-player-labels";

/**
 * The player's words: English; in place of it what the markup has, on the element or around it; and
 * before both what is given.
 */
export function wordsOf(element: Element, given: Partial<PlayerLabels> = {}): PlayerLabels {
  const around = element.closest(`[${LABELS_ATTRIBUTE}]`) ?? element;
  return { ...playerLabels, ...texts(readJsonAttribute(around, LABELS_ATTRIBUTE)), ...given };
}
