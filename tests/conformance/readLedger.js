/**
 * @typedef {object} Row a requirement of the specification
 * @property {string} id such as CF-031
 * @property {string} area such as CF
 * @property {string} statement
 * @property {Kind} kind the kind of test that may observe it
 * @typedef {"browser" | "server" | "unit" | "wire"} Kind
 */

const COLUMNS = "id\tarea\tsection\tstatement\tcheck";

/**
 * Reads the ledger: tab-separated, one row a line, its columns named in the first.
 * @param {string} text
 * @returns {Row[]}
 * @throws {Error} that names the line which is not a row
 */
export function readLedger(text) {
  const [head, ...lines] = text.trimEnd().split(/\r?\n/);
  if (head !== COLUMNS) throw new Error(`The ledger must begin with the columns ${COLUMNS}.`);
  const rows = lines.map((line, index) => readRow(line, index + 2));
  const twice = rows.find((row, index) => rows.findIndex(({ id }) => id === row.id) !== index);
  if (twice) throw new Error(`The ledger has the row ${twice.id} twice.`);
  return rows;
}

/**
 * @param {string} line
 * @param {number} number
 * @returns {Row}
 */
function readRow(line, number) {
  const [id = "", area = "", , statement = "", check = ""] = line.split("\t");
  const kind = check.split(":")[0] ?? "";
  if (!/^[A-Z]{2}-\d{3}$/.test(id) || !statement || !isKind(kind)) {
    throw new Error(`Line ${number} of the ledger is no row with an id, a statement and a check.`);
  }
  return { id, area, statement, kind };
}

/**
 * @param {string} kind
 * @returns {kind is Kind}
 */
function isKind(kind) {
  return ["browser", "server", "unit", "wire"].includes(kind);
}
