import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { AdminError } from "../api/AdminError.ts";
import { ApiContext } from "../api/ApiContext.tsx";
import type { Api } from "../api/createApi.ts";
import { Messages } from "../feedback/Messages.tsx";
import "../styles/admin.css";

export type Shown = {
  readonly place: HTMLElement;
  /** Shows something else in its place; what stays keeps its state. */
  readonly update: (node: ReactNode) => void;
  readonly stop: () => void;
};

export type ShownOptions = {
  /** What the server says to requests, by method and path. Default it cannot be reached. */
  readonly answer?: (method: string, path: string, body: unknown) => unknown;
};

/** Shows part of a screen in the page of a test, in English, with its messages below. */
export function showInPage(node: ReactNode, { answer = offline }: ShownOptions = {}): Shown {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const api: Api = {
    ask: async ({ method = "GET", path, body }) => answer(method, path, body) as never,
    setMe() {},
    renewNonce: async () => "",
    now: () => new Date(),
  };
  const update = (next: ReactNode) =>
    flushSync(() =>
      root.render(
        <QueryClientProvider client={queries}>
          <ApiContext value={api}>
            {next}
            <Messages />
          </ApiContext>
        </QueryClientProvider>,
      ),
    );
  update(node);
  return {
    place,
    update,
    stop() {
      root.unmount();
      place.remove();
    },
  };
}

function offline(): never {
  throw new AdminError("", { code: "offline" });
}
