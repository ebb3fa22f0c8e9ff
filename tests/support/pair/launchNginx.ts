import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const template = resolve(import.meta.dirname, "../../../docs/nginx.conf");

export type Nginx = {
  readonly address: string;
  /** Where it answers without TLS, which leads to the site's own address. */
  readonly plain: string;
  readonly stop: () => Promise<void>;
};

/** In PEM. */
export type Certificate = { readonly certificate: string; readonly key: string };

/**
 * Starts nginx with docs/nginx.conf, on a free port, before servers at these addresses.
 * @param tls what it shows who comes by TLS; without it, it speaks plain HTTP there
 */
export async function launchNginx(servers: readonly string[], tls?: Certificate): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-nginx-"));
  const [port, plain] = [await freePort(), await freePort()];
  if (tls) {
    writeFileSync(join(folder, "certificate.pem"), tls.certificate);
    writeFileSync(join(folder, "key.pem"), tls.key, { mode: 0o600 });
  }
  const places = { servers, port, plain, tls: tls ? folder : undefined };
  writeFileSync(join(folder, "nginx.conf"), wholeConfig(folder, places));
  const child = spawn(findNginx(), ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const address = `${tls ? "https" : "http"}://localhost:${port}`;
  await waitUntilAnswers(tls ? `http://localhost:${plain}` : address);
  return {
    address,
    plain: `http://localhost:${plain}`,
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
  /** The folder of its certificate, where it speaks TLS. */
  readonly tls: string | undefined;
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

/** The file as it is published, with other addresses and files. @throws where a line is missed */
function withPlaces(published: string, { servers, port, plain, tls }: Places): string {
  const replaced = servers.reduce(
    (text, server, place) =>
      swap(text, `server 127.0.0.1:300${place + 1} `, `server ${new URL(server).host} `),
    published,
  );
  return [
    ["listen 80;", `listen 127.0.0.1:${plain};`],
    ["listen [::]:80;", ""],
    ["listen 443 ssl;", `listen 127.0.0.1:${port}${tls ? " ssl" : ""};`],
    ["listen [::]:443 ssl;", ""],
    [
      `ssl_certificate ${CERTIFICATES}/fullchain.pem;`,
      tls && `ssl_certificate ${tls}/certificate.pem;`,
    ],
    [
      `ssl_certificate_key ${CERTIFICATES}/privkey.pem;`,
      tls && `ssl_certificate_key ${tls}/key.pem;`,
    ],
  ].reduce((text, [from = "", to = ""]) => swap(text, from, to), replaced);
}

const CERTIFICATES = "/etc/letsencrypt/live/shop.example";

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
    const isThere = await fetch(`${address}/healthz`, { redirect: "manual" }).then(
      ({ status }) => status < 400,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > end) throw new Error("nginx does not answer.");
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** A port of this machine that nobody listens on at present. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
