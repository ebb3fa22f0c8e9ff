import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, onTestFinished, type TestContext, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  type CapturedRequest,
  captureFetch,
  type MadeUpAnswer,
} from "../../../tests/support/capture.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { createNotice, type NoticeOptions } from "./createNotice.ts";
import { Notice } from "./Notice.tsx";
import "./notices.css";

const AJAX = "/wp-admin/admin-ajax.php";

beforeEach(() => {
  document.body.innerHTML = `
    <div class="usm-widget"><div class="usm-widget__body">
      <button type="button" class="usm-widget__toggle-btn">Fold</button>
      <a class="usm-widget__footer-text-link" href="#nowhere">Do not show this again</a>
    </div></div><h1>Start</h1>`;
  Reflect.set(window, "ctAdminCommon", { _ajax_nonce: "0a1b2c3d4e" });
  onTestFinished(() => void Reflect.deleteProperty(window, "ctAdminCommon"));
});

function notice(): HTMLElement {
  const found = document.querySelector<HTMLElement>(".usm-widget");
  if (!found) throw new Error("There is no notice.");
  return found;
}

const press = (selector: string) => userEvent.click(document.querySelector(selector) as Element);
const hide = () => press(".usm-widget__footer-text-link");
const toggle = () => press(".usm-widget__toggle-btn");

function begin(options?: NoticeOptions): void {
  onTestFinished(createNotice(notice(), options));
}

async function answerWith(
  task: TestContext["task"],
  answer: MadeUpAnswer | ((request: CapturedRequest) => MadeUpAnswer) = {
    body: '{"success":true}',
  },
) {
  const requests = await captureFetch(task, (request) => {
    if (request.url.pathname !== AJAX) return undefined;
    return typeof answer === "function" ? answer(request) : answer;
  });
  onTestFinished(() => requests.stop());
  const next = async () => {
    const { method, body } = await requests.next(({ url }) => url.pathname === AJAX);
    return { method, ...Object.fromEntries(new URLSearchParams(body)) };
  };
  return { next, all: () => requests.all().filter(({ url }) => url.pathname === AJAX) };
}

describe("A notice", () => {
  test("is hidden by a POST with its action and a nonce, and goes [DA-008, DA-009, ED-027]", async ({
    task,
  }) => {
    const onHidden = vi.fn();
    const sent = await answerWith(task);
    begin({ onHidden, focusNext: () => document.querySelector("h1") });
    await hide();
    expect(await sent.next()).toEqual({
      method: "POST",
      action: "sfsi_hide_admin_forum_notification",
      nonce: "0a1b2c3d4e",
    });
    expect(notice().hidden).toBe(true);
    expect(document.activeElement?.tagName).toBe("H1");
    await expect.poll(() => onHidden.mock.calls.length).toBe(1);
    expect(location.hash).toBe("");
  });

  test("is folded and unfolded by a POST that says hide or show, with a nonce [DA-010, DA-011, DA-012]", async ({
    task,
  }) => {
    const sent = await answerWith(task);
    begin();
    for (const [status, isFolded] of [
      ["hide", true],
      ["show", false],
    ] as const) {
      await toggle();
      expect(notice().classList.contains("usm-widget--open")).toBe(isFolded);
      expect(await sent.next()).toEqual({
        method: "POST",
        action: "sfsi_default_hide_admin_notification",
        status,
        nonce: "0a1b2c3d4e",
      });
    }
  });

  test.each([
    ["is refused", { status: 403, body: '{"error":{"code":"role"}}' }],
    ["is lost", { isLost: true }],
    ["answers something else", { body: '{"res":"not allowed"}' }],
    ["answers no JSON", { body: "<b>Fatal error</b>" }],
  ])("comes back, with its focus, and says so where the request %s", async (_what, answer) => {
    const sent = await answerWith({ meta: {} } as TestContext["task"], answer);
    begin({ labels: { failed: "Not saved." }, focusNext: () => document.querySelector("h1") });
    await hide();
    await expect.poll(() => notice().hidden).toBe(false);
    expect(notice().textContent).toContain("Not saved.");
    expect(document.activeElement?.className).toBe("usm-widget__footer-text-link");
    await toggle();
    await expect.poll(() => sent.all().length).toBe(2);
    await expect.poll(() => notice().className).toBe("usm-widget");
    expect(notice().querySelectorAll("[data-notice-problem]")).toHaveLength(1);
  });

  test("what went wrong is said no more once something is tried again", async ({ task }) => {
    let isDown = true;
    await answerWith(task, () => (isDown ? { status: 500 } : { body: '["success"]' }));
    begin();
    await toggle();
    await expect.poll(() => notice().querySelector("[data-notice-problem]")).not.toBeNull();
    isDown = false;
    await toggle();
    await expect.poll(() => notice().querySelector("[data-notice-problem]")).toBeNull();
    expect(notice().className).toBe("usm-widget usm-widget--open");
  });

  test("leaves nothing behind once it is stopped, not even what it waits for", async () => {
    const ajax = () => new Promise<never>(() => {});
    await expectCleanStop(() => createNotice(notice(), { ajax }), {
      async during() {
        await toggle();
        await toggle();
        await hide();
      },
    });
  });
});

test("In React it is the same markup, with names, and can be worked by keys", async ({ task }) => {
  const sent = await answerWith(task);
  const onHidden = vi.fn();
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(
    <StrictMode>
      <Notice title="What to set up" isFolded onHidden={onHidden}>
        <p>Mail</p>
      </Notice>
    </StrictMode>,
  );
  await expect.poll(() => place.querySelector(".usm-widget")).not.toBeNull();
  await expect.poll(() => place.querySelector("button")?.ariaExpanded).toBe("false");
  expect(place.querySelector<HTMLElement>(".usm-widget__body")?.checkVisibility()).toBe(false);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(await sent.next()).toMatchObject({ status: "show" });
  expect(place.querySelector("button")?.ariaExpanded).toBe("true");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(await sent.next()).toMatchObject({ action: "sfsi_hide_admin_forum_notification" });
  await expect.poll(() => onHidden.mock.calls.length).toBe(1);
});
