import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { MediaItem } from "../../content/mediaWire.ts";
import { ApiContext } from "../api/ApiContext.tsx";
import { createApi } from "../api/createApi.ts";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import { FocalPoint } from "./FocalPoint.tsx";
import { MediaPicker, type MediaPickerProps } from "./MediaPicker.tsx";

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==";

function itemOf(name: string, more: Partial<MediaItem> = {}): MediaItem {
  const words = { name, alt: "", title: "", caption: "", focal: null };
  const file = { src: PIXEL, kind: "picture", type: "image/gif", size: 43 } as const;
  const times = { created_at: "2026-01-02T03:04:05.000Z", trashed_at: null };
  return { id: name, ...file, width: 1, height: 1, ...words, ...times, ...more };
}

const SEA = itemOf("sea.jpg", { alt: "The sea" });
const SUN = itemOf("sun.jpg");

let shown: Shown;
let asked: string[];
let items: MediaItem[];
beforeEach(() => {
  asked = [];
  items = [SEA, SUN];
});
afterEach(() => shown.stop());

function show(node: ReactNode): void {
  const fetch = vi.fn(async (path: RequestInfo | URL) => {
    asked.push(String(path));
    return Response.json({ items, total: items.length, page: 1, page_count: 1 });
  });
  const api = createApi({ fetch, signInAgain: async () => {} });
  shown = showInPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
      <ApiContext value={api}>{node}</ApiContext>
    </QueryClientProvider>,
  );
}

function pick(
  more: Partial<MediaPickerProps> = {},
): Pick<MediaPickerProps, "onChoose" | "onClose"> {
  const calls = { onChoose: vi.fn(), onClose: vi.fn() };
  show(<MediaPicker {...calls} {...more} />);
  return calls;
}

describe("The media picker", () => {
  test("gives the file that is pressed, by the keyboard alone", async () => {
    const { onChoose } = pick({ kind: "picture" });
    await expect.element(page.getByRole("dialog", { name: "Choose a file" })).toBeVisible();
    const sun = page.getByRole("button", { name: "sun.jpg" });
    await expect.element(sun).toBeVisible();
    await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).toBeTruthy();
    for (let step = 0; step < 9 && document.activeElement !== sun.element(); step += 1) {
      await userEvent.keyboard("{Tab}");
    }
    await userEvent.keyboard("{Enter}");
    expect(onChoose).toHaveBeenCalledWith([SUN]);
    expect(asked.every((path) => path.includes("kind=picture"))).toBe(true);
  });

  test("gives several in the order in which they were chosen", async () => {
    const { onChoose } = pick({ isMany: true });
    const choose = page.getByRole("button", { name: "Choose", exact: true });
    await expect.element(choose).toHaveAttribute("aria-disabled", "true");
    for (const name of ["sun.jpg", "sea.jpg", "sun.jpg", "sun.jpg"]) {
      await page.getByRole("button", { name }).click();
    }
    await expect.element(page.getByText("2 chosen")).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: "sea.jpg" }))
      .toHaveAttribute("aria-pressed", "true");
    await choose.click();
    expect(onChoose).toHaveBeenCalledWith([SEA, SUN]);
  });

  test("searches, and says where there is nothing", async () => {
    items = [];
    pick();
    await expect.element(page.getByText("There are no files here yet")).toBeVisible();
    await page.getByRole("searchbox").fill("moon");
    await expect.poll(() => asked.at(-1)).toContain("search=moon");
  });

  test("is left by Escape", async () => {
    const { onClose } = pick();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("chooses nothing any more once it was closed", async () => {
    let arrive = (): void => {};
    const send = vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      arrive = () => {
        const file = { name: "new.jpg", media: itemOf("new.jpg"), was_known: false };
        Object.defineProperty(this, "status", { value: 201 });
        Object.defineProperty(this, "responseText", { value: JSON.stringify({ files: [file] }) });
        this.dispatchEvent(new ProgressEvent("load"));
      };
    });
    const { onChoose } = pick();
    await expect.element(page.getByRole("button", { name: "sea.jpg" })).toBeVisible();
    const data = new DataTransfer();
    data.items.add(new File(["x"], "new.jpg"));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }));
    await expect.poll(() => send.mock.calls.length).toBe(1);
    shown.stop();
    show(<p>Closed</p>);
    arrive();
    await new Promise((go) => setTimeout(go, 100));
    expect(onChoose).not.toHaveBeenCalled();
    send.mockRestore();
  });

  test("brings pasted files in, and tells of one that is refused why", async () => {
    const answers = [
      { name: "page.jpg", error: { code: "type", message: "This is no picture." } },
      { name: "new.jpg", media: itemOf("new.jpg"), was_known: false },
    ];
    const send = vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      const file = answers.shift();
      const isTaken = file !== undefined && "media" in file;
      Object.defineProperty(this, "status", { value: isTaken ? 201 : 422 });
      Object.defineProperty(this, "responseText", { value: JSON.stringify({ files: [file] }) });
      this.dispatchEvent(new ProgressEvent("load"));
    });
    const { onChoose } = pick({ isMany: true });
    await expect.element(page.getByRole("button", { name: "sea.jpg" })).toBeVisible();
    const data = new DataTransfer();
    for (const name of ["page.jpg", "new.jpg"]) data.items.add(new File(["x"], name));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }));
    await expect.element(page.getByText("This is no picture.")).toBeVisible();
    await expect.element(page.getByText("is in the library now")).toBeVisible();
    await expect.element(page.getByText("1 chosen")).toBeVisible();
    await page.getByRole("button", { name: "Put this list away" }).click();
    await expect.element(page.getByText("This is no picture.")).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Choose", exact: true }).click();
    expect(onChoose).toHaveBeenCalledWith([itemOf("new.jpg")]);
    send.mockRestore();
  });
});

describe("A file that did not arrive", () => {
  test("is brought once more by its button, with the focus near it", async () => {
    const statuses = [503, 201];
    const send = vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      const status = statuses.shift();
      const files = [{ name: "new.jpg", media: itemOf("new.jpg"), was_known: false }];
      Object.defineProperty(this, "status", { value: status });
      Object.defineProperty(this, "responseText", {
        value: status === 201 ? JSON.stringify({ files }) : "",
      });
      this.dispatchEvent(new ProgressEvent("load"));
    });
    const { onChoose } = pick({ kind: "picture" });
    await expect.element(page.getByRole("button", { name: "sea.jpg" })).toBeVisible();
    const data = new DataTransfer();
    data.items.add(new File(["x"], "new.jpg"));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }));
    const again = page.getByRole("button", { name: "Bring new.jpg again" });
    await expect.element(again).toBeVisible();
    expect(onChoose).not.toHaveBeenCalled();
    (again.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => onChoose).toHaveBeenCalledWith([itemOf("new.jpg")]);
    await expect.element(again).not.toBeInTheDocument();
    expect(document.activeElement?.closest(".upload-list")).not.toBeNull();
    send.mockRestore();
  });
});

describe("The focal point of a picture", () => {
  let value: { readonly x: number; readonly y: number } | null = null;

  function point(): HTMLElement {
    function Holder() {
      const [focal, setFocal] = useState(value);
      value = focal;
      return (
        <div style={{ inlineSize: "200px" }}>
          <FocalPoint src={PIXEL} value={focal} onChange={setFocal} />
        </div>
      );
    }
    value = null;
    shown = showInPage(<Holder />);
    const picture = shown.place.querySelector("img");
    if (picture) Object.assign(picture.style, { inlineSize: "200px", blockSize: "100px" });
    return page.getByRole("slider").element() as HTMLElement;
  }

  test("is moved by arrow keys, and says where it is", async () => {
    const mark = point();
    expect(mark.getAttribute("aria-valuetext")).toBe(
      "50 percent from the left, 50 percent from the top",
    );
    mark.focus();
    await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowUp}{/Shift}");
    expect(value).toEqual({ x: 0.51, y: 0.4 });
    await expect
      .element(page.getByRole("slider", { name: "What must stay in view" }))
      .toHaveAttribute("aria-valuetext", "51 percent from the left, 40 percent from the top");
    await page.getByRole("button", { name: "Back to the middle" }).click();
    expect(value).toBeNull();
  });

  test("goes where the picture is pressed", async () => {
    point();
    const picture = shown.place.querySelector("img");
    if (!picture) throw new Error("There is no picture.");
    await userEvent.click(picture, { position: { x: 50, y: 80 } });
    expect(value).toEqual({ x: 0.25, y: 0.8 });
  });
});
