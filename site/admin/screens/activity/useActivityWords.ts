import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { activityWords } from "../../../texts/admin/en/activityWords.ts";

export type ActivityWords = {
  readonly action: (code: string) => string;
  readonly kind: (code: string) => string;
};

/** What actions and kinds are called; as the log has them where they are none of ours any more. */
export function useActivityWords(): ActivityWords {
  const { say } = useAdminLocale();
  const word = (key: string, code: string): string => (isKnown(key) ? say(key) : code);
  return {
    action: (code) => word(`activity.${code}`, code),
    kind: (code) => word(`activity.kind.${code}`, code),
  };
}

function isKnown(key: string): key is keyof typeof activityWords {
  return Object.hasOwn(activityWords, key);
}
