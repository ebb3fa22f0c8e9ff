import { drawRows } from "./drawRows.js";

/**
 * @typedef {import("./readLedger.js").Row} Row
 * @typedef {import("./judge.js").Judgement} Judgement
 */

/**
 * Rows to check by hand: break the code that carries one out, run the command, see the test fail.
 * @param {readonly Row[]} rows
 * @param {Pick<Judgement, "observed">} judgement
 * @param {{ count: number, seed: string }} draw
 * @returns {string}
 */
export function describeProbe(rows, { observed }, { count, seed }) {
  const drawn = drawRows(
    rows.filter(({ id }) => observed.has(id)),
    count,
    seed,
  );
  const described = drawn.map(({ id, statement }) => {
    const tests = (observed.get(id) ?? []).map(({ project, file, title, fullName }) =>
      [
        `  test  ${title}`,
        `  file  ${file}`,
        `  run   ${command({ project, file, fullName })}`,
      ].join("\n"),
    );
    return [`${id}  ${statement}`, ...tests].join("\n");
  });
  return [`${drawn.length} rows drawn with seed ${seed}`, ...described].join("\n\n");
}

/** @param {{ project: string, file: string, fullName: string }} test */
function command({ project, file, fullName }) {
  const pattern = `^${fullName.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
  return `npx vitest run --project ${project} ${file} -t ${quote(pattern)}`;
}

/** @param {string} text for a POSIX shell */
function quote(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
