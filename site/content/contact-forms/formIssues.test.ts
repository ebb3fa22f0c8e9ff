import { expect, test } from "vitest";
import { plainHandling } from "./FormHandling.ts";
import { MAX_FORM_FILE_BYTES } from "./formDefinitionSchema.ts";
import { formIssues } from "./formIssues.ts";

/** A form with a text and a file field for each size. */
function issuesOf(...sizes: readonly (number | undefined)[]) {
  const files = sizes.map((maxFileSize, at) => ({
    ...({ kind: "file", name: `file-${at}`, label: "File" } as const),
    ...(maxFileSize !== undefined && { maxFileSize }),
  }));
  const fields = [{ kind: "text", name: "who", label: "Who" } as const, ...files];
  const definition = { title: "Form", locale: "en_US", fields };
  return formIssues({ definition, handling: plainHandling });
}

test("Files may have as much together as is read of a form", () => {
  expect(issuesOf(MAX_FORM_FILE_BYTES)).toEqual([]);
  expect(issuesOf(MAX_FORM_FILE_BYTES - 1024 ** 2, undefined)).toEqual([]);
});

test("More than is read of a form is told at the largest of its file fields", () => {
  const told = (at: number) => ({
    path: ["definition", "fields", at, "maxFileSize"],
    message: `All files of a form together may have ${MAX_FORM_FILE_BYTES / 1024 ** 2} MiB at most. Allow less here.`,
  });
  expect(issuesOf(MAX_FORM_FILE_BYTES + 1)).toEqual([told(1)]);
  expect(issuesOf(undefined, MAX_FORM_FILE_BYTES)).toEqual([told(2)]);
  expect(issuesOf(MAX_FORM_FILE_BYTES, 5, MAX_FORM_FILE_BYTES)).toEqual([told(1), told(3)]);
});
