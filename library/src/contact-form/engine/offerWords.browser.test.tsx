import { describe, expect, test } from "vitest";
import type { MadeUpAnswer } from "../../../../tests/support/capture.ts";
import { avoidPointer, feedback, json, openForm } from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import { schemaOf } from "../definition/schemaOf.ts";

const captcha = { kind: "captcha", name: "code", label: "Code" } as const;
const definition = defineForm({
  id: 62,
  title: "In words",
  locale: "de_DE",
  fields: [
    { kind: "text", name: "your-name", label: "Your name" },
    { ...captcha, inWords: "Answer a question instead", hint: "Five characters." },
  ],
});
const options = { schema: schemaOf(definition), moment: "load" } as const;
const pictureAt = (number: number) => ({ captcha: { code: `/captcha/${number}.png` } });
const text = (body: string, status = 200): MadeUpAnswer => {
  return { status, headers: { "content-type": "text/plain; charset=UTF-8" }, body };
};
/** Answers where captchas are; there are no pictures, for nobody looks at them here. */
const words =
  (body: string, status = 200) =>
  ({ url }: { readonly url: URL }): MadeUpAnswer | undefined => {
    const { pathname, search } = url;
    if (!pathname.startsWith("/captcha/")) return undefined;
    return pathname.endsWith(".txt")
      ? text(`${body} ${pathname}${search}`, status)
      : { status: 404 };
  };

async function open(
  task: Parameters<typeof openForm>[0],
  answers: NonNullable<Parameters<typeof openForm>[2]>["answers"],
) {
  let number = 0;
  const opened = await openForm(task, definition, {
    options,
    answers: {
      refill() {
        number += 1;
        return json(pictureAt(number));
      },
      elsewhere: words("One, two?"),
      ...answers,
    },
    before: avoidPointer,
  });
  const find = <T extends HTMLElement>(selector: string) => opened.box.querySelector<T>(selector);
  await expect.poll(() => find("button.wpcf7-captcha-words")).not.toBeNull();
  const button = find<HTMLButtonElement>("button.wpcf7-captcha-words");
  const said = find("[role=status][data-words-for]");
  if (!button || !said) throw new Error("not offered");
  return { ...opened, button: opened.button, offer: button, said };
}

describe("A captcha that is also asked in words", () => {
  test("has a button in place of the link, which shows the question beside the input", async ({
    task,
  }) => {
    const { offer, said, field, box } = await open(task, {});
    expect(offer.textContent).toBe("Answer a question instead");
    expect(box.querySelector("a.wpcf7-captcha-words")).toBeNull();
    expect(said.textContent).toBe("");
    offer.focus();
    offer.click();
    await expect.poll(() => said.textContent).toBe("One, two? /captcha/1.txt?lang=de-DE");
    expect(document.activeElement).toBe(field("code"));
    const described = field("code").getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Five characters.",
      said.textContent,
    ]);
  });

  test("leaves the focus where the visitor has gone on to", async ({ task }) => {
    const { offer, said, field } = await open(task, {});
    offer.click();
    field("your-name").focus();
    await expect.poll(() => said.textContent).not.toBe("");
    expect(document.activeElement).toBe(field("your-name"));
  });

  test("shows a fresh question with a fresh picture, but none that nobody asked for", async ({
    task,
  }) => {
    const { offer, said, form, told, field } = await open(task, {});
    form.reset();
    await expect.poll(() => told.at(-1)).toBe("reset init");
    expect(said.textContent).toBe("");
    offer.click();
    await expect.poll(() => said.textContent).toContain("/2.txt");
    form.reset();
    await expect.poll(() => said.textContent).toContain("/3.txt");
    const ids = field("code").getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(ids.filter((id) => id === said.id)).toEqual([said.id]);
  });

  test("says what the server says where there is no question", async ({ task }) => {
    const { offer, said } = await open(task, { elsewhere: words("Please wait.", 429) });
    offer.click();
    await expect.poll(() => said.textContent).toContain("Please wait.");
  });

  test("says that there is no connection, and asks again", async ({ task }) => {
    let isThere = false;
    const { offer, said } = await open(task, {
      elsewhere(request) {
        const isAway = !isThere && request.url.pathname.endsWith(".txt");
        return isAway ? { isLost: true } : words("One?")(request);
      },
    });
    offer.click();
    await expect.poll(() => said.textContent).toContain("No connection");
    isThere = true;
    offer.click();
    await expect.poll(() => said.textContent).toContain("One?");
  });

  test("keeps what was typed while the picture is the same", async ({ task }) => {
    const invalid_fields = [{ field: "your-name", message: "Fill in." }];
    const opened = await open(task, {
      feedback: () => feedback("validation_failed", { ...pictureAt(1), invalid_fields }),
    });
    opened.write("code", "AB3");
    opened.button.click();
    await expect.poll(() => opened.tips()).toEqual([["your-name", "Fill in."]]);
    expect(opened.field("code").value).toBe("AB3");
    expect(opened.field("_wpcf7_captcha_challenge_code").value).toBe("1");
  });
});
