import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createTabs } from "./createTabs.ts";

export type TabContent = {
  /** The panel's id, which the address names. */
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
};

export type TabsProps = Omit<ComponentProps<"div">, "children" | "ref"> & {
  readonly tabs: readonly TabContent[];
  /** What the tabs are about, for those who do not see what is around them. */
  readonly label: string;
};

/** Shows one of several panels; without script all of them, below a list of links. */
export function Tabs({ tabs, label, ...rest }: TabsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const ids = tabs.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads them from the markup.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "tabs", () => createTabs(element));
  }, [ids]);
  return (
    <div {...rest} ref={ref} data-tabs="">
      <ul className="tabs" aria-label={label}>
        {tabs.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
      {tabs.map(({ id, content }) => (
        <div key={id} id={id}>
          {content}
        </div>
      ))}
    </div>
  );
}
