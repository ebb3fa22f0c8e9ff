import type { ReactNode } from "react";

/** What the tools of a text draw. */
export const TEXT_ICONS = {
  bold: <path d="M7.5 5h5.5a3.25 3.25 0 0 1 0 6.5H7.5zM7.5 11.5h6.5a3.75 3.75 0 0 1 0 7.5H7.5z" />,
  bullets: <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1" />,
  clear: <path d="M6 5h11M11.5 5l-2 8M5 19h7M15 14l5 5M20 14l-5 5" />,
  code: <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />,
  codeBlock: <path d="M4 4.5h16v15H4zM10 9l-3 3 3 3M14 9l3 3-3 3" />,
  italic: <path d="M10 5h7M7 19h7M14 5l-4 14" />,
  link: (
    <path d="M10.5 13.5l4-4M9 11l-3.5 3.5a3.2 3.2 0 0 0 4.5 4.5L13.5 15.5M11 8.5L14.5 5a3.2 3.2 0 0 1 4.5 4.5L15 13" />
  ),
  numbers: (
    <path d="M10 6.5h10M10 12h10M10 17.5h10M4 4.5h1.5v4M3.8 10.5h2.4L4 14h2.4M4 16h2.4L5 17.5a1 1 0 1 1-1.2 1.6" />
  ),
  quote: <path d="M5 7h5v5c0 3-1.5 4.5-4 5M14 7h5v5c0 3-1.5 4.5-4 5" />,
  redo: <path d="M15.5 5l4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h6" />,
  rule: <path d="M3.5 12h17M6 6.5h12M6 17.5h12" />,
} satisfies Record<string, ReactNode>;
