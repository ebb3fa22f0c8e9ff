/**
 * What stands open around the element being read. An element in a place where it cannot be would
 * close elements of ours: a browser that meets `li` in a `div` closes the list item of the page around
 * it. So such elements get a harmless name.
 */
export type Ancestors = {
  /** How many elements are open. */
  readonly depth: () => number;
  readonly open: (tag: string) => void;
  readonly close: () => void;
  /** The name under which `tag` can stand here: its own, `div` or `span`. */
  readonly fit: (tag: string) => string;
};

const ROW_PARTS = ["caption", "colgroup", "thead", "tbody", "tfoot", "tr", "th", "td"];

/** What each must stand in: the nearest one, where `not` names elements that it would close. */
type Need = {
  readonly one: readonly string[];
  readonly not?: readonly string[];
  readonly else: string;
};

const needed: Readonly<Record<string, Need>> = {
  li: { one: ["ul", "ol", "menu", "dir"], not: ["li"], else: "div" },
  dt: { one: ["dl"], not: ["dt", "dd"], else: "div" },
  dd: { one: ["dl"], not: ["dt", "dd"], else: "div" },
  col: { one: ["table"], else: "wbr" },
  option: { one: ["select", "datalist"], else: "span" },
  optgroup: { one: ["select"], else: "span" },
  ...Object.fromEntries(ROW_PARTS.map((tag) => [tag, { one: ["table"], else: "div" }])),
};

const lonely: Readonly<Record<string, string>> = {
  a: "span",
  button: "span",
  form: "div",
  label: "span",
  select: "span",
};

/** Starts with nothing open. */
export function createAncestors(): Ancestors {
  const names: string[] = [];
  const counts = new Map<string, number>();
  const has = (tag: string): boolean => (counts.get(tag) ?? 0) > 0;
  const add = (tag: string, more: number): void => {
    counts.set(tag, (counts.get(tag) ?? 0) + more);
  };
  // The element itself is open already, as the last one.
  const isNearest = ({ one, not = [] }: Need): boolean => {
    const nearest = names.findLast(
      (name, index) => index < names.length - 1 && (one.includes(name) || not.includes(name)),
    );
    return nearest !== undefined && one.includes(nearest);
  };
  return {
    depth: () => names.length,
    open: (tag) => {
      names.push(tag);
      add(tag, 1);
    },
    close: () => {
      const tag = names.pop();
      if (tag !== undefined) add(tag, -1);
    },
    fit: (tag) => {
      const rule = Object.hasOwn(needed, tag) ? needed[tag] : undefined;
      if (rule && !(rule.not ? isNearest(rule) : rule.one.some(has))) return rule.else;
      const alone = Object.hasOwn(lonely, tag) ? lonely[tag] : undefined;
      return alone !== undefined && (counts.get(tag) ?? 0) > 1 ? alone : tag;
    },
  };
}
