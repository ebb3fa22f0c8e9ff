import { createServer } from "node:net";
import { note, ok, type Result, wrong } from "./Finding.ts";

/** How long whoever has the port may take to say who it is, in milliseconds. */
const ASK_TIMEOUT_MS = 3000;

/** Whether the site can listen where it is to, or does so already. */
export async function checkPort({
  host,
  port,
}: {
  readonly host: string;
  readonly port: number;
}): Promise<Result> {
  const code = await tryListening(host, port);
  if (code === undefined) {
    return port === 0
      ? note(
          "PORT is 0: the system chooses another port at each start.",
          "Set PORT for a site that stays where it is.",
        )
      : ok(`Port ${port} of ${host} is free.`);
  }
  if (code !== "EADDRINUSE") {
    return wrong(
      `This user may not listen on ${host} port ${port} (${code}).`,
      "Choose another with HOST and PORT; ports below 1024 are for the system's own users.",
    );
  }
  return (await isOurs(host, port))
    ? ok(`A site of ours answers on port ${port}.`)
    : wrong(
        `Port ${port} is taken by another program, so the site cannot be reached there.`,
        `Stop that program, or choose another port: PORT=${port + 1} npm start`,
      );
}

function tryListening(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", ({ code = "unknown" }: NodeJS.ErrnoException) => resolve(code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

async function isOurs(host: string, port: number): Promise<boolean> {
  const name = ["0.0.0.0", "::"].includes(host)
    ? "localhost"
    : host.includes(":")
      ? `[${host}]`
      : host;
  try {
    const signal = AbortSignal.timeout(ASK_TIMEOUT_MS);
    const answer = await fetch(`http://${name}:${port}/healthz`, { signal, redirect: "manual" });
    return (await answer.text()) === "ok\n";
  } catch {
    return false;
  }
}
