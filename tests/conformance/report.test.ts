import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeCase, fakeReports } from "./fakeReports.ts";

const SCRIPT = join(import.meta.dirname, "report.js");
const LEDGER = `id	area	section	statement	check
AA-001	AA	1	One <b>bold</b> thing.	unit: a
AA-002	AA	1	Another thing.	unit: b
BB-001	BB	2	A thing *seen*.	browser: c
`;

// Each test starts processes, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 30_000 });

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "vitrine-conformance-"));
  write("docs/ledger.tsv", LEDGER);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(place: string, text: string): void {
  mkdirSync(dirname(join(root, place)), { recursive: true });
  writeFileSync(join(root, place), text);
}

function writeReports(cases: FakeCase[]): void {
  const reports = fakeReports(root, cases);
  for (const project of ["unit", "http", "browser", "journeys"]) {
    write(`reports/${project}.json`, JSON.stringify(reports.get(project) ?? { testResults: [] }));
  }
}

function run(args: string[] = [], env: Record<string, string> = {}) {
  const { CI: _, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd: root,
    env: { ...inherited, GIT_CEILING_DIRECTORIES: dirname(root), ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

function commit(): void {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "ignore" });
  git("init");
  git("add", "--force", "docs");
  git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "--message", "a");
}

const text = () => readFileSync(join(root, "docs/conformance.md"), "utf8");
const one = { title: "shows one [AA-001]" };
const both: FakeCase[] = [
  one,
  { title: "is *seen* [BB-001]", project: "browser", file: "library/src/b.browser.test.ts" },
];

test("writes the rows by area with the tests that observe them", () => {
  write("docs/decisions/0001-time.md", "");
  write(
    "docs/conformance-exceptions.json",
    '[{ "id": "AA-002", "decision": "docs/decisions/0001-time.md" }]',
  );
  writeReports(both);
  const { status, stdout, stderr } = run();
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toBe("2 of 3 rows observed, 1 declared untestable.\n");
  expect(text()).toContain(`| area | rows | observed | declared untestable | open |
|---|--:|--:|--:|--:|
| AA | 2 | 1 | 1 | 0 |
| BB | 1 | 1 | 0 | 0 |
| all | 3 | 2 | 1 | 0 |

## AA

### Observed

- [x] **AA-001** One \\<b\\>bold\\</b\\> thing.
  - shows one \\[AA-001\\] (\`library/src/tabs/a.test.ts\`)

### Declared untestable

- [ ] **AA-002** Another thing. (\`docs/decisions/0001-time.md\`)

## BB
`);
});

test("lists the open rows with the kind of test they wait for", () => {
  writeReports([one]);
  run();
  expect(text()).toContain("### Open\n\n- [ ] **BB-001** A thing \\*seen\\*. (browser)\n");
});

describe("the count may only rise", () => {
  test("a row lost since the last commit fails, also a second time, and is named", () => {
    writeReports(both);
    run();
    commit();
    writeReports([one]);
    for (const _time of ["first", "second"]) {
      const { status, stderr } = run();
      expect(status).toBe(1);
      expect(stderr).toBe(
        "No passing test observes BB-001 any more, and the count may only rise.\n",
      );
      expect(text()).toContain("- [ ] **BB-001**");
    }
  });

  test("a row that another one makes up for is lost all the same", () => {
    writeReports(both);
    run();
    commit();
    writeReports([one, { title: "another [AA-002]" }]);
    expect(run().stderr).toContain("BB-001");
  });

  test("without git the file remembers, so that a second run fails as well", () => {
    writeReports(both);
    run();
    const before = text();
    writeReports([one]);
    for (const _time of ["first", "second"]) expect(run().status).toBe(1);
    expect(text()).toBe(before);
  });

  test("a row that was added is written and passes", () => {
    writeReports([one]);
    run();
    commit();
    writeReports(both);
    expect(run().status).toBe(0);
    expect(text()).toContain("- [x] **BB-001**");
  });
});

test("a failing test that named a row loses it", () => {
  writeReports([one]);
  run();
  commit();
  writeReports([{ ...one, status: "failed" }]);
  expect(run().stderr).toContain("AA-001");
});

test("a broken rule fails and says where", () => {
  writeReports([...both, { title: "unknown [ZZ-001]" }]);
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toBe(
    'library/src/tabs/a.test.ts: "unknown [ZZ-001]" names ZZ-001, which the ledger does not have.\n',
  );
});

test("a missing report fails, and the file is left as it is", () => {
  writeReports(both);
  rmSync(join(root, "reports/browser.json"));
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain(
    "There is no report of the project browser. Run npm test -- browser first.",
  );
  expect(existsSync(join(root, "docs/conformance.md"))).toBe(false);
});

describe("with CI=true", () => {
  test("a file that was not brought up to date fails", () => {
    writeReports([one]);
    run();
    writeReports(both);
    const { status, stderr } = run([], { CI: "true" });
    expect(status).toBe(1);
    expect(stderr).toContain("docs/conformance.md is not what the tests show");
  });

  test("one that is up to date passes", () => {
    writeReports(both);
    run();
    expect(run([], { CI: "true" })).toMatchObject({ status: 0, stderr: "" });
  });
});

describe("--probe", () => {
  const named = { title: "it's (1 + 1) [AA-002]", groups: ["a group"] };

  test("names each row, its tests, and the command that runs just one of them", () => {
    writeReports([named]);
    const { status, stdout } = run(["--probe", "5", "--seed", "x"]);
    expect(status).toBe(0);
    expect(stdout).toBe(`1 rows drawn with seed x

AA-002  Another thing.
  test  it's (1 + 1) [AA-002]
  file  library/src/tabs/a.test.ts
  run   npx vitest run --project unit library/src/tabs/a.test.ts -t '^a group it'\\''s \\(1 \\+ 1\\) \\[AA-002\\]$'
`);
    expect(existsSync(join(root, "docs/conformance.md"))).toBe(false);
  });

  test.each([[["--probe"]], [["--probe", "0"]], [["--probe", "many"]], [["--prob", "3"]]])(
    "%j is refused with how to use it",
    (args) => {
      writeReports([one]);
      const { status, stderr } = run(args);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^Use: npm run conformance.*\n$/);
    },
  );
});
