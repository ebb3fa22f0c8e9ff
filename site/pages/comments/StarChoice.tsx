import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { MAX_RATING } from "./WrittenComment.ts";

export type StarChoiceProps = {
  /** Of the first star; the others have none. */
  readonly id: string;
  readonly rating: number | null;
  readonly problem?: string | undefined;
};

const CHOICES = Array.from({ length: MAX_RATING }, (_, index) => index + 1);

/** One to five stars, as a group of radio buttons that look like stars. */
export function StarChoice({ id, rating, problem }: StarChoiceProps) {
  useStyle("comments");
  const { say } = useLocale();
  return (
    <fieldset className="star-choice" aria-describedby={problem && `${id}-problem`}>
      <legend>{say("comments.rating")}</legend>
      {problem && (
        <p className="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <div>
        {CHOICES.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="rating"
              value={count}
              id={count === 1 ? id : undefined}
              required
              defaultChecked={count === rating}
            />
            <span>{say("comments.stars", { count })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
