export { ThemeSwitch, type ThemeSwitchProps } from "./ThemeSwitch.tsx";
export { applyTheme, chooseTheme, readTheme, THEME_COOKIE, THEMES, type Theme } from "./theme.ts";
export { type ThemeSwitchLabels, themeSwitchLabels } from "./themeSwitchLabels.ts";
