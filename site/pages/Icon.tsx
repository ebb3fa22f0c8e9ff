/** The icons in site/public/icons.svg, by their ids there. */
export type IconName =
  | "arrow-end"
  | "chevron-down"
  | "close"
  | "filter"
  | "grid"
  | "halftone"
  | "list"
  | "menu"
  | "rss"
  | "search";

export type IconProps = {
  readonly name: IconName;
  /** Points the other way where text runs from right to left. Default false. */
  readonly mirrored?: boolean;
};

/** A drawing of one colour, that of the text around it; what it means must be said beside it. */
export function Icon({ name, mirrored = false }: IconProps) {
  return (
    <svg className="icon" aria-hidden="true" data-mirrored={mirrored ? "" : undefined}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
