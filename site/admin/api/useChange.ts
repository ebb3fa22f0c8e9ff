import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type * as v from "valibot";
import { useApi } from "./ApiContext.tsx";
import type { ApiRequest } from "./createApi.ts";

export type Change<Schema extends v.GenericSchema> = ApiRequest<Schema> & {
  /** Paths whose answers this changes: all that begin so are asked again. */
  readonly changes: readonly string[];
  /** Paths at which nothing is any more: what shows them is about to leave, and must not ask for them. Default none. */
  readonly gone?: readonly string[];
};

/** Asks the server to change something, and then for all that was changed by it. @throws AdminError */
export function useChange(): <Schema extends v.GenericSchema>(
  change: Change<Schema>,
) => Promise<v.InferOutput<Schema>> {
  const api = useApi();
  const queries = useQueryClient();
  return useCallback(
    async ({ changes, gone = [], ...request }) => {
      const answer = await api.ask(request);
      await queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          !gone.includes(String(path)) &&
          changes.some((changed) => String(path).startsWith(changed)),
      });
      return answer;
    },
    [api, queries],
  );
}
