import type { SlideType } from "./slideType.ts";

/** What the lightbox shows. */
export type LightboxItem = {
  /** Default "image". */
  readonly type?: SlideType | undefined;
  /** Where it is: of a picture its file, of a film its page or its file. */
  readonly href: string;
  /** What stands below it. Default nothing. */
  readonly caption?: string | undefined;
  /** What a picture shows, for those who cannot see it. Default its caption. */
  readonly alt?: string | undefined;
  /** What it was opened from, to which the focus returns. */
  readonly link?: HTMLElement | undefined;
};
