import type { Theme } from "./theme.ts";

/** Every text of the switch; `legend` names the group. */
export type ThemeSwitchLabels = Readonly<Record<Theme | "legend", string>>;

export const themeSwitchLabels: ThemeSwitchLabels = {
  legend: "Colours",
  auto: "Automatic",
  light: "Light",
  dark: "Dark",
};
