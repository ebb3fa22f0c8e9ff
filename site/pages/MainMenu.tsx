import type { SiteSettings } from "../content/siteSettings.ts";
import { useLocale } from "../texts/LocaleContext.tsx";
import { Icon } from "./Icon.tsx";

export type MenuEntry = SiteSettings["menu"][number];

export type MainMenuProps = {
  readonly menu: readonly MenuEntry[];
  /** The address of the page shown, to mark its entry. */
  readonly path: string;
};

/**
 * The menu, two levels deep. On wide screens it stands in the header and its lists open from a
 * button beside each entry; on narrow ones the whole of it opens at once. Popovers do both
 * without script: Escape and a click elsewhere close them, and focus comes back.
 */
export function MainMenu({ menu, path }: MainMenuProps) {
  const { say } = useLocale();
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
      <ul className="sf-menu">
        {menu.map((entry, index) => (
          <MenuItem key={entry.href + entry.label} entry={entry} index={index} path={path} />
        ))}
      </ul>
    </nav>
  );
}

type MenuItemProps = {
  readonly entry: MenuEntry;
  readonly index: number;
  readonly path: string;
};

function MenuItem({ entry, index, path }: MenuItemProps) {
  const { say } = useLocale();
  const { label, children = [] } = entry;
  const id = `menu-${index}`;
  return (
    <li className={children.length > 0 ? "menu-item-has-children" : undefined}>
      <MenuLink entry={entry} path={path} />
      {children.length > 0 && (
        <>
          <button
            type="button"
            className="submenu-button"
            popoverTarget={id}
            aria-label={say("site.openSubmenu", { label })}
          >
            <Icon name="chevron-down" />
          </button>
          <ul className="sub-menu" id={id} popover="auto">
            {children.map((child) => (
              <li key={child.href + child.label}>
                <MenuLink entry={child} path={path} />
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

function MenuLink({
  entry: { label, href },
  path,
}: {
  readonly entry: { readonly label: string; readonly href: string };
  readonly path: string;
}) {
  const { link } = useLocale();
  return (
    <a href={link(href)} aria-current={href === path ? "page" : undefined}>
      {label}
    </a>
  );
}
