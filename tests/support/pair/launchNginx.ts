import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const template = resolve(import.meta.dirname, "../../../docs/nginx.conf");

export type Nginx = { readonly address: string; readonly stop: () => Promise<void> };

/** Starts nginx with docs/nginx.conf, on a free port, before servers at these addresses. */
export async function launchNginx(servers: readonly string[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-nginx-"));
  const [port, plain] = [await freePort(), await freePort()];
  writeFileSync(join(folder, "nginx.conf"), wholeConfig(folder, { servers, port, plain }));
  const child = spawn(findNginx(), ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const address = `http://localhost:${port}`;
  await waitUntilAnswers(address);
  return {
    address,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Places = {
  readonly servers: readonly string[];
  readonly port: number;
  /** Where it answers without TLS, which is to lead to the other. */
  readonly plain: number;
};

/** What Debian's nginx.conf has around the files of conf.d, as far as it matters here. */
function wholeConfig(folder: string, places: Places): string {
  return `
    daemon off;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    worker_processes 2;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 4096; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      ${withPlaces(readFileSync(template, "utf8"), places)}
    }`;
}

/** The file as it is published, with other addresses and without TLS. @throws where a line is missed */
function withPlaces(published: string, { servers, port, plain }: Places): string {
  const replaced = servers.reduce(
    (text, server, place) =>
      swap(
        text,
        `server 127.0.0.1:300${place + 1} `,
        `server ${new URL(server).host.replace("localhost", "127.0.0.1")} `,
      ),
    published,
  );
  return [
    ["listen 80;", `listen 127.0.0.1:${plain};`],
    ["listen [::]:80;", ""],
    ["listen 443 ssl;", `listen 127.0.0.1:${port};`],
    ["listen [::]:443 ssl;", ""],
    ["ssl_certificate /etc/letsencrypt/live/shop.example/fullchain.pem;", ""],
    ["ssl_certificate_key /etc/letsencrypt/live/shop.example/privkey.pem;", ""],
  ].reduce((text, [from = "", to = ""]) => swap(text, from, to), replaced);
}

function swap(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`docs/nginx.conf no longer has "${from}".`);
  return text.replace(from, to);
}

function findNginx(): string {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];
  const found = folders.map((folder) => join(folder, "nginx")).find((file) => existsSync(file));
  if (!found) throw new Error("nginx is not installed: apt-get install nginx");
  return found;
}

async function waitUntilAnswers(address: string): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const isThere = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > end) throw new Error("nginx does not answer.");
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
