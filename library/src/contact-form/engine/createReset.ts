import { listen } from "../../browser/listen.ts";
import { type Stop, stopAll } from "../../browser/stop.ts";
import { warn } from "../../browser/warn.ts";
import { windowOf } from "../../browser/windowOf.ts";
import { draftValues, fillDraft } from "./draftValues.ts";
import { type SubmissionDetail, submissionDetail, tell } from "./formEvents.ts";
import type { RunningForm } from "./RunningForm.ts";
import { refill } from "./refill.ts";
import { RESTORED } from "./restored.ts";

export type Reset = {
  /**
   * Clears the form as sent: it ends there again, once fresh questions have come. Fields that were
   * edited since then keep what is in them.
   */
  readonly afterSending: (edited: ReadonlySet<string>) => void;
  /** Asks for fresh questions without clearing anything. */
  readonly refill: () => void;
  /** Lets what is still to come from an earlier reset come to nothing. */
  readonly supersede: () => void;
  readonly stop: Stop;
};

export type ResetOptions = Omit<RunningForm, "guard" | "labels"> & {
  /** A form that is being sent is not cleared. */
  readonly isSending: () => boolean;
};

/** Clears the form's errors with its fields, and fetches fresh questions. */
export function createReset(options: ResetOptions): Reset {
  const { parts, calls, status, validation, output, notice, draft, isSending } = options;
  const { form, box } = parts;
  const view = windowOf(form);
  const controller = new AbortController();
  let endsAs = "init";
  let latest = 0;

  function reset(): void {
    latest += 1;
    const mine = latest;
    const end = endsAs;
    endsAs = "init";
    // The controls are cleared after the event, so this is what they held.
    const detail = submissionDetail(parts, new view.FormData(form));
    validation.clear();
    output.show("");
    notice.hide();
    draft.forget();
    status.set("resetting");
    fetchQuestions().then((raw) => {
      if (mine === latest) conclude(detail, end, raw);
    });
  }

  function conclude(detail: SubmissionDetail, end: string, raw: unknown): void {
    status.set(end);
    tell(parts, "wpcf7reset", { ...detail, apiResponse: raw });
  }

  /** A failure is only logged: the form then keeps its questions. */
  async function fetchQuestions(): Promise<unknown> {
    const asked = latest;
    try {
      const answer = await calls.refill({ signal: controller.signal });
      if (answer && asked === latest) await refill(box, answer.read);
      return answer?.raw ?? [];
    } catch (error) {
      if (!controller.signal.aborted) {
        warn(
          `contact-form: form ${parts.id} got no fresh questions; it keeps those it has.`,
          error,
        );
      }
      return [];
    }
  }

  return {
    afterSending(edited) {
      const kept = draftValues(box).filter(([key]) => edited.has(key.split(/[[=]/, 1)[0] ?? ""));
      endsAs = "mail_sent";
      // A field called "reset" hides the form's own.
      view.HTMLFormElement.prototype.reset.call(form);
      // A page may have kept the form from being cleared.
      endsAs = "init";
      if (fillDraft(box, kept)) form.dispatchEvent(new view.Event(RESTORED));
    },
    refill: () => void fetchQuestions(),
    supersede() {
      latest += 1;
    },
    stop: stopAll(
      () => {
        latest += 1;
        controller.abort();
      },
      listen(form, {
        reset(event) {
          if (isSending()) event.preventDefault();
          else if (!event.defaultPrevented) reset();
        },
      }),
    ),
  };
}
