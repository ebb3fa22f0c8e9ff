import { afterAll, beforeAll, expect, test } from "vitest";
import {
  startMailServer,
  type TestMailServer,
} from "../../site/server/mail/testing/startMailServer.ts";
import { axeFindings } from "../support/axeFindings.ts";
import { openAdmin } from "../support/openAdmin.ts";

const { open } = openAdmin();
const PASSWORD = "correct horse of the mail server";

let mail: TestMailServer;
beforeAll(async () => {
  mail = await startMailServer({
    onAuth: ({ username, password }, _session, done) =>
      password === PASSWORD ? done(null, { user: username }) : done(new Error("Wrong password")),
  });
});
afterAll(() => mail.stop());

test("An owner names a mail server by the keyboard alone, is told why it refuses, and gets a test mail [ED-006]", async () => {
  const page = await open("/admin/settings/mail");
  const { keyboard } = page;
  const type = async (text: string) => {
    await keyboard.type(text);
    await keyboard.press("Tab");
  };
  await page.getByLabel("Mail server", { exact: true }).focus();
  await type("127.0.0.1");
  // By its first letter: a list that is closed forgets a letter a second later.
  await type("N");
  await type(String(mail.port));
  await type("shop");
  await type("wrong");
  await type("Halftone");
  await keyboard.type("shop@halftone.example");
  await keyboard.press("Enter");
  await page.getByText("Saved.", { exact: true }).waitFor();
  await page.getByText("It is set", { exact: true }).waitFor();
  const trial = page.getByRole("button", { name: "Send a test mail to yourself" });
  await trial.press("Enter");
  await page.getByText(/does not let the site in/).waitFor();
  await page.getByText(/^The server’s answer: 535/).waitFor();
  const password = page.getByLabel("Password", { exact: true });
  expect(await password.inputValue()).toBe("");
  await password.focus();
  await keyboard.type(PASSWORD);
  await keyboard.press("Enter");
  await page.getByText("Saved.", { exact: true }).waitFor();
  await trial.press("Enter");
  await page.getByText(/took the mail to/).waitFor();
  expect(mail.received.at(-1)?.raw).toMatch(/^From: Halftone <shop@halftone\.example>/m);
  expect(await page.content()).not.toContain(PASSWORD);
});

test("On a phone all of the answer to a test mail is seen, whatever stays in view below", async () => {
  const page = await open("/admin/settings/mail", { viewport: { width: 360, height: 640 } });
  await page.getByRole("button", { name: "Send a test mail to yourself" }).click();
  const answer = page.locator(".settings-trial [role=status]");
  await answer.getByText(/took the mail to/).waitFor();
  await expect
    .poll(() =>
      answer.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        const seen = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 4, y));
        return seen.every((one) => element.contains(one));
      }),
    )
    .toBe(true);
});

test("A stored password is asked for again before it goes to another server", async () => {
  const page = await open("/admin/settings/mail", { expected: [/status of 422/] });
  await page.getByText("It is set", { exact: true }).waitFor();
  await page.getByLabel("Mail server", { exact: true }).fill("localhost");
  await page.getByRole("button", { name: "Save" }).click();
  await page
    .getByText(/^Write the password again/)
    .first()
    .waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("type")))
    .toBe("password");
});

test("Mails that wait lead an owner to the settings of mail", async () => {
  const page = await open("/admin/settings/mail");
  await page.getByRole("button", { name: "Remove: Password" }).click();
  for (const label of ["Mail server", "User name"]) {
    await page.getByLabel(label, { exact: true }).fill("");
  }
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.", { exact: true }).waitFor();
  await page.goto(new URL("/admin/jobs", page.url()).href);
  await page.getByRole("link", { name: "Set up mail" }).click();
  await page.getByRole("heading", { name: "Mail", level: 1 }).waitFor();
});

test("axe finds nothing in the settings of mail, light and dark, and nothing is wider than a phone", async () => {
  const page = await open("/admin/settings/mail", {
    bypassCSP: true,
    viewport: { width: 360, height: 740 },
  });
  await page.getByRole("button", { name: "Save" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
});
