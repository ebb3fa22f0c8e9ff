export { createMenu, type MenuOptions } from "./createMenu.ts";
export { createMenuPanel } from "./createMenuPanel.ts";
export { Menu, type MenuEntry, type MenuProps } from "./Menu.tsx";
export { HOVER_INTERVAL, HOVER_SENSITIVITY, MENU_DELAY, SLOW_MENU_DELAY } from "./menuState.ts";
