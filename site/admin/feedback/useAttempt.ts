import { useCallback } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { errorText } from "../api/errorText.ts";
import { tell } from "./messages.ts";

/** Does something, and tells where it fails. @returns whether it was done */
export function useAttempt(): (work: () => Promise<unknown>) => Promise<boolean> {
  const { say, told } = useAdminLocale();
  return useCallback(
    async (work) => {
      try {
        await work();
        return true;
      } catch (error) {
        tell({ text: errorText(error, { say, told }), kind: "problem" });
        return false;
      }
    },
    [say, told],
  );
}
