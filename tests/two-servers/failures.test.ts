import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchSite } from "../../scripts/launchSite.js";
import { openSql } from "../../site/store/testing/openSql.ts";
import { openPages } from "../support/openPages.ts";
import { launchPair, type Pair } from "../support/pair/launchPair.ts";

const open = openPages();
const PAGE = "/journal/moire";
const FEEDBACK = "/api/contact-form-7/v1/contact-forms/1/feedback";
/** Submissions that are under way at a time. */
const VISITORS = 6;

let pair: Pair;
let sql: ReturnType<typeof openSql>;

beforeAll(async () => {
  pair = await launchPair();
  sql = openSql(pair.postgres.url);
});
afterAll(async () => {
  await sql.end();
  await pair.stop();
});

const shows = async (server: string, title: string) =>
  (await (await fetch(server + PAGE)).text()).includes(title);

async function changeTitle(): Promise<string> {
  const title = `Changed ${randomUUID()}`;
  await sql`update documents set title = ${title} where path = ${PAGE}`;
  return title;
}

async function expectShown(title: string): Promise<void> {
  for (const { address } of pair.servers) {
    await expect.poll(() => shows(address, title)).toBe(true);
  }
}

describe("Two servers of one site", () => {
  test("show changes although nobody tells them: the connection that does was cut", async () => {
    for (const { address } of pair.servers) await shows(address, "");
    // The trigger tells nobody: as if every message were lost on its way.
    await sql`alter table documents disable trigger documents_version`;
    const title = await changeTitle();
    await sql`update content_version set version = version + 1`;
    await sql`alter table documents enable trigger documents_version`;
    await expectShown(title);
  });

  test("show a change that was made right after all their connections were cut", async () => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vitrine' and pid <> pg_backend_pid()`;
    await expectShown(await changeTitle());
  });

  test("go on when the database was started anew under both, and show what changed since", async () => {
    await pair.postgres.restart();
    for (const { address } of pair.servers) {
      await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
    }
    await expectShown(await changeTitle());
  });

  test("take a form from a visitor whose server was killed while they wrote", async () => {
    const page = await open();
    await page.goto(`${pair.address}/contact`);
    const form = page.locator("form.wpcf7-form");
    await form.locator("[name=your-name]").fill("Kim Ruiz");
    await kill(0);
    await form.locator("[name=your-email]").fill("kim@example.org");
    await form.locator("[name=your-subject]").selectOption({ index: 1 });
    await form.locator("[name=your-message]").fill("Is the shop open?");
    await form.getByRole("checkbox").check();
    await form.locator(".wpcf7-submit").click();
    await expect.poll(() => form.getAttribute("data-status")).toBe("sent");
    const rows = await sql`select 1 from submissions where fields->'your-name'->>0 = 'Kim Ruiz'`;
    expect(rows).toHaveLength(1);
    await startAgain(0);
  });

  test("lose nothing they have acknowledged, and take nothing twice, when one is killed under load", async () => {
    const acknowledged: string[] = [];
    let isOver = false;
    const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let count = 0; !isOver; count += 1) {
        acknowledged.push(await submit(visitor, `message ${visitor}-${count}`));
      }
    });
    for (const place of [1, 0] as const) {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
      await kill(place);
      const since = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(since + 20);
      await startAgain(place);
    }
    isOver = true;
    await Promise.all(visitors);
    const rows = await sql`
      select fields->'your-message'->>0 as message, count(*)::int as count
      from submissions where fields->'your-name'->>0 = 'Load' group by 1`;
    const stored = new Map(rows.map(({ message, count }) => [message, count]));
    expect(acknowledged.filter((message) => !stored.has(message))).toEqual([]);
    expect([...stored].filter(([, count]) => count !== 1)).toEqual([]);
  }, 120_000);
});

async function kill(place: 0 | 1): Promise<void> {
  const { process } = pair.servers[place];
  const ended = new Promise((done) => process.once("exit", done));
  process.kill("SIGKILL");
  await ended;
}

/** At the address that nginx knows. */
async function startAgain(place: 0 | 1): Promise<void> {
  const { address, dataDir } = pair.servers[place];
  const { port } = new URL(address);
  const again = await launchSite({ env: { ...pair.env, PORT: port }, dataDir });
  pair.replace(place, again);
}

/** As a browser does that has lost the answer: once more, under the same key. */
async function submit(visitor: number, message: string): Promise<string> {
  const key = randomUUID();
  for (;;) {
    const body = new FormData();
    const fields = {
      ...{ _wpcf7_unit_tag: "wpcf7-f1-o1", _idempotency_key: key },
      ...{ "your-name": "Load", "your-email": "load@example.org", "your-message": message },
      ...{ "your-subject": "print", privacy: "1" },
    };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    // So many from one address would be too many.
    const headers = { "x-forwarded-for": `198.51.${visitor}.${message.split("-")[1]}` };
    const address = pair.address + FEEDBACK;
    const answer = await fetch(address, { method: "POST", body, headers }).catch(() => undefined);
    if (!answer || answer.status >= 500) continue;
    expect(await answer.json()).toMatchObject({ status: "mail_sent" });
    return message;
  }
}
