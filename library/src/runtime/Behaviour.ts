import type { Stop } from "../browser/stop.ts";
import type { PageOptions } from "./PageOptions.ts";

/**
 * When a behaviour's module is fetched and started: at once, when the browser is idle, when the
 * element comes near the window, or when the visitor first touches it (that click is held and
 * replayed).
 */
export type Moment = "load" | "idle" | "visible" | "interaction";

/**
 * Brings one element to life; returns its stop. An effect is called without options: it then reads
 * them from the element's own attributes.
 */
export type StartBehaviour = (element: HTMLElement, options: undefined, page: PageOptions) => Stop;

/** An entry in the runtime's register. */
export type Behaviour = {
  /** The feature's name, as its folder's. */
  readonly name: string;
  /** Which elements it is for. */
  readonly selector: string;
  /** Default moment; an element's own `data-moment` comes first. */
  readonly moment: Moment;
  /** Fetches what starts it, for the first element that needs it; later ones only if that failed. */
  readonly load: (element: HTMLElement) => Promise<StartBehaviour>;
  /** Whether it has anything to do on this page; asked before its module is fetched. Default yes. */
  readonly isWanted?: (page: PageOptions) => boolean;
  /** False where the specification keeps it still on editor pages. Default true. */
  readonly inEditor?: boolean;
  /** True where the page builder's own script, if it runs on the page, does the same. Default false. */
  readonly isBuilders?: boolean;
};
