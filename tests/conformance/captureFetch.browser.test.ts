import { expect, onTestFinished, type TestContext, test } from "vitest";
import { type Capture, captureFetch, type MadeUpAnswer } from "../support/capture.ts";

async function capture(
  task: TestContext["task"],
  answer?: (request: { url: URL }) => MadeUpAnswer | undefined,
): Promise<Capture> {
  const capturing = await captureFetch(task, answer);
  onTestFinished(() => capturing.stop());
  return capturing;
}

test("reads what fetch sends, and marks the test when it was read", async ({ task }) => {
  const requests = await capture(task);
  await fetch("/form?a=1", { method: "POST", body: new URLSearchParams({ name: "Ä b" }) });
  expect(task.meta).not.toHaveProperty("captured");
  const request = await requests.next(({ url }) => url.pathname === "/form");
  expect(request.method).toBe("POST");
  expect(request.url.search).toBe("?a=1");
  expect(request.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
  expect(request.body).toBe("name=%C3%84+b");
  expect(task.meta).toMatchObject({ captured: true });
});

test("reads a beacon, an XMLHttpRequest and a form's fields", async ({ task }) => {
  const requests = await capture(task);
  navigator.sendBeacon("/beacon", "seen");
  const xhr = new XMLHttpRequest();
  xhr.open("PUT", "/xhr");
  xhr.send("sent");
  const fields = new FormData();
  fields.set("your-name", "A");
  await fetch("/fields", { method: "POST", body: fields });
  const at = (path: string) => requests.next(({ url }) => url.pathname === path);
  expect((await at("/beacon")).body).toBe("seen");
  expect(await at("/xhr")).toMatchObject({ method: "PUT", body: "sent" });
  expect((await at("/fields")).body).toMatch(/name="your-name"\r\n\r\nA\r\n/);
});

test("answers in place of a server, also one of another origin", async ({ task }) => {
  await capture(task, ({ url }) =>
    url.hostname === "shop.example"
      ? {
          status: 422,
          headers: { "content-type": "application/json", "access-control-allow-origin": "*" },
          body: '{"message":"Ä"}',
        }
      : undefined,
  );
  const answer = await fetch("https://shop.example/orders");
  expect([answer.status, await answer.json()]).toEqual([422, { message: "Ä" }]);
});

test("lets go of the browser when it is stopped", async ({ task }) => {
  const requests = await captureFetch(task, () => ({ status: 418 }));
  await requests.stop();
  expect((await fetch("/")).status).not.toBe(418);
  expect(requests.all()).toEqual([]);
});
