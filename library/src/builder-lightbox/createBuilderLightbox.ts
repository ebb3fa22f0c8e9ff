import { openDialog } from "../browser/dialog.ts";
import { listen } from "../browser/listen.ts";
import { answerOverlay, closeOverlays, type OverlayRequest } from "../browser/overlayRequest.ts";
import { pageQuery } from "../browser/pageQuery.ts";
import { idOf } from "../browser/placeIn.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { closeControls } from "./closeControls.ts";
import { holdFrames, releaseFrames } from "./holdFrames.ts";
import { lightboxAnimation } from "./lightboxAnimation.ts";
import { lightboxDialog } from "./lightboxDialog.ts";
import { type LightboxState, lightboxPhases } from "./lightboxPhases.ts";

export type BuilderLightboxLabels = {
  /** What a lightbox is called that has neither heading nor title. */
  readonly name: string;
  /** What its close control is called where it has no title. */
  readonly close: string;
};

export type BuilderLightboxOptions = {
  /** Texts in place of the English ones. */
  readonly labels?: Partial<BuilderLightboxLabels> | undefined;
};

export const builderLightboxLabels: BuilderLightboxLabels = { name: "Pop-up", close: "Close" };

const CONTENT = ".tve_p_lb_content";

/**
 * A page builder's lightbox: content over the page, in the real builder's markup, that opens when
 * `requestOverlay()` asks, when a link to its id is used, or with the page where the address names
 * it. One is open at a time. It closes by its close control, a click beside its content, Escape and
 * Back. Nothing in it loads or plays while it is closed. Where the page's query has `tcb_lightbox`,
 * an author looks at it: it then stands open in the page.
 *
 * The element is moved into a native dialog, unless it stands in `dialog[data-vitrine-lightbox]`.
 *
 * State, on the element: `data-state`, "closed", "opening", "open", "closing" or "shown" (to its
 * author), and the real builder's classes; `data-animation` is how it opens if nobody says.
 * Events, bubbling, with the lightbox as `detail`: on its content `tve.before-lightbox-open`,
 * `tve.lightbox-open`, `tve.lightbox-close`; on the document `tcb_after_lightbox_open` (before it is
 * seen, as the real one has it), `tcb_before_lightbox_close`.
 */
export function createBuilderLightbox(
  element: HTMLElement,
  { labels }: BuilderLightboxOptions = {},
): Stop {
  const words = { ...builderLightboxLabels, ...labels };
  const view = windowOf(element);
  const { document } = view;
  const content = element.querySelector<HTMLElement>(CONTENT) ?? element;
  const forget = rememberAttributes(element, ["class", "style", "data-state"]);
  const { dialog, restore } = lightboxDialog(element, words.name);
  let classes: readonly string[] = [];
  let trigger: HTMLElement | undefined;
  let closeDialog: Stop = () => {};

  const tell = (target: EventTarget, event: string): void => {
    target.dispatchEvent(new view.CustomEvent(event, { bubbles: true, detail: element }));
  };

  function enter(state: LightboxState): void {
    element.dataset.state = state;
    element.classList.remove("tve_lb_opening", "tve_lb_open", "tve_lb_closing");
    if (state !== "closed") element.classList.add(`tve_lb_${state}`);
    steps[state]();
  }

  const steps: Record<LightboxState, () => void> = {
    closed() {
      element.style.display = "none";
      element.classList.remove(...classes);
      if (classes.length > 0) tell(content, "tve.lightbox-close");
      classes = [];
    },
    opening() {
      element.style.removeProperty("display");
      releaseFrames(element);
      // Taken out of the page meanwhile, it cannot be shown.
      if (!dialog.isConnected) return;
      closeDialog = openDialog(dialog, {
        closeOnBackdrop: false,
        returnFocus: trigger,
        onClosing: phases.close,
      });
      dialog.scrollTop = 0;
    },
    open: () => tell(content, "tve.lightbox-open"),
    closing() {
      tell(document, "tcb_before_lightbox_close");
      holdFrames(element);
      closeDialog();
    },
  };

  const phases = lightboxPhases(enter);

  function open(request: OverlayRequest): void {
    if (!phases.open()) return;
    closeOverlays(document, element);
    trigger = request.trigger;
    const animation = lightboxAnimation(element, request.animation || element.dataset.animation);
    classes = ["tve_p_lb_background", `tve_lb_anim_${animation}`];
    element.classList.add(...classes);
    tell(content, "tve.before-lightbox-open");
    tell(document, "tcb_after_lightbox_open");
  }

  if (pageQuery(view.location.search).showsLightbox) show(element, dialog);
  else {
    holdFrames(element);
    enter("closed");
  }
  const stop = stopAll(
    forget,
    () => releaseFrames(element),
    restore,
    phases.stop,
    () => closeDialog(),
    focusFirst(content),
    closeControls(element, words.close, phases.close),
    onLinkAway(element, phases.close),
    onClickBeside(dialog, content, phases.close),
    onLinkTo(element, (link) => open({ trigger: link })),
    answerOverlay(element, { open, close: phases.close }),
  );
  if (element.id && element.matches(":target")) open({});
  return stop;
}

/** Not the first link or field: that may be far down, and would call up a phone's keyboard. */
function focusFirst(content: HTMLElement): Stop {
  const forget = rememberAttributes(content, ["tabindex", "autofocus"]);
  if (content.querySelector("[autofocus]")) return forget;
  content.tabIndex = -1;
  content.autofocus = true;
  return forget;
}

/** In the flow of the page, for whoever looks at the lightbox alone. */
function show(element: HTMLElement, dialog: HTMLDialogElement): void {
  element.dataset.state = "shown";
  element.style.removeProperty("display");
  releaseFrames(element);
  dialog.toggleAttribute("open", true);
}

/** A click that began in the content, as when text is selected, does not count. */
function onClickBeside(dialog: HTMLElement, content: HTMLElement, run: () => void): Stop {
  let beganInside = false;
  return listen(dialog, {
    pointerdown: ({ target }) => {
      beganInside = content.contains(target as Node);
    },
    click: ({ target }) => {
      // What a click in the content has taken out of it was no click beside it.
      const isBeside = dialog.contains(target as Node) && !content.contains(target as Node);
      if (isBeside && !beganInside) run();
      beganInside = false;
    },
  });
}

/** A link in it to another place on the page, which nobody would see behind it. */
function onLinkAway(element: HTMLElement, run: () => void): Stop {
  return listen(element, {
    click: ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
      const place = link && placeOf(link);
      if (place && !element.contains(place)) run();
    },
  });
}

function placeOf({ hash, ownerDocument }: HTMLAnchorElement): HTMLElement | null {
  return ownerDocument.getElementById(idOf(hash.slice(1)));
}

function onLinkTo(element: HTMLElement, run: (link: HTMLElement) => void): Stop {
  if (!element.id) return () => {};
  const selector = `a[href="#${windowOf(element).CSS.escape(element.id)}"]`;
  return listen(element.ownerDocument, {
    click: (event) => {
      // Scripts click on the document itself, too, which is no element.
      const link = (event.target as Partial<Element>).closest?.<HTMLElement>(selector);
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      run(link);
    },
  });
}
