import { request as plainRequest } from "node:http";
import { request } from "node:https";
import { networkInterfaces } from "node:os";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CERTIFICATE, KEY } from "../../site/server/mail/testing/startMailServer.ts";
import { COMMENT_LIMIT } from "../../site/server/rateLimit.ts";
import { launchPair, type Pair } from "../support/pair/launchPair.ts";

const ORIGIN = "https://shop.example";
let pair: Pair;

beforeAll(async () => {
  pair = await launchPair({
    settings: { ORIGIN },
    tls: { certificate: CERTIFICATE, key: KEY },
  });
});
afterAll(() => pair.stop());

type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
  /** The address of the visitor. */
  readonly from?: string | undefined;
  readonly host?: string;
};
type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

/** Asks nginx as a browser does that found it under the site's name. */
async function ask(path: string, asked: Asked = {}, base = pair.address): Promise<Answer> {
  const { fields, from, host = "shop.example", headers = {} } = asked;
  const { port, protocol } = new URL(base);
  const body = fields && new URLSearchParams(fields).toString();
  const type = body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" };
  return new Promise((resolve, reject) => {
    const send = protocol === "https:" ? request : plainRequest;
    const sent = send(
      {
        ...{ hostname: "127.0.0.1", port, path, method: body === undefined ? "GET" : "POST" },
        // Made for "localhost".
        ...{ ca: CERTIFICATE, servername: "localhost", localAddress: from, agent: false },
        headers: { host, ...type, ...headers },
      },
      async (answer) => {
        const { statusCode = 0, headers } = answer;
        resolve({ status: statusCode, headers, body: await text(answer) });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** The addresses in a sitemap. */
const named = ({ body }: Answer): readonly string[] =>
  [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);

const FROM_HERE = { origin: ORIGIN, "sec-fetch-site": "same-origin" };
const comment = (number: number) => ({
  ...{ path: "/journal/moire", author: "Kim", email: "kim@example.org" },
  comment: `By TLS, no. ${number}`,
});

describe("Two servers behind nginx with TLS", () => {
  test("lead from http to the same page by https", async () => {
    const { status, headers } = await ask("/shop?page=2", {}, pair.plain);
    expect([status, headers.location]).toEqual([301, `${ORIGIN}/shop?page=2`]);
  });

  test("name themselves by https wherever an address stands whole", async () => {
    const home = await ask("/");
    expect(home.body).toContain(`<link rel="canonical" href="${ORIGIN}/"`);
    expect(home.body).toMatch(/<meta property="og:url" content="https:\/\/shop\.example\/"/);
    expect(home.body).toMatch(
      /<meta property="og:image" content="https:\/\/shop\.example\/media\//,
    );
    expect(home.headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
    const index = await ask("/sitemap.xml");
    const parts = named(index);
    const pages = await ask(new URL(parts[0] ?? "").pathname);
    expect(named(pages).length).toBeGreaterThan(10);
    const others = [...parts, ...named(pages)].filter((one) => !one.startsWith(`${ORIGIN}/`));
    expect(others).toEqual([]);
    expect((await ask("/robots.txt")).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    for (const { body } of [home, index, pages]) expect(body).not.toContain("http://shop.example");
  });

  test("sign in with a cookie that goes by https alone, known to both", async () => {
    const person = { name: "Ada", user_email: "ada@tls.example", password: "correct horse" };
    expect((await ask("/register", { fields: person, headers: FROM_HERE })).status).toBe(303);
    const { user_email: email, password } = person;
    const signedIn = await ask("/sign-in", { fields: { email, password }, headers: FROM_HERE });
    expect(signedIn.status).toBe(303);
    const cookies = [signedIn.headers["set-cookie"] ?? []].flat();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; *Secure\b/i);
      expect(cookie).toMatch(/; *HttpOnly\b/i);
      expect(cookie).toMatch(/; *SameSite=Lax\b/i);
    }
    const cookie = cookies.map((one) => one.split(";")[0]).join("; ");
    for (let turn = 0; turn < 2; turn += 1) {
      const { body } = await ask("/api/visitor", { headers: { cookie } });
      expect(JSON.parse(body)).toMatchObject({ current_user: { display_name: "Ada" } });
    }
  });

  test.each([
    ["http", { origin: "http://shop.example" }],
    ["another site", { origin: "https://evil.example" }],
    ["another port", { origin: "https://shop.example:8443" }],
    ["nowhere", { origin: "null" }],
    ["a page of another site", { origin: ORIGIN, "sec-fetch-site": "cross-site" }],
  ])("take nothing that was sent from %s", async (_from, headers) => {
    const { status } = await ask("/comments", { fields: comment(0), headers });
    expect(status).toBe(403);
  });

  test("answer for no other name", async () => {
    expect((await ask("/", { host: "evil.example" })).status).toBe(421);
  });

  const own = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address;
  const left = own ? "" : " (left out: this machine has no other address than its own)";
  test.skipIf(!own)(
    `count by the address that a visitor has, not by one that they claim${left}`,
    async () => {
      const statuses: number[] = [];
      for (let number = 0; number <= COMMENT_LIMIT.count; number += 1) {
        const headers = { ...FROM_HERE, "x-forwarded-for": `203.0.113.${number}` };
        statuses.push(
          (await ask("/comments", { fields: comment(number), headers, from: own })).status,
        );
      }
      expect(statuses).toEqual([...Array(COMMENT_LIMIT.count).fill(303), 429]);
      // Another visitor, whose address a proxy of this machine tells.
      const headers = { ...FROM_HERE, "x-forwarded-for": "203.0.113.200" };
      expect((await ask("/comments", { fields: comment(99), headers })).status).toBe(303);
    },
  );
});
