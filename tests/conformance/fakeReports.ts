/** A made-up test case of a made-up report. */
export type FakeCase = {
  title: string;
  project?: string;
  file?: string;
  status?: string;
  groups?: string[];
  meta?: Record<string, unknown>;
};

/** Reports by project, as Vitest's JSON reporter writes them, of tests in a checkout at `root`. */
export function fakeReports(root: string, cases: readonly FakeCase[]) {
  const projects = new Set(cases.map(({ project = "unit" }) => project));
  return new Map(
    [...projects].map((name) => [
      name,
      { testResults: cases.filter(({ project = "unit" }) => project === name).map(inFile(root)) },
    ]),
  );
}

function inFile(root: string) {
  return ({
    title,
    file = "library/src/tabs/a.test.ts",
    status = "passed",
    groups = [],
    meta = {},
  }: FakeCase) => ({
    name: `${root}/${file}`,
    assertionResults: [
      {
        title,
        fullName: [...groups, title].join(" "),
        ancestorTitles: ["", ...groups],
        status,
        meta,
      },
    ],
  });
}
