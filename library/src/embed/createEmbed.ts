import { hasConsent, onConsentChange } from "../browser/consent.ts";
import { listen } from "../browser/listen.ts";
import { onVisible } from "../browser/onVisible.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { appendFrame, type EmbedFrame } from "./appendFrame.ts";
import { embedAddress } from "./embedAddress.ts";
import { type EmbedLabels, embedLabels } from "./embedLabels.ts";
import { readEmbed } from "./readEmbed.ts";

export type EmbedOptions = {
  /** Texts in place of the English ones; those that the markup has come second. */
  readonly labels?: Partial<EmbedLabels> | undefined;
  /** The origin whose server has the frame's page. Default that of this script. */
  readonly origin?: string | undefined;
};

/** How far below the window the frame is fetched already, as in CSS. */
export const EMBED_MARGIN = "200px";

/**
 * Comments that another service keeps, in the builder's markup: `.tve-fb-comments` or
 * `.thrv_disqus_comments`. Nothing is asked of the service until the visitor agrees to "marketing"
 * or presses the button that stands in its place, which holds for these comments on this visit; nor
 * before they come near the window. Its script runs in a frame, and has no way out of it.
 *
 * Texts may stand in the markup: `[data-embed-ask]` with a button in place of the one made here,
 * and the frame's name as `data-embed-title`.
 *
 * State, on the element: `data-embed-state`, "asking" or "shown".
 */
export function createEmbed(element: HTMLElement, options: EmbedOptions = {}): Stop {
  const settings = readEmbed(element);
  if (!settings) return () => {};
  const { ownerDocument: document } = element;
  const labels = { ...embedLabels(settings.service), ...options.labels };
  const title = options.labels?.title ?? element.dataset.embedTitle ?? labels.title;
  const address = embedAddress(settings, options.origin ?? new URL(import.meta.url).origin);
  const ask = placeAsk(element, labels);
  const state = { isNear: false, isAgreed: hasConsent("marketing"), isChosen: false };
  let shown: EmbedFrame | undefined;

  const set = (changes: Partial<typeof state>): void => {
    Object.assign(state, changes);
    const isWanted = state.isChosen || (state.isAgreed && state.isNear);
    if (isWanted) shown ??= appendFrame(element, { address, title });
    else shown = void shown?.stop();
    element.dataset.embedState = isWanted ? "shown" : "asking";
  };

  const restore = rememberAttributes(element, ["data-embed-state"]);
  set({});
  return stopAll(
    restore,
    ask.stop,
    () => shown?.stop(),
    listen(ask.button, {
      click: () => {
        set({ isChosen: true });
        // The button is no longer there.
        shown?.frame.focus();
      },
    }),
    onConsentChange(document, "marketing", (isAgreed) => {
      set({ isAgreed, isChosen: isAgreed && state.isChosen });
    }),
    onVisible(element, (isNear) => isNear && set({ isNear }), { margin: EMBED_MARGIN }),
  );
}

type Ask = { readonly button: HTMLElement; readonly stop: Stop };

/** What stands in the place of the comments, as the markup has it or made of the labels. */
function placeAsk(element: HTMLElement, labels: EmbedLabels): Ask {
  const own = element.querySelector<HTMLElement>("[data-embed-ask] button");
  if (own) return { button: own, stop: () => {} };
  const { ownerDocument: document } = element;
  const ask = document.createElement("div");
  ask.setAttribute("data-embed-ask", "");
  const text = document.createElement("p");
  text.textContent = labels.explain;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = labels.show;
  ask.append(text, button);
  element.append(ask);
  return { button, stop: () => ask.remove() };
}
