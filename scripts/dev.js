/** `npm run dev`: the site from its sources; a saved change shows at once. */
import { resolve } from "node:path";
import { createServer } from "vite";

const server = await createServer({
  root: resolve(import.meta.dirname, ".."),
  server: { host: "127.0.0.1", port: Number(process.env.PORT || 3000), strictPort: true },
});
await server.listen();
server.printUrls();
const { devNotice } = await /** @type {import("vite").RunnableDevEnvironment} */ (
  server.environments.ssr
).runner.import("/site/server/dev.ts");
const address = server.resolvedUrls?.local[0]?.replace(/\/$/, "");
process.stdout.write(`\n${await devNotice(server.config.root, address)}`);
