import type { ReactNode } from "react";
import { TEXT_ICONS } from "./textIcons.tsx";

/** What each icon draws on a square of 24 by 24, in lines of the text's colour. */
export const ICONS = {
  activity: <path d="M3 12h4l3-8 4 16 3-8h4" />,
  add: <path d="M12 4.5v15M4.5 12h15" />,
  back: <path d="M20 12H5M11 6l-6 6 6 6" />,
  check: <path d="M4.5 12.5l5 5 10-11" />,
  close: <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
  columns: <path d="M4.5 4.5h15v15h-15zM9.5 4.5v15M14.5 4.5v15" />,
  comment: <path d="M4.5 5h15v11h-9l-4 3.5V16h-2z" />,
  copy: <path d="M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4" />,
  desktop: <path d="M3.5 5h17v11h-17zM9 20h6M12 16v4" />,
  down: <path d="M6 9.5l6 6 6-6" />,
  drag: <path d="M9 5.5v.1M15 5.5v.1M9 12v.1M15 12v.1M9 18.5v.1M15 18.5v.1" />,
  edit: <path d="M5 19l1-4L16.5 4.5l3 3L9 18z" />,
  external: <path d="M10 5.5H5v14h14v-5M13.5 4.5h6v6M19 5l-8.5 8.5" />,
  film: <path d="M4.5 5h15v14h-15zM10 9v6l5-3z" />,
  filter: <path d="M4 7h16M7 12h10M10 17h4" />,
  form: <path d="M4.5 4.5h15v4.5h-15zM4.5 12h15v4.5h-15zM4.5 19.5h6" />,
  grid: <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />,
  header: <path d="M4.5 4.5h15v15h-15zM4.5 9.5h15" />,
  footer: <path d="M4.5 4.5h15v15h-15zM4.5 14.5h15" />,
  home: <path d="M4.5 11L12 4.5 19.5 11v8.5h-5v-6h-5v6h-5z" />,
  image: <path d="M4.5 5h15v14h-15zM4.5 16l5-5 4 4 2.5-2.5 3.5 3.5M15.5 8.5v.1" />,
  jobs: <path d="M12 4.5v3M12 16.5v3M4.5 12h3M16.5 12h3M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6" />,
  key: <path d="M8 10a4 4 0 1 0 .1 0M11 12l8.5-8.5M16 7l3 3" />,
  list: <path d="M8.5 6.5h11M8.5 12h11M8.5 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1" />,
  mail: <path d="M4 6h16v12H4zM4 7l8 6 8-6" />,
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />,
  menus: <path d="M4.5 5.5h15M7.5 10.5h12M7.5 15.5h12M4.5 10.5v.1M4.5 15.5v.1" />,
  more: <path d="M6 12v.1M12 12v.1M18 12v.1" />,
  next: <path d="M9.5 6l6 6-6 6" />,
  overlay: <path d="M4.5 4.5h15v15h-15zM8 9h8v6H8z" />,
  page: <path d="M6 4h8l4 4v12H6zM14 4v4h4" />,
  people: (
    <path d="M9 5a3.5 3.5 0 1 0 .1 0M3 19.5a6 6 0 0 1 12 0M16 5.5a3.5 3.5 0 0 1 0 6.5M17.5 14a6 6 0 0 1 3.5 5.5" />
  ),
  phone: <path d="M7.5 3.5h9v17h-9zM11 17.5h2" />,
  post: <path d="M5 4.5h14v15H5zM8 8.5h8M8 12h8M8 15.5h5" />,
  previous: <path d="M14.5 6l-6 6 6 6" />,
  product: <path d="M4.5 8l7.5-4 7.5 4v8.5l-7.5 4-7.5-4zM4.5 8l7.5 4 7.5-4M12 12v8.5" />,
  project: <path d="M4.5 7.5h15v11h-15zM9 7.5v-3h6v3" />,
  redirect: <path d="M4.5 18V9.5h14M13.5 4.5l5 5-5 5" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5l5 5" />,
  settings: <path d="M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 5v5M9 14v5" />,
  signOut: <path d="M10 4.5H5v15h5M9.5 12h11M16.5 8l4 4-4 4" />,
  sound: <path d="M4.5 10v4h3l4.5 4V6l-4.5 4zM16 9a4.5 4.5 0 0 1 0 6" />,
  star: <path d="M12 4l2.4 5.2 5.6.7-4.1 3.9 1 5.7L12 16.7l-4.9 2.8 1-5.7L4 9.9l5.6-.7z" />,
  tablet: <path d="M5 3.5h14v17H5zM11 17.5h2" />,
  tag: <path d="M4.5 4.5h7l8 8-7 7-8-8zM8.5 8.5v.1" />,
  target: <path d="M12 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12M12 3v6M12 15v6M3 12h6M15 12h6" />,
  trash: <path d="M4.5 7h15M9 7V4.5h6V7M6.5 7l1 12.5h9l1-12.5M10 10.5v5.5M14 10.5v5.5" />,
  undo: <path d="M8.5 5l-4 4 4 4M4.5 9H14a5 5 0 0 1 0 10H8" />,
  up: <path d="M6 14.5l6-6 6 6" />,
  upload: <path d="M12 15.5v-11M7 9.5l5-5 5 5M4.5 15.5v4h15v-4" />,
  view: (
    <path d="M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12M12 9.5a2.5 2.5 0 1 0 .1 0" />
  ),
  ...TEXT_ICONS,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof ICONS;
