import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Moment } from "vitrine/runtime";
import { type IslandName, islands } from "../../islands.ts";
import { PageRenderContext, usePageRender } from "./PageRender.ts";

type PropsOf<Name extends IslandName> =
  Awaited<ReturnType<(typeof islands)[Name]>> extends ComponentType<infer Props>
    ? Omit<Props, "children">
    : never;

export type IslandProps<Name extends IslandName> = {
  readonly name: Name;
  /** When it hydrates. Default "visible". */
  readonly moment?: Moment;
  /** Must survive JSON. */
  readonly props: PropsOf<Name>;
  /** What the server writes inside; it stays as written, with islands and effects of its own. */
  readonly children?: ReactNode;
};

/** Each has props of its own, which IslandProps checks. */
const widgets = new Map<IslandName, ComponentType<never>>();

/** Loads every widget, since rendering to text cannot wait. Once, before the first page. */
export async function loadWidgets(): Promise<void> {
  for (const name of Object.keys(islands) as IslandName[]) {
    widgets.set(name, await islands[name]());
  }
}

/**
 * A widget on a page: rendered here as a root of its own, since ids made inside another tree would
 * not be those that the browser makes, and all that ARIA refers to would break without an error.
 */
export function Island<Name extends IslandName>({
  name,
  moment = "visible",
  props,
  children,
}: IslandProps<Name>) {
  const page = usePageRender();
  const widget = widgets.get(name);
  if (!widget)
    throw new Error(`vitrine: the widget "${name}" is not loaded. Call loadWidgets() first.`);
  const id = `i${Object.keys(page.islandProps).length}-`;
  page.islandProps[id] = props;
  const before = page.islands.get(name);
  page.islands.set(name, { atOnce: moment === "load" || before?.atOnce === true });
  const slot = children === undefined ? undefined : createElement("v-slot", null, children);
  const html = renderToString(
    <PageRenderContext value={page}>
      {createElement(widget as ComponentType<object>, props, slot)}
    </PageRenderContext>,
    { identifierPrefix: id },
  );
  return createElement("v-island", {
    id,
    "data-island": name,
    "data-moment": moment,
    dangerouslySetInnerHTML: { __html: html },
  });
}
