import { describe, expect, test } from "vitest";
import { type FormDefinition, messagesOf } from "vitrine/contact-form";
import { judgeFiles } from "./judgeFiles.ts";
import type { ReceivedFile } from "./ReceivedFile.ts";
import { receivedFile } from "./testing/receivedFile.ts";

const FORM: FormDefinition = {
  id: 1,
  title: "Form",
  locale: "en_US",
  fields: [
    { kind: "text", name: "who", label: "Who", required: true },
    { kind: "file", name: "cv", label: "CV", required: true, accept: [".pdf"], maxFileSize: 100 },
    { kind: "file", name: "photo", label: "Photo" },
  ],
};
const messages = messagesOf(FORM);

function judge(files: readonly ReceivedFile[], form: FormDefinition = FORM) {
  // What is wrong with texts is not told here.
  const sent = { unitTag: "t", idempotencyKey: null, nonce: undefined, data: new FormData() };
  return judgeFiles(form, { ...sent, files });
}

describe("The files of a form", () => {
  test("are taken where they are what their fields ask for", () => {
    expect(judge([receivedFile()])).toBeUndefined();
    const photo = receivedFile({ field: "photo", name: "me.JPG", type: "image/jpeg" });
    expect(judge([receivedFile(), photo])).toBeUndefined();
    // Without an ending it is its content that tells.
    expect(judge([receivedFile(), { ...photo, name: "me" }])).toBeUndefined();
  });

  test("are no drawings, which may hold scripts, unless a field asks for these by name", () => {
    const drawing = receivedFile({ field: "photo", name: "me.svg", type: "image/svg+xml" });
    expect(judge([receivedFile(), drawing])?.invalidFields).toEqual([
      { field: "photo", message: messages.upload_file_type_invalid },
    ]);
    for (const accept of [[".SVG"], ["image/svg+xml"]]) {
      const fields = [{ kind: "file", name: "photo", label: "Photo", accept }] as const;
      expect(judge([drawing], { ...FORM, fields })).toBeUndefined();
    }
  });

  test("are asked for where one is required, and an empty one is one", () => {
    expect(judge([])).toEqual({
      status: "validation_failed",
      message: messages.validation_error,
      invalidFields: [{ field: "cv", message: messages.invalid_required }],
    });
    expect(judge([receivedFile({ size: 0 })])).toBeUndefined();
  });

  test.each<[Partial<ReceivedFile>, keyof typeof messages]>([
    [{ name: "cv.exe" }, "upload_file_type_invalid"],
    [{ name: "cv.pdf.exe" }, "upload_file_type_invalid"],
    [{ name: "cv" }, "upload_file_type_invalid"],
    [{ problem: "type" }, "upload_file_type_invalid"],
    [{ size: 101 }, "upload_file_too_large"],
    [{ size: 101, problem: "too-large" }, "upload_file_too_large"],
  ])("%j are refused: %s", (file, message) => {
    expect(judge([receivedFile(file)])?.invalidFields).toEqual([
      { field: "cv", message: messages[message] },
    ]);
  });

  test("of one field are weighed together", () => {
    const half = receivedFile({ size: 51 });
    expect(judge([half, half])?.invalidFields).toEqual([
      { field: "cv", message: messages.upload_file_too_large },
    ]);
  });

  test("get one error a field, in the order of the form, the rules' before what they are", () => {
    const photo = receivedFile({ field: "photo", name: "me.jpg", problem: "type" });
    const cv = receivedFile({ name: "cv.txt", size: 200, problem: "too-large" });
    expect(judge([photo, cv])?.invalidFields).toEqual([
      { field: "cv", message: messages.upload_file_type_invalid },
      { field: "photo", message: messages.upload_file_type_invalid },
    ]);
  });

  test("that our disk did not take are not the visitor's fault", () => {
    expect(judge([receivedFile({ problem: "failed" })])).toBeUndefined();
  });

  test("may be asked for beside what is written", () => {
    const either: FormDefinition = {
      ...FORM,
      fields: [
        { kind: "text", name: "who", label: "Who" },
        { kind: "file", name: "cv", label: "CV" },
      ],
      rules: [
        {
          rule: "any",
          field: "cv",
          error: "Write or choose.",
          rules: [
            { rule: "required", field: "who" },
            { rule: "requiredfile", field: "cv" },
          ],
        },
      ],
    };
    expect(judge([], either)?.invalidFields).toEqual([
      { field: "cv", message: "Write or choose." },
    ]);
    const photo = receivedFile({ name: "me.jpg" });
    expect(judge([photo], either)).toBeUndefined();
  });
});
