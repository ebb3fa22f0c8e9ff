/** What one press of an arrow seeks, as a share of the film's duration (the contract, section 11). */
export const SEEK_SHARE = 0.05;
/** What one press of an arrow makes it louder or quieter, as a share of full volume. Our choice. */
export const VOLUME_STEP = 0.1;

export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey">;

export type PlayerState = {
  readonly isVideo: boolean;
  /** Seconds. */
  readonly currentTime: number;
  /** Seconds; not finite where it is unknown, or the film never ends. */
  readonly duration: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
};

/** What a key asks for: values to be set, or something to be done. */
export type PlayerChange =
  | { readonly currentTime: number }
  | { readonly volume: number; readonly muted: boolean }
  | { readonly muted: boolean }
  | { readonly turn: "play" | "fullscreen" };

/**
 * What a key asks of a player. Undefined for keys that are not the player's, and whatever is
 * pressed with Ctrl, Meta or Alt, which is the browser's.
 */
export function playerKey(press: KeyPress, state: PlayerState): PlayerChange | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const name = nameOf(press);
  if (name === "f" && !state.isVideo) return undefined;
  return CHANGES.get(name)?.(state);
}

type Change = (state: PlayerState) => PlayerChange | undefined;

const CHANGES: ReadonlyMap<string, Change> = new Map<string, Change>([
  ["arrowleft", (state) => seek(state, state.currentTime - state.duration * SEEK_SHARE)],
  ["arrowright", (state) => seek(state, state.currentTime + state.duration * SEEK_SHARE)],
  ["home", (state) => seek(state, 0)],
  ["end", (state) => seek(state, state.duration)],
  ["arrowup", ({ volume }) => loud(volume + VOLUME_STEP)],
  ["arrowdown", ({ volume }) => loud(volume - VOLUME_STEP)],
  ["m", ({ muted }) => ({ muted: !muted })],
  ["f", () => ({ turn: "fullscreen" })],
  [" ", () => ({ turn: "play" })],
]);

/** Where a keyboard writes no Latin letters, the key in the place of one is meant. */
function nameOf({ key, code }: KeyPress): string {
  const isForeign = key.length === 1 && key > "~";
  return (isForeign ? code.replace("Key", "") : key).toLowerCase();
}

function seek({ duration }: PlayerState, time: number): PlayerChange | undefined {
  if (!Number.isFinite(duration)) return undefined;
  return { currentTime: Math.min(duration, Math.max(0, time)) };
}

/** Steps of a tenth add up to numbers such as 0.7000000000000001. */
function loud(wanted: number): PlayerChange {
  const volume = Math.min(1, Math.max(0, Math.round(wanted * 100) / 100));
  return { volume, muted: volume === 0 };
}
