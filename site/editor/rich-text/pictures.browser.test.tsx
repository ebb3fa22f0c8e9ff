import { useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AdminError } from "../../admin/api/AdminError.ts";
import { type Shown, showInPage } from "../../admin/testing/showInPage.tsx";
import { RichTextControl } from "./RichTextControl.tsx";

let shown: Shown | undefined;
afterEach(() => shown?.stop());

const itemOf = (name: string, alt = "") => ({
  ...{ id: name, src: `/media/${name}`, kind: "picture", type: "image/gif", size: 43, name, alt },
  ...{ width: 40, height: 30, title: "", caption: "", focal: null, trashed_at: null },
  created_at: "2026-01-01T00:00:00.000Z",
});

type Answer = (method: string, body: unknown) => unknown;

/** A library of one picture. */
const library: Answer = () => ({
  items: [itemOf("hill.gif", "A hill")],
  ...{ total: 1, page: 1, page_count: 1 },
});

function open(html: string, answer: Answer = library) {
  let value = html;
  function Field() {
    const [held, setHeld] = useState(html);
    value = held;
    const wired = { id: "text", label: "Text", isInvalid: false, describedBy: undefined };
    return <RichTextControl {...wired} value={held} onChange={setHeld} />;
  }
  shown = showInPage(<Field />, { answer: (method, _path, body) => answer(method, body) });
  return () => value;
}

const text = () => page.getByRole("textbox", { name: "Text" });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const description = () => page.getByRole("textbox", { name: "Description" });

/** Pastes files, or drops them on the end of the text. */
function bring(kind: "paste" | "drop", data: { file?: File; html?: string }): Event {
  const carried = new DataTransfer();
  if (data.file) carried.items.add(data.file);
  if (data.html) carried.setData("text/html", data.html);
  const common = { bubbles: true, cancelable: true } as const;
  const box = text().element().lastElementChild?.getBoundingClientRect();
  const event =
    kind === "paste"
      ? new ClipboardEvent("paste", { ...common, clipboardData: carried })
      : new DragEvent("drop", {
          ...{ ...common, dataTransfer: carried },
          ...{ clientX: box?.right ?? 0, clientY: (box?.top ?? 0) + 5 },
        });
  text().element().dispatchEvent(event);
  return event;
}

const picture = (name = "hill.gif") => new File(["x"], name, { type: "image/gif" });

describe("A picture in a text", () => {
  test("is chosen, described, captioned, moved and taken out with the keyboard alone", async () => {
    const value = open("<p>One</p><p>Two</p>");
    (text().element() as HTMLElement).focus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}{ArrowLeft}");
    await expect.element(page.getByRole("button", { name: "Clear the format" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(button("Picture")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const hill = page.getByRole("button", { name: /hill\.gif/ });
    await expect.element(hill).toBeVisible();
    await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).toBeTruthy();
    for (let step = 0; step < 9 && document.activeElement !== hill.element(); step += 1) {
      await userEvent.keyboard("{Tab}");
    }
    await userEvent.keyboard("{Enter}");
    await expect.element(description()).toHaveFocus();
    await expect.element(description()).toHaveValue("A hill");
    await userEvent.keyboard("{End} in snow{Tab}In May");
    const written = `<figure><img src="/media/hill.gif" alt="A hill in snow" width="40" height="30"><figcaption>In May</figcaption></figure>`;
    await expect.poll(value).toBe(`${written}<p>One</p><p>Two</p>`);
    const [up, down] = [button("Move the picture up"), button("Move the picture down")];
    await userEvent.keyboard("{Tab}{Tab}");
    await expect.element(up).toHaveFocus();
    await expect.element(up).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Tab}");
    await expect.element(down).toHaveFocus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.poll(value).toBe(`<p>One</p><p>Two</p>${written}`);
    await expect.element(down).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}{Enter}");
    await expect.poll(value).toBe(`${written}<p>One</p><p>Two</p>`);
    await userEvent.keyboard("{Escape}");
    await expect.element(text()).toHaveFocus();
    await userEvent.keyboard("0 ");
    await expect.poll(value).toBe(`${written}<p>0 One</p><p>Two</p>`);
    await userEvent.keyboard("{ArrowUp}{Alt>}{ArrowDown}{/Alt}");
    await expect.poll(value).toBe(`<p>0 One</p>${written}<p>Two</p>`);
    await userEvent.keyboard("{Delete}");
    await expect.poll(value).toBe("<p>0 One</p><p>Two</p>");
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(value).toBe(`<p>0 One</p>${written}<p>Two</p>`);
  });

  test.each(["{Delete}", "{Backspace}"])(
    "that was moved and taken out within a moment by %s comes back where it was last, and with no more than that",
    async (key) => {
      const figure = '<figure><img src="/a.gif" alt="" width="40" height="30"></figure>';
      const value = open(`<p>One</p>${figure}<p>Two</p>`);
      await userEvent.click(shown?.place.querySelector("figure") ?? document.body);
      const undo = "{Control>}z{/Control}";
      await userEvent.keyboard(`{Alt>}{ArrowUp}{/Alt}${key}${undo}`);
      await expect.poll(value).toBe(`${figure}<p>One</p><p>Two</p>`);
      await userEvent.keyboard(undo);
      await expect.poll(value).toBe(`<p>One</p>${figure}<p>Two</p>`);
    },
  );

  test("that is stored is described after a press on it, and gives way to another", async () => {
    const figure = '<figure><img src="/a.gif" alt="" width="40" height="30"></figure>';
    const value = open(`${figure}<p>a</p>`);
    await expect.element(text()).toBeVisible();
    expect(description().query()).toBeNull();
    await userEvent.click(shown?.place.querySelector("figure") ?? document.body);
    await description().fill("A dot");
    await expect.poll(value).toBe(`${figure.replace('alt=""', 'alt="A dot"')}<p>a</p>`);
    await button("Choose another").click();
    await page.getByRole("button", { name: /hill\.gif/ }).click();
    await expect.element(description()).toHaveValue("A hill");
    await expect.poll(value).toContain('<img src="/media/hill.gif" alt="A hill"');
  });

  test("within a line is described, too, and has no caption", async () => {
    const value = open('<p>One <img src="/a.gif" alt="" width="40" height="30"> two</p>');
    await userEvent.click(shown?.place.querySelector(".ProseMirror img") ?? document.body);
    await description().fill("A dot");
    await expect
      .poll(value)
      .toBe('<p>One <img src="/a.gif" alt="A dot" width="40" height="30"> two</p>');
    expect(page.getByRole("textbox", { name: "Caption" }).query()).toBeNull();
    expect(button("Move the picture up").query()).toBeNull();
    await button("Remove the picture").click();
    await expect.poll(value).toBe("<p>One  two</p>");
  });
});

describe("A picture that is brought to a text", () => {
  test.each(["paste", "drop"] as const)(
    "by %s goes into the library and where it was brought, while writing goes on",
    async (kind) => {
      let finish: () => void = () => {};
      const asked: string[] = [];
      const value = open("<p>One</p>", (method, body) => {
        const file = body instanceof FormData && body.get("file");
        asked.push(`${method} ${file instanceof File ? file.name : ""}`);
        const answer = { files: [{ name: "a", media: itemOf("new.gif"), was_known: false }] };
        return new Promise((resolve) => {
          finish = () => resolve(answer);
        });
      });
      await text().click();
      const event = bring(kind, { file: picture("mine.gif") });
      expect(event.defaultPrevented).toBe(true);
      await expect
        .element(page.getByRole("progressbar", { name: "Upload of mine.gif" }))
        .toBeVisible();
      await userEvent.keyboard("{Control>}{End}{/Control} more{Enter}Two");
      finish();
      await expect
        .poll(value)
        .toBe(
          '<p>One more</p><figure><img src="/media/new.gif" alt="" width="40" height="30"></figure><p></p><p>Two</p>',
        );
      await userEvent.keyboard("!");
      await expect.poll(value).toContain("<p>Two!</p>");
      expect(asked).toEqual(["POST mine.gif"]);
      expect(page.getByRole("progressbar").query()).toBeNull();
    },
  );

  test("and refused is told with its reason, and the text stays as it was", async () => {
    const value = open("<p>One</p>", () => {
      const error = { code: "type", message: "This is no picture." };
      throw new AdminError("", { code: "refused", files: [{ name: "a", error }] });
    });
    bring("paste", { file: picture() });
    await expect.element(page.getByText("This is no picture.")).toBeVisible();
    await text().click();
    await userEvent.keyboard("{Control>}{End}{/Control}!");
    await expect.poll(value).toBe("<p>One!</p>");
    expect(shown?.place.querySelector(".held-place")).toBeNull();
  });

  test("is in the library where its text was closed meanwhile, and that is told", async () => {
    let finish: () => void = () => {};
    open(
      "<p>One</p>",
      () =>
        new Promise((resolve) => {
          finish = () =>
            resolve({ files: [{ name: "a", media: itemOf("a.gif"), was_known: true }] });
        }),
    );
    bring("paste", { file: picture() });
    await expect.element(page.getByRole("progressbar")).toBeVisible();
    shown?.update(<p>Elsewhere</p>);
    finish();
    await expect.element(page.getByText(/^The picture is in the library/)).toBeVisible();
  });

  test("beside the words it shows is left: the words are pasted", async () => {
    const value = open("", () => {
      throw new Error("Nothing is asked.");
    });
    await text().click();
    bring("paste", { file: picture(), html: "<p>A table of a spreadsheet</p>" });
    await expect.poll(value).toBe("<p>A table of a spreadsheet</p>");
  });
});

describe("Pictures that are pasted by their address", () => {
  const GIF = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
  const figure = (name: string, more = "") =>
    `<figure><img src="/media/${name}" alt="${more}" width="40" height="30"></figure>`;

  /** A server that brings what it is asked for; of "gone" it cannot. */
  function answering(asked: string[]): Answer {
    return (_method, body) => {
      const file = body instanceof FormData ? (body.get("file") as File) : undefined;
      const name = file?.name ?? (body as { address: string }).address;
      asked.push(name);
      if (name.includes("gone")) {
        const error = { code: "unreachable", message: "This picture could not be fetched." };
        throw new AdminError("", { code: "refused", files: [{ name, error }] });
      }
      const media = itemOf(name.split("/").at(-1) ?? "");
      return { files: [{ name, media, was_known: false }] };
    };
  }

  test("are brought into the library, each to its place; none is shown from elsewhere meanwhile", async () => {
    const asked: string[] = [];
    const value = open("<p>Mine</p>", answering(asked));
    await text().click();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    const pasted =
      '<p>One</p><figure><img src="https://other.example/a.gif" alt="A hill"><figcaption>In May</figcaption></figure>' +
      `<p>Two <img src="//other.example/b.gif" alt=""> and</p><p><img src="${GIF}" alt="Dot"></p>` +
      '<p>Three<img src="https://count.example/x.gif" width="1" height="1"></p>';
    bring("paste", { html: pasted });
    const elsewhere = () =>
      text().element().querySelectorAll('img[src*="example"], img[src^=data]');
    expect(elsewhere()).toHaveLength(0);
    await expect
      .poll(value)
      .toBe(
        '<p>MineOne</p><figure><img src="/media/a.gif" alt="A hill" width="40" height="30"><figcaption>In May</figcaption></figure>' +
          `<p>Two  and</p>${figure("b.gif")}<p></p>${figure("picture.gif", "Dot")}<p>Three</p>`,
      );
    expect(elsewhere()).toHaveLength(0);
    expect(asked).toEqual([
      "picture.gif",
      "http://other.example/b.gif",
      "https://other.example/a.gif",
    ]);
    expect(shown?.place.querySelector(".held-place")).toBeNull();
  });

  test("and cannot be had are left out, and it is said why and what to do", async () => {
    const value = open("", answering([]));
    await text().click();
    const svg = "data:image/svg+xml,<svg onload='window.hacked=1'/>";
    bring("paste", {
      html: `<p>A</p><img src="https://other.example/gone.gif"><p>B<img src="file:///C:/clip.png"><img src="${svg}"></p>`,
    });
    await expect.element(page.getByText("This picture could not be fetched.")).toBeVisible();
    await expect.element(page.getByText(/^A picture was left out/)).toBeVisible();
    await expect.poll(value).toBe("<p>A</p><p>B</p>");
    expect(shown?.place.querySelector(".held-place")).toBeNull();
  });

  test("alone leave an empty text to write in until they come", async () => {
    let finish: () => void = () => {};
    const value = open(
      "",
      () =>
        new Promise((resolve) => {
          const files = [{ name: "a", media: itemOf("a.gif"), was_known: false }];
          finish = () => resolve({ files });
        }),
    );
    await text().click();
    bring("paste", { html: '<figure><img src="https://other.example/a.gif" alt="A"></figure>' });
    await expect.element(page.getByRole("progressbar")).toBeVisible();
    await userEvent.keyboard("Before");
    finish();
    await expect.poll(value).toContain("Before");
    await expect.poll(value).toContain(figure("a.gif", "A"));
  });

  test("are left alone where they stood in the text before and are only moved", async () => {
    const old = '<p><img src="https://other.example/old.gif" alt="" width="4" height="4"></p>';
    const value = open(`<p>One</p>${old}`, () => {
      throw new Error("Nothing is asked.");
    });
    await text().click();
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    bring("paste", { html: "<p>New</p>" });
    await expect.poll(value).toBe(`<p>NewOne</p>${old}`);
  });
});
