import { expect, test } from "vitest";
import {
  isFiltered,
  MAX_FACETS,
  readProductFilters,
  toQuestion,
  writeProductFilters,
} from "./productFilters.ts";

const read = (query: string) => readProductFilters(new URLSearchParams(query));
const tidy = (query: string) => writeProductFilters(read(query)).toString();

test("An address says all that a visitor chose, and reads back the same", () => {
  const query = "filter=ink:blue,paper:cream&price=10-30&stock=in&order=price&view=list&page=2";
  const filters = read(query);
  expect(filters).toEqual({
    facets: ["ink:blue", "paper:cream"],
    minPrice: 10,
    maxPrice: 30,
    inStockOnly: true,
    order: "price",
    view: "list",
    page: 2,
  });
  expect(readProductFilters(writeProductFilters(filters))).toEqual(filters);
});

test("What is as usual, unknown or in another order has one address", () => {
  expect(tidy("page=1&order=newest&view=grid&utm_source=x")).toBe("");
  expect(tidy("filter=paper:cream,ink:blue,ink:blue")).toBe(tidy("filter=ink:blue,paper:cream"));
});

test.each([
  "page=0",
  "page=-1",
  "page=1e9",
  "page=NaN",
  "page=1.5",
  "page=%00",
  "order=constructor",
  "order=__proto__",
  "view=LIST",
  "price=abc",
  "price=-",
  "price=99999999999-1",
  "stock=yes",
  "filter=:,ink:,:blue,a:b:c,<script>:x",
  `filter=${"x".repeat(500)}:y`,
])("A query that means nothing changes nothing: %s", (query) => {
  expect(tidy(query)).toBe("");
  expect(isFiltered(read(query))).toBe(false);
});

test("Facets are names and values of letters of any script, and no more than a few", () => {
  expect(read("filter=ورق:أزرق,tinte:größe").facets).toHaveLength(2);
  const many = Array.from({ length: 40 }, (_, index) => `ink:${index}`).join(",");
  expect(read(`filter=${many}`).facets).toHaveLength(MAX_FACETS);
});

test("The store is asked in the smallest unit of the currency", () => {
  const question = toQuestion(read("price=10-"), {
    category: "maps",
    pageSize: 24,
    minorUnit: 100,
  });
  expect(question).toMatchObject({ category: "maps", minPrice: 1000, maxPrice: undefined });
});
