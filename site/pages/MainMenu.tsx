import { Menu, type MenuEntry as ShownEntry } from "vitrine/menu";
import type { MenuEntry, SiteSettings } from "../content/siteSettings.ts";
import { useLocale } from "../texts/LocaleContext.tsx";
import { Icon } from "./Icon.tsx";

export type MainMenuProps = {
  readonly menu: SiteSettings["menu"];
  /** The address of the page shown, to mark its entry. */
  readonly path: string;
};

/**
 * The menu. On wide screens it stands in the header and its lists open where the pointer rests, or from
 * a button beside each entry, those in a list beside it; on narrow ones the whole of it opens at once.
 * Popovers do it, so that the buttons work without script.
 */
export function MainMenu({ menu, path }: MainMenuProps) {
  const { say, link } = useLocale();
  const entryOf = ({ label, href, children }: MenuEntry): ShownEntry => ({
    label,
    href: link(href),
    isCurrent: href === path,
    children: children?.map(entryOf),
  });
  return (
    <nav className="main-menu" id="site-menu" popover="auto" aria-label={say("site.mainMenu")}>
      <button
        type="button"
        className="icon-button menu-close"
        popoverTarget="site-menu"
        popoverTargetAction="hide"
        aria-label={say("dialog.close")}
      >
        <Icon name="close" />
      </button>
      <Menu
        id="menu"
        entries={menu.map(entryOf)}
        more={(label) => say("site.openSubmenu", { label })}
        icon={<Icon name="chevron-down" />}
      />
    </nav>
  );
}
