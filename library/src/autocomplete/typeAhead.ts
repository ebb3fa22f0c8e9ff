import { after } from "../browser/after.ts";
import type { Stop } from "../browser/stop.ts";

/** Milliseconds without a key after which typing in the list begins anew (specification, section 9). */
export const TYPE_AHEAD_RESET = 1000;

export type TypeAhead = {
  /**
   * Takes one more character.
   * @param active the place that is active now; -1 where none is
   * @returns the place of the label that begins with all that was typed; where none does, with this
   *   character alone; -1 where none does either. One character again and again goes through all
   *   that begin with it.
   */
  readonly find: (character: string, labels: readonly string[], active: number) => number;
  readonly stop: Stop;
};

/** Finds an option in a list by the first characters of its label. */
export function createTypeAhead(): TypeAhead {
  let typed = "";
  let stop: Stop = () => {};
  return {
    find(character, labels, active) {
      stop();
      stop = after(TYPE_AHEAD_RESET, () => {
        typed = "";
      });
      const isSame = [...typed].every((one) => one === character);
      typed = isSame ? character : typed + character;
      const found = findFrom(isSame ? active + 1 : Math.max(0, active), typed, labels);
      if (found >= 0 || isSame) return found;
      typed = character;
      return findFrom(active + 1, typed, labels);
    },
    stop: () => stop(),
  };
}

function findFrom(start: number, beginning: string, labels: readonly string[]): number {
  const fold = (text: string): string => text.trim().normalize("NFKD").toLocaleLowerCase();
  const places = labels.map((_, index) => (start + index) % labels.length);
  return places.find((place) => fold(labels[place] ?? "").startsWith(fold(beginning))) ?? -1;
}
