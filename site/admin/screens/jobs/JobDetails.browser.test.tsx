import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ListedJobRow } from "../../../content/admin/jobWire.ts";
import { type Shown, showInPage } from "../../testing/showInPage.tsx";
import { JobDetails } from "./JobDetails.tsx";

const JOB: ListedJobRow = {
  id: "j1",
  queue: "mail",
  state: "failed",
  about: "A question about a print",
  to: "studio@example.com",
  tries: 3,
  created_at: "2026-11-23T20:00:00.000Z",
  due_at: null,
  reason: "550 No such user.",
};

let shown: Shown | undefined;
afterEach(() => shown?.stop());

function show(more: { readonly text: string | null; readonly submission: string | null }): void {
  shown = showInPage(
    <MemoryRouter>
      <JobDetails id="j1" onClose={() => {}} />
    </MemoryRouter>,
    { answer: () => ({ ...JOB, ...more }) },
  );
}

test("A form's mail leads to what was written, and shows nothing of it", async () => {
  show({ text: null, submission: "s1" });
  const link = page.getByRole("link", { name: "What was written is in the inbox" });
  await expect.element(link).toHaveAttribute("href", "/inbox?open=s1");
  await expect.element(page.getByText("To studio@example.com")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Text" })).not.toBeInTheDocument();
});

test("Another mail shows its text", async () => {
  show({ text: "Choose a password", submission: null });
  await expect.element(page.getByText("Choose a password")).toBeVisible();
  await expect.element(page.getByRole("link")).not.toBeInTheDocument();
});
