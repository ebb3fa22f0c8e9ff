import { type ComponentType, createElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { reportError } from "../browser/reportError.ts";
import type { Stop } from "../browser/stop.ts";

/** The element in which an island holds what the server wrote inside it. */
export const SLOT = "v-slot";

type WidgetProps = Readonly<Record<string, unknown>> & { children?: ReactNode };

/**
 * Brings a server-rendered widget to life where it stands. The ids that ARIA refers to stay valid
 * because the server rendered it with the same prefix, the island's own id. If React finds that
 * the two differ, or the widget throws, the server's HTML is put back and the island reported.
 * @returns the stop: the server's HTML stays, without life
 */
export function hydrateIsland(
  island: HTMLElement,
  widget: ComponentType<never>,
  props: Readonly<Record<string, unknown>>,
): Stop {
  const slot = takeSlot(island);
  const written = copyChildren(island);
  let root: Root | undefined;

  function fail(error: unknown): void {
    reportError(`island ${island.dataset.island}`, island, error);
    // React is at work on these very nodes while it tells of the error: let it finish first.
    queueMicrotask(() => leave(written, "failed"));
  }

  /** Ends React's life here and shows these nodes in place of its own. */
  function leave(nodes: readonly Node[], ready: string | undefined): void {
    if (!root) return;
    slot.take();
    root.unmount();
    root = undefined;
    island.replaceChildren(...nodes);
    slot.fill(island.querySelector(SLOT));
    if (ready === undefined) delete island.dataset.ready;
    else island.dataset.ready = ready;
  }

  const children = slot.present ? createElement(SLOT, { ref: slot.fill }) : undefined;
  flushSync(() => {
    root = hydrateRoot(
      island,
      createElement(widget as ComponentType<WidgetProps>, props, children),
      {
        identifierPrefix: island.id,
        onRecoverableError: fail,
        onUncaughtError: fail,
      },
    );
  });
  // What stands in the slot may start even where the widget could not.
  island.dataset.ready = "";
  return () => {
    slot.take();
    leave(copyChildren(island), undefined);
  };
}

function copyChildren(element: Element): Node[] {
  return [...element.childNodes].map((node) => node.cloneNode(true));
}

type Slot = {
  readonly present: boolean;
  /** Moves the nodes out of the page, so that React meets the empty slot it knows. */
  readonly take: () => void;
  /** Moves the nodes into this slot; null, as React calls it on unmount, moves nothing. */
  readonly fill: (slot: Element | null) => void;
};

/** Takes the nodes of the island's own slot; those of islands inside are theirs. */
function takeSlot(island: HTMLElement): Slot {
  const slot = [...island.querySelectorAll(SLOT)].find((one) => one.closest("v-island") === island);
  const nodes = slot ? [...slot.childNodes] : [];
  const take = (): void => {
    for (const node of nodes) node.parentNode?.removeChild(node);
  };
  take();
  return {
    present: slot !== undefined,
    take,
    fill(target) {
      target?.append(...nodes);
    },
  };
}
