import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createMenu } from "./createMenu.ts";

export type MenuEntry = {
  readonly label: string;
  readonly href: string;
  /** Whether the page shown is the one it leads to. Default false. */
  readonly isCurrent?: boolean | undefined;
  readonly children?: readonly MenuEntry[] | undefined;
};

export type MenuProps = Omit<ComponentProps<"ul">, "children"> & {
  readonly entries: readonly MenuEntry[];
  /** Milliseconds after which a list closes that the pointer has left. Default 200; "slow" is 800. */
  readonly delay?: number | "slow";
  /** What the button is called that opens an entry's list. Default "More in" it. */
  readonly more?: (label: string) => string;
  /** What that button shows. Default a downward arrow. */
  readonly icon?: ReactNode;
};

/** A menu of links with lists of links, as deep as they go. The lists open without script, too. */
export function Menu({ entries, delay, more, icon, className, ...rest }: MenuProps) {
  const ref = useRef<HTMLUListElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads them from the markup.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "menu", () => createMenu(element));
  }, [delay]);
  const shared = {
    more: more ?? ((label: string) => `More in ${label}`),
    icon: icon ?? <span aria-hidden="true">▾</span>,
  };
  return (
    <ul
      {...rest}
      ref={ref}
      className={className ? `sf-menu ${className}` : "sf-menu"}
      data-menu-delay={delay}
    >
      {entries.map((entry, index) => (
        <Entry
          key={entry.href + entry.label}
          {...shared}
          entry={entry}
          id={`${rest.id ?? id}-${index}`}
        />
      ))}
    </ul>
  );
}

type EntryProps = {
  readonly entry: MenuEntry;
  /** That of its list. */
  readonly id: string;
  readonly more: (label: string) => string;
  readonly icon: ReactNode;
};

function Entry({ entry, id, more, icon }: EntryProps) {
  const { label, href, isCurrent, children = [] } = entry;
  const link = (
    <a href={href} aria-current={isCurrent ? "page" : undefined}>
      {label}
    </a>
  );
  if (children.length === 0) return <li>{link}</li>;
  return (
    <li className="menu-item-has-children">
      {link}
      <button type="button" className="submenu-button" popoverTarget={id} aria-label={more(label)}>
        {icon}
      </button>
      <ul className="sub-menu" id={id} popover="auto">
        {children.map((child, index) => (
          <Entry
            key={child.href + child.label}
            {...{ more, icon }}
            entry={child}
            id={`${id}-${index}`}
          />
        ))}
      </ul>
    </li>
  );
}
