import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { readMessages } from "./messages.ts";
import { atSocketPath } from "./socketPath.ts";

/** Who listens on a unix socket; a living process that is too busy to answer has no `pid` here. */
export type Listener =
  | { readonly state: "alive"; readonly pid: number | undefined }
  | { readonly state: "dead" }
  | { readonly state: "gone" };

/** How long a listener may take to say its process id, in milliseconds. */
const GREETING_TIMEOUT_MS = 1000;
/** macOS also refuses while a living listener's queue is full: ask once more after this pause. */
const SECOND_PROBE_MS = 20;

/** Finds out whether a process listens on the socket at `path`. */
export async function probeSocket(path: string): Promise<Listener> {
  const first = await probeOnce(path);
  if (first.state !== "dead") return first;
  await pause(SECOND_PROBE_MS);
  return probeOnce(path);
}

async function probeOnce(path: string): Promise<Listener> {
  try {
    const socket = await connectTo(path);
    return { state: "alive", pid: await readGreeting(socket) };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ECONNREFUSED") return { state: "dead" };
    if (code === "ENOENT") return { state: "gone" };
    // Anything else (no permission, a full queue) is no proof that the listener is dead.
    return { state: "alive", pid: undefined };
  }
}

/** Connects to the unix socket at `path`, however long the path is. */
export function connectTo(path: string): Promise<Socket> {
  return atSocketPath(
    path,
    (address) =>
      new Promise((resolve, reject) => {
        const socket = connect(address);
        socket.once("error", reject);
        socket.once("connect", () => {
          socket.off("error", reject);
          resolve(socket);
        });
      }),
  );
}

function readGreeting(socket: Socket): Promise<number | undefined> {
  return new Promise((resolve) => {
    const end = (pid: number | undefined) => {
      socket.destroy();
      resolve(pid);
    };
    socket.setTimeout(GREETING_TIMEOUT_MS, () => end(undefined));
    socket.on("error", () => end(undefined));
    socket.on("close", () => end(undefined));
    readMessages(socket, {
      onMessage: ({ pid }) => end(typeof pid === "number" ? pid : undefined),
      onJunk: () => end(undefined),
    });
  });
}
