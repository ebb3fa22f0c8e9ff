/**
 * How a header gets lower: "sizes", a theme's own parts get smaller; "slide", all of it moves up as
 * it is, which lays nothing out.
 */
export type ShrinkWay = "sizes" | "slide";

/** What was measured of a header, in CSS pixels. */
export type HeaderBox = {
  /** How high it is, what stands above the part that sticks left out. */
  readonly height: number;
  /** How high that is: it leaves the window before the part sticks. */
  readonly above: number;
};

/** A header, as it is to stick. */
export type HeaderSettings = {
  /** In CSS pixels: how high it is at first, and in the end. */
  readonly heights: { readonly base: number; readonly least: number };
  /** Whether it sticks in narrow windows, too. */
  readonly isNarrowToo: boolean;
  /** How it shrinks; undefined where it does not. */
  readonly way: ShrinkWay | undefined;
  /** What sticks: the header, or a box around it. */
  readonly target: HTMLElement;
  /** What is marked once it is as low as it gets, by this class. */
  readonly part: HTMLElement;
  readonly className: string;
  /** What changes in size when the header does, but not while it shrinks; undefined for nothing. */
  readonly watched: HTMLElement | undefined;
  /**
   * Measures it before it shrinks. Asked when all is laid out, so that it costs nothing, and told how
   * high it is said to be.
   */
  readonly measure: (base: number) => HeaderBox;
};
