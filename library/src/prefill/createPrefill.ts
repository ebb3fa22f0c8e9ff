import { after } from "../browser/after.ts";
import { listen } from "../browser/listen.ts";
import { readCookie } from "../browser/readCookie.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { reportError } from "../browser/reportError.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { asksVisitor, type CompleteSources, completeValue } from "./completeValue.ts";
import { fillField, isFillable, type TextField } from "./fillField.ts";
import { type PrefillSettings, readPrefill } from "./readPrefill.ts";

/** What a page's options say that a field may take its value from. */
export type PrefillPage = {
  readonly post_type: string;
  readonly post_id?: string;
  readonly post_request_data: Readonly<Record<string, unknown>>;
  readonly visitor: () => Promise<CompleteSources["visitor"]>;
};

/** The element that is hidden as long as a field with `data-hide` has a value. */
const WRAPPER = ".tve_lg_input_container,.thrv_wrapper";
const HIDDEN = "tcb-permanently-hidden";

/** The builder's overlays tell of themselves by this event of the window. */
const OVERLAY_EVENT = "tcb_after_lightbox_open";

const NOBODY: CompleteSources["visitor"] = { ip: "", current_user: {} };

/**
 * Fills a field for the visitor: with what its `data-complete-type` and `data-complete-value` name,
 * else with its `default-value`; at once, again after its form was reset, and when an overlay opens
 * around it. What a visitor, a browser or a server has written stays, and passwords are never
 * filled. Who is visiting is asked for only where the field shows it.
 *
 * A field with `data-hide`, whose wrapper is hidden by `tcb-permanently-hidden`, is shown where
 * there is no value for it.
 * @param options come before what the field's attributes say
 * @param page what the page's options say; without it there is no user, post or content
 */
export function createPrefill(
  element: HTMLElement,
  options: Partial<PrefillSettings> = {},
  page?: PrefillPage,
): Stop {
  const field = element as TextField;
  if (!isFillable(field)) return () => {};
  const { document } = windowOf(field);
  const settings = { ...readPrefill(field), ...options };
  const wrapper = field.closest(WRAPPER) ?? field.parentElement;
  let filled = "";
  let isTouched = false;
  let isFilling = false;
  let isStopped = false;
  let wait: Stop = () => {};

  async function fill(): Promise<void> {
    const value = await findValue(field, settings, page);
    const isBox = /^(?:checkbox|radio)$/.test(field.type);
    if (isStopped || isTouched || (!isBox && field.value !== filled)) return;
    isFilling = true;
    fillField(field, value);
    isFilling = false;
    if (!isBox) filled = field.value;
    if (settings.hides && value === "") wrapper?.classList.remove(HIDDEN);
  }

  const fillLater = (): void => {
    wait();
    wait = after(0, fill);
  };

  fill();
  return stopAll(
    wrapper ? rememberAttributes(wrapper, ["class"]) : () => {},
    () => {
      isStopped = true;
      wait();
    },
    listen(field, {
      input: () => {
        isTouched ||= !isFilling;
      },
    }),
    listen(document, {
      reset({ target }) {
        if (target !== field.form) return;
        isTouched = false;
        filled = field.defaultValue;
        // The fields are emptied only after everyone has heard of it.
        fillLater();
      },
    }),
    listen(windowOf(field) as EventTarget, { [OVERLAY_EVENT]: fillLater }),
    // Of dialogs, which does not bubble.
    listen(
      document,
      {
        toggle: ({ target, newState }: ToggleEvent) => {
          if (newState === "open" && (target as Node).contains(field)) fillLater();
        },
      } as Record<string, (event: never) => void>,
      { capture: true },
    ),
  );
}

async function findValue(
  field: TextField,
  { type, key, fallback }: PrefillSettings,
  page: PrefillPage | undefined,
): Promise<string> {
  if (!type) return fallback;
  let visitor = NOBODY;
  try {
    if (page && asksVisitor(type, key)) visitor = await page.visitor();
  } catch (error) {
    reportError("prefill", field, error);
  }
  return completeValue(type, key, sourcesOf(field, visitor, page)) || fallback;
}

function sourcesOf(
  field: TextField,
  visitor: CompleteSources["visitor"],
  page: PrefillPage | undefined,
): CompleteSources {
  const { document, location, navigator } = windowOf(field);
  return {
    visitor,
    userAgent: navigator.userAgent,
    now: new Date(),
    search: location.search,
    referrer: document.referrer,
    post: page?.post_request_data ?? {},
    content: {
      post_id: page?.post_id ?? "",
      post_type: page?.post_type ?? "",
      post_title: document.title,
      post_url: location.origin + location.pathname,
    },
    shortcode: field.parentElement?.dataset.completeValue ?? "",
    cookie: (name) => readCookie(document, name),
  };
}
