import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AdminError } from "../api/AdminError.ts";
import { ApiContext } from "../api/ApiContext.tsx";
import { createApi } from "../api/createApi.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import type { Column } from "./Column.ts";
import { DataTable, type DataTableProps } from "./DataTable.tsx";
import { useListState } from "./useListState.ts";

type Row = { readonly id: string; readonly title: string; readonly state: string };

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "title",
    header: "documents.column.title",
    isSortable: true,
    isName: true,
    cell: ({ title }) => title,
  },
  { id: "state", header: "documents.column.state", cell: ({ state }) => state },
];
const ROWS: readonly Row[] = ["Ada", "Bea", "Cleo"].map((title, index) => ({
  id: String(index),
  title,
  state: "draft",
}));
const FULL = { items: ROWS, total: 60, page: 1, page_count: 3 };
const LOADED = { data: FULL, error: null, isPlaceholderData: false, isFetching: false };

let shown: Shown;
let address = "";
let router: ReturnType<typeof createMemoryRouter>;
afterEach(() => shown.stop());

/** Shows a list at an address, and notes where it leads. */
function open(
  query: string,
  list: Partial<DataTableProps<Row>["list"]> = {},
  more: Partial<DataTableProps<Row>> = {},
): void {
  function List() {
    const control = useListState(["state"]);
    const { search } = useLocation();
    address = search;
    return (
      <DataTable
        label="Posts"
        screen="posts"
        columns={COLUMNS}
        list={{ ...LOADED, refetch: vi.fn(), ...list }}
        control={control}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        filters={[{ name: "state", label: "State", options: [{ value: "draft", label: "Draft" }] }]}
        empty={<EmptyState title="Nothing yet" />}
        {...more}
      />
    );
  }
  router = createMemoryRouter([{ path: "/", element: <List /> }], {
    initialEntries: [`/${query}`],
  });
  const fetch = vi.fn(async () => Response.json({ items: [] }));
  const api = createApi({ fetch, signInAgain: async () => {} });
  shown = showInPage(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={api}>
        <RouterProvider router={router} />
      </ApiContext>
    </QueryClientProvider>,
  );
}

test("A list says where one is in it, and leads on by the address", async () => {
  open("?page=2");
  const pages = page.getByRole("navigation", { name: "Pages of the list" });
  await expect.element(pages.getByRole("status")).toHaveTextContent("26 to 28 of 60");
  await pages.getByRole("button", { name: "Next page" }).click();
  await expect.poll(() => address).toBe("?page=3");
  await expect
    .element(pages.getByRole("button", { name: "Next page" }))
    .toHaveAttribute("aria-disabled", "true");
  await pages.getByRole("button", { name: "Next page" }).click({ force: true });
  expect(address).toBe("?page=3");
  await pages.getByRole("combobox").selectOptions("100");
  await expect.poll(() => address).toBe("?per=100");
});

test("A head sorts by its column, backwards, and as ever; it says so", async () => {
  open("");
  const head = page.getByRole("columnheader", { name: "Title" });
  await head.getByRole("button").click();
  await expect.element(head).toHaveAttribute("aria-sort", "ascending");
  expect(address).toBe("?sort=title");
  await userEvent.keyboard("{Enter}");
  await expect.element(head).toHaveAttribute("aria-sort", "descending");
  await userEvent.keyboard("{Enter}");
  await expect.element(head).not.toHaveAttribute("aria-sort");
  expect(address).toBe("");
});

test("What is typed is searched for after a pause, once, and the filter stays", async () => {
  open("?page=3");
  await page.getByRole("combobox", { name: "State" }).selectOptions("draft");
  await expect.poll(() => address).toBe("?state=draft");
  await page.getByRole("searchbox").fill("ada");
  await expect.poll(() => address).toBe("?state=draft&search=ada");
});

test("What is selected can be acted on at once, and is selected no more then", async () => {
  const act = vi.fn(async (_rows: readonly Row[]) => true);
  open("", {}, { bulk: [{ label: "Publish", act }] });
  await expect.element(page.getByRole("button", { name: "Publish" })).not.toBeInTheDocument();
  await page.getByRole("checkbox", { name: "Select Bea" }).click();
  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  expect(all.element()).toHaveProperty("indeterminate", true);
  await all.click();
  await expect.element(page.getByText("3 selected")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select Ada" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  expect(act.mock.calls[0]?.[0].map(({ title }) => title)).toEqual(["Bea", "Cleo"]);
  await expect.element(page.getByRole("checkbox", { name: "Select Bea" })).not.toBeChecked();
});

test("What was not done to what is selected leaves it selected, to be tried again", async () => {
  const act = vi.fn(async () => act.mock.calls.length > 1);
  open("", {}, { bulk: [{ label: "Delete", act }] });
  await page.getByRole("checkbox", { name: "Select Bea" }).click();
  await page.getByRole("checkbox", { name: "Select Cleo" }).click();
  const press = () => page.getByRole("button", { name: "Delete" }).click();
  await press();
  await expect.poll(() => act.mock.results[0]?.type).toBe("return");
  await act.mock.results[0]?.value;
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await press();
  await expect.element(page.getByText("2 selected")).not.toBeInTheDocument();
  expect(act).toHaveBeenCalledTimes(2);
});

test("A column can be hidden, and its cells go with it", async () => {
  open("");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "State" }).click();
  await expect.element(page.getByRole("columnheader", { name: "State" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("cell", { name: "draft" })).not.toBeInTheDocument();
});

test("While a list is on its way there are lines in its place, and the table is busy", async () => {
  open("", { data: undefined });
  await expect.element(page.getByRole("table")).toHaveAttribute("aria-busy", "true");
  expect(document.querySelectorAll(".skeleton").length).toBeGreaterThan(3);
});

test("A list that cannot be loaded says why, and is asked for again", async () => {
  const refetch = vi.fn();
  open("", { data: undefined, error: new AdminError("", { code: "offline" }), refetch });
  await expect.element(page.getByRole("alert")).toHaveTextContent("The site cannot be reached");
  await page.getByRole("button", { name: "Try again" }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

test("An empty list says so, and one in which nothing fits leads back to all", async () => {
  const none = { data: { ...FULL, items: [], total: 0, page_count: 1 } };
  open("", none);
  await expect.element(page.getByRole("heading", { name: "Nothing yet" })).toBeVisible();
  shown.stop();
  open("?search=x&state=draft&sort=title", none);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect.poll(() => address).toBe("?sort=title");
});

test("Where all of the last page is gone, the one before is shown in its place, once that is sure", async () => {
  const asked = "?state=draft&per=25&page=3";
  const gone = { ...FULL, items: [], total: 50, page: 3, page_count: 2 };
  const state = { page: 3, per: 25, search: "", sort: "", filters: {} };
  const change = vi.fn();
  for (const unsure of [{ isPlaceholderData: true }, { isFetching: true }]) {
    open(asked, { data: gone, ...unsure }, { control: { state, change } });
    await expect.element(page.getByText("0 of 0")).toBeVisible();
    expect(change).not.toHaveBeenCalled();
    shown.stop();
  }
  open(asked, { data: gone });
  await expect.poll(() => address).toBe("?state=draft&per=25&page=2");
  expect(router.state.historyAction).toBe("REPLACE");
});
