export {
  ThemeSwitch,
  type ThemeSwitchLabels,
  type ThemeSwitchProps,
  themeSwitchLabels,
} from "./ThemeSwitch.tsx";
export { applyTheme, chooseTheme, readTheme, THEME_KEY, THEMES, type Theme } from "./theme.ts";
