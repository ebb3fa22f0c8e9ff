const COLUMNS = [
  ...["ID", "Type", "SKU", "Name", "Published", "Short description", "Description"],
  ...["Date sale price starts", "Date sale price ends", "In stock?", "Stock", "Sale price"],
  ...["Regular price", "Categories", "Tags", "Parent", "Grouped products", "Upsells"],
  ...["External URL", "Button text", "Attribute 1 name", "Attribute 1 value(s)"],
  ...["Attribute 1 visible", "Attribute 1 global", "Attribute 2 name", "Attribute 2 value(s)"],
];
const SIZES = ["S", "M", "L"];
const WORDS =
  "a cup that was thrown by hand and fired twice so that no two of them are alike".split(" ");

/**
 * A shop's table of products of every type, a third of them with three variations. Always the same.
 * @param {number} products
 * @returns {Generator<string>} CSV, row by row
 */
export function* productTable(products) {
  yield line(COLUMNS);
  for (let number = 1; number <= products; number += 1) {
    yield rowOf(productOf(number));
    if (number % 3 !== 0) continue;
    for (const [place, size] of SIZES.entries()) yield rowOf(variationOf(number, place, size));
  }
}

/** @param {number} number */
function productOf(number) {
  return {
    ...{ ID: `${number}`, Type: typeOf(number), SKU: `P-${number}`, Published: "1" },
    ...{ Name: `Cup ${number} of the kiln`, "In stock?": "1", Stock: `${number % 40}` },
    ...{ "Short description": text(number, 12), Description: `<p>${text(number, 120)}</p>` },
    ...{ "Regular price": `${5 + (number % 90)}.50`, ...saleOf(number) },
    Categories: `Kitchen > Cups ${number % 40}, Gifts`,
    ...{ Tags: `glaze ${number % 30}`, Upsells: `P-${1 + (number % 500)}` },
    ...{ "Grouped products": number % 25 === 1 ? `P-${number + 1}, P-${number + 3}` : "" },
    ...{ "External URL": `https://elsewhere.example/${number}`, "Button text": "Buy" },
    ...{ "Attribute 1 name": "Size", "Attribute 1 value(s)": SIZES.join(", ") },
    ...{ "Attribute 1 visible": "1", "Attribute 1 global": "1" },
    ...{ "Attribute 2 name": "Glaze", "Attribute 2 value(s)": `Blue ${number % 12}` },
  };
}

/** @param {number} number */
function typeOf(number) {
  if (number % 3 === 0) return "variable";
  if (number % 25 === 1) return "grouped";
  return number % 10 === 7 ? "external" : "simple";
}

/** @param {number} number */
function saleOf(number) {
  if (number % 7 !== 0) return {};
  const dates = { "Date sale price starts": "2020-01-01", "Date sale price ends": "2090-01-01" };
  return { "Sale price": `${4 + (number % 90)}.00`, ...(number % 2 === 0 && dates) };
}

/**
 * @param {number} number
 * @param {number} place
 * @param {string} size
 */
function variationOf(number, place, size) {
  return {
    ...{ ID: `${1_000_000 + number * 3 + place}`, Type: "variation", SKU: `P-${number}-${size}` },
    ...{ Published: "1", "In stock?": "1", Stock: "3", "Regular price": `${10 + place}.00` },
    ...{ Parent: `P-${number}`, "Attribute 1 name": "Size", "Attribute 1 value(s)": size },
  };
}

/** @param {Readonly<Record<string, string>>} row */
function rowOf(row) {
  return line(COLUMNS.map((column) => row[column] ?? ""));
}

/** @param {readonly string[]} cells */
function line(cells) {
  return `${cells.map((cell) => `"${cell}"`).join(",")}\n`;
}

/**
 * @param {number} from
 * @param {number} count
 */
function text(from, count) {
  return Array.from({ length: count }, (_, at) => WORDS[(from + at * 5) % WORDS.length]).join(" ");
}
