import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createBrowserRouter, RouterProvider } from "react-router";
import { AdminError } from "./api/AdminError.ts";
import { Messages } from "./feedback/Messages.tsx";
import { screens } from "./screens.ts";
import { Session } from "./session/Session.tsx";
import { MissingScreen } from "./shell/MissingScreen.tsx";
import { ScreenPlace } from "./shell/ScreenPlace.tsx";
import { Shell } from "./shell/Shell.tsx";

/** The owner's screens: who is there, what is known of the server, and an address for each screen. */
export function App() {
  const [queries] = useState(createQueries);
  const [router] = useState(createRouter);
  return (
    <QueryClientProvider client={queries}>
      <Session>
        <RouterProvider router={router} />
        <Messages />
      </Session>
    </QueryClientProvider>
  );
}

/** How long an answer is taken for true without asking again, in milliseconds. */
const STALE_MS = 5000;

const UNANSWERED = ["offline", "slow"];

function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // The network may come back at once; what the server refused it refuses again.
        retry: (count, error) =>
          count < 1 && error instanceof AdminError && UNANSWERED.includes(error.code),
        retryDelay: 500,
      },
    },
  });
}

function createRouter() {
  return createBrowserRouter(
    [
      {
        element: <Shell />,
        children: [
          ...screens.map((screen) => ({
            path: screen.path,
            element: <ScreenPlace key={screen.path} screen={screen} />,
          })),
          { path: "*", element: <MissingScreen /> },
        ],
      },
    ],
    { basename: "/admin" },
  );
}
