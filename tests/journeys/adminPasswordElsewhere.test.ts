import { expect, test } from "vitest";
import { openAdmin } from "../support/openAdmin.ts";

const { open, site, headersOf } = openAdmin();

const API = "/api/admin";
const OLD = "correct horse battery";
const NEW = "another horse battery";

/** Signs the owner in with a browser of their own. @returns the headers of its requests */
async function signInElsewhere(): Promise<Record<string, string>> {
  const { address } = site();
  const here = { origin: address, "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams({ email: "owner@example.com", password: OLD });
  const answer = await fetch(`${address}/sign-in`, {
    ...{ method: "POST", redirect: "manual" as const, headers: here, body },
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const me = await (await fetch(`${address}${API}/me`, { headers: { ...here, cookie } })).json();
  return { ...here, cookie, "x-wp-nonce": me.nonce, "content-type": "application/json" };
}

test("A password that is changed in another browser asks for the new one here, and what was written is saved with it", async () => {
  const headers = { ...(await headersOf("owner")), "content-type": "application/json" };
  const make = { kind: "page", title: "Capstan" };
  const made = await fetch(`${site().address}${API}/documents`, {
    ...{ method: "POST", headers, body: JSON.stringify(make) },
  });
  const { id } = await made.json();
  const other = await signInElsewhere();
  const page = await open(`/admin/documents/${id}`, {
    expected: [/401 \(Unauthorized\)/],
  });
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Capstan bar");
  // Sent later, it would be what finds the password changed, before more is written.
  await page.locator(".save-state[data-state=kept]").waitFor();

  const changed = await fetch(`${site().address}${API}/account/password`, {
    ...{ method: "POST", headers: other, body: JSON.stringify({ old: OLD, new: NEW }) },
  });
  expect(changed.status).toBe(204);

  // At once: after a pause it is sent, and the question takes the keys that follow.
  await title.fill("Capstan bars of ash");
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "You were signed out" });
  const password = dialog.getByLabel("Password");
  await password.fill(OLD);
  await page.keyboard.press("Enter");
  await dialog.getByText(/do not belong together/).waitFor();
  await password.fill(NEW);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => page.locator(".save-state").innerText()).toBe("Everything is saved");
  expect(await title.inputValue()).toBe("Capstan bars of ash");
  const stored = await fetch(`${site().address}${API}/documents/${id}`, { headers: other });
  expect((await stored.json()).document.content.title).toBe("Capstan bars of ash");
  // The other browser, in which it was changed, is signed in still.
  expect((await fetch(`${site().address}${API}/me`, { headers: other })).status).toBe(200);
});
