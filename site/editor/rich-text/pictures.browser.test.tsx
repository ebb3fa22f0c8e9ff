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
    await userEvent.keyboard("{ArrowRight}{Shift>}{Tab}{/Shift}{ArrowLeft}");
    await expect.element(page.getByRole("button", { name: "Clear the format" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(button("Picture")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const hill = page.getByRole("button", { name: /hill\.gif/ });
    await expect.element(hill).toBeVisible();
    for (let step = 0; step < 9 && document.activeElement !== hill.element(); step += 1) {
      await userEvent.keyboard("{Tab}");
    }
    await userEvent.keyboard("{Enter}");
    await expect.element(description()).toHaveFocus();
    await expect.element(description()).toHaveValue("A hill");
    await userEvent.keyboard("{End} in snow{Tab}In May");
    const written = `<figure><img src="/media/hill.gif" alt="A hill in snow" width="40" height="30"><figcaption>In May</figcaption></figure>`;
    await expect.poll(value).toBe(`<p>One</p>${written}<p></p><p>Two</p>`);
    await userEvent.keyboard("{Tab}{Tab}");
    await expect.element(button("Move the picture up")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(value).toBe(`${written}<p>One</p><p></p><p>Two</p>`);
    await expect.element(button("Move the picture up")).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    await expect.element(text()).toHaveFocus();
    await userEvent.keyboard("0 ");
    await expect.poll(value).toBe(`${written}<p>0 One</p><p></p><p>Two</p>`);
    await userEvent.keyboard("{ArrowUp}{Alt>}{ArrowDown}{/Alt}");
    await expect.poll(value).toBe(`<p>0 One</p>${written}<p></p><p>Two</p>`);
    await userEvent.keyboard("{Delete}");
    await expect.poll(value).toBe("<p>0 One</p><p></p><p>Two</p>");
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(value).toContain(written);
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
