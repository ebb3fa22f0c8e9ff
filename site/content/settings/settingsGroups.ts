import { consent } from "./consent.ts";
import { forms } from "./forms.ts";
import { general } from "./general.ts";
import { mail } from "./mail.ts";
import { media } from "./media.ts";
import { menus } from "./menus.ts";
import { reading } from "./reading.ts";
import type { SettingsGroup } from "./SettingsGroup.ts";
import { theme } from "./theme.ts";

/** All settings, in the order of their pages. To add a group, describe it in a file and name it here. */
export const settingsGroups: readonly SettingsGroup[] = [
  general,
  reading,
  menus,
  theme,
  consent,
  media,
  forms,
  mail,
];
