import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import type * as v from "valibot";
import type { AdminError } from "./AdminError.ts";
import { useApi } from "./ApiContext.tsx";
import type { ApiRequest } from "./createApi.ts";

export type AskedOptions = {
  /** Default true. */
  readonly enabled?: boolean;
  /** How often it is asked anew while the page is seen, in milliseconds. Default never. */
  readonly every?: number;
  /** Keeps what was there while something else is asked, such as the next page. Default false. */
  readonly keeps?: boolean;
};

/**
 * What the server says at an address, kept for all who ask the same. Its key begins with the path, so that
 * useChange can say by paths what has to be asked again.
 */
export function useAsked<Schema extends v.GenericSchema>(
  request: Omit<ApiRequest<Schema>, "method" | "body" | "signal">,
  { enabled = true, every, keeps = false }: AskedOptions = {},
): UseQueryResult<v.InferOutput<Schema>, AdminError> {
  const api = useApi();
  return useQuery<v.InferOutput<Schema>, AdminError>({
    queryKey: [request.path, request.query ?? {}],
    queryFn: ({ signal }) => api.ask({ ...request, signal }),
    enabled,
    ...(every !== undefined && { refetchInterval: every }),
    ...(keeps && { placeholderData: keepPreviousData }),
  });
}
