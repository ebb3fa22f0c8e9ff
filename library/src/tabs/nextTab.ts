/** What a key is pressed in. */
export type TabStrip = {
  readonly count: number;
  /** The place of the tab that has the focus, from 0. */
  readonly index: number;
  /** Whether tabs begin at the right. */
  readonly isRtl: boolean;
};

/**
 * The place of the tab that a key leads to: the arrows go on from the last to the first and back, as
 * they point. Undefined for all other keys.
 */
export function nextTab(key: string, { count, index, isRtl }: TabStrip): number | undefined {
  const forward = isRtl ? -1 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    Home: 0,
    End: count - 1,
  };
  const place = Object.hasOwn(places, key) ? places[key] : undefined;
  return place === undefined ? undefined : (place + count) % count;
}
