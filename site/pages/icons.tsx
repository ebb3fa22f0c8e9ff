import type { ReactNode } from "react";

/** Takes the colour of the text as an area, where the others take it as a line. */
const SOLID = { fill: "currentColor", stroke: "none" };

/** What each icon draws on a square of 24 by 24, in lines of the text's colour. */
export const ICONS = {
  "arrow-end": <path d="M4 12h15M13 6l6 6-6 6" />,
  "chevron-down": <path d="M6 9.5l6 6 6-6" />,
  close: <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
  enlarge: <path d="M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5l-6.5 6.5M4.5 19.5l6.5-6.5" />,
  filter: <path d="M4 7h16M7 12h10M10 17h4" />,
  grid: <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />,
  halftone: (
    <path
      {...SOLID}
      d="M4 1.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6M12 2.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6M20 2.8a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4M4 9.3a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4M12 9.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6M20 10.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6M4 16.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4M12 17.3a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4M20 17.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6"
    />
  ),
  list: <path d="M4.5 6h4v4h-4zM4.5 14h4v4h-4zM12 8h8M12 16h8" />,
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />,
  rss: (
    <>
      <path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14" />
      <path {...SOLID} d="M6.5 16a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3" />
    </>
  ),
  search: <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5l5 5" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof ICONS;

export const ICON_NAMES = Object.keys(ICONS) as IconName[];

/** The id of an icon in the page's sprite. */
export function iconId(name: IconName): string {
  return `icon_${name}`;
}
