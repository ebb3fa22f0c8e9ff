/** The widths in which pictures are made, in pixels. */
export const MEDIA_WIDTHS = [160, 320, 480, 640, 800, 960, 1280, 1600] as const;

/** The widest of them. */
export const MAX_MEDIA_WIDTH = 1600;

export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** The picture that other sites show beside a link to a page, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

/** Up to this width AVIF is made too, in pixels: beyond, it takes seconds. */
export const AVIF_MAX_WIDTH = 1280;

/**
 * The focal point in the address of a social picture is at the start, in the middle or at the end
 * of each side, in tenths: nine cuts a picture, not as many as somebody cares to ask for.
 */
const FOCAL_STEPS = 2;
const FOCAL_TENTHS = 10 / FOCAL_STEPS;

/** What must stay in view: shares of width and height, from the upper left corner. */
export type Focal = { readonly x: number; readonly y: number };

const MIDDLE: Focal = { x: 0.5, y: 0.5 };

/** One of the sizes that a picture can be asked for. */
export type MediaSize =
  | { readonly kind: "width"; readonly width: MediaWidth }
  | { readonly kind: "social"; readonly focal: Focal };

/**
 * The size by its name in an address: "640w", "social", or "social-0-10" for a focal point in
 * tenths of width and height, of which there are three.
 * @returns undefined for any other: each size costs work and room, so nobody may invent one
 */
export function parseMediaSize(name: string): MediaSize | undefined {
  const width = MEDIA_WIDTHS.find((known) => name === `${known}w`);
  if (width !== undefined) return { kind: "width", width };
  const social = /^social(?:-(0|5|10)-(0|5|10))?$/.exec(name);
  if (!social) return undefined;
  const [, x, y] = social;
  const focal = x === undefined ? MIDDLE : { x: Number(x) / 10, y: Number(y) / 10 };
  return { kind: "social", focal };
}

/** The one name of a size in addresses. */
export function formatMediaSize(size: MediaSize): string {
  if (size.kind === "width") return `${size.width}w`;
  const { x, y } = size.focal;
  return `social-${tenths(x)}-${tenths(y)}`;
}

function tenths(share: number): number {
  return Math.round(share * FOCAL_STEPS) * FOCAL_TENTHS;
}
