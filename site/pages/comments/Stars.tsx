import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { MAX_RATING } from "./WrittenComment.ts";

/** A rating from 1 to 5, as stars. */
export function Stars({ rating }: { readonly rating: number }) {
  useStyle("comments");
  const { say } = useLocale();
  return (
    <span
      className="stars"
      role="img"
      aria-label={say("comments.rated", { count: rating, total: MAX_RATING })}
    >
      {"★".repeat(rating) + "☆".repeat(MAX_RATING - rating)}
    </span>
  );
}
