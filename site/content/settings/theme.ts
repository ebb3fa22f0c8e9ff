import * as v from "valibot";
import { asField } from "../fields/asField.ts";
import { siteSettings } from "../siteSettings.ts";
import { defineSettings } from "./SettingsGroup.ts";

const { switches } = siteSettings.fallback;

const on = (title: string, description: string) =>
  v.pipe(v.boolean(), v.title(title), v.description(description));

const schema = v.object({
  accent: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^#[\da-f]{6}$/i, "Write a colour like #aa3300."),
      asField({ kind: "colour" }),
      v.title("Accent colour"),
      v.description(
        "Of links and of what asks to be clicked. Where it could not be read, it is made darker on light pages and lighter on dark ones.",
      ),
    ),
  ),
  sticky: v.optional(
    on("Header stays in view", "While a page is scrolled, as long as its menu fits on one line."),
    switches.sticky,
  ),
  animate: v.optional(
    on(
      "Entrances",
      "What comes into view moves in. Nothing moves for those who asked their device for calm.",
    ),
    switches.animate,
  ),
  jsselect: v.optional(
    on("Choices look like the site", "Otherwise they look as the browser draws them."),
    switches.jsselect,
  ),
  productTabScroll: v.optional(
    on("Tabs of a product come into view", "When one is opened, the page scrolls to it."),
    switches.productTabScroll,
  ),
});

/** How the site looks. */
export const theme = defineSettings({
  key: "theme",
  label: "Theme",
  help: "The site’s colour, and what moves on it.",
  schema,
  stored: siteSettings,
  read: ({ switches, look }) => ({ ...look, ...switches }),
  write: (site, { accent, ...switches }) => ({ ...site, switches, look: accent ? { accent } : {} }),
});
