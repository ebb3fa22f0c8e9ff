import type { ReceivedFile } from "../ReceivedFile.ts";

/** A file that came with a form and lies nowhere; give what the test is about. */
export function receivedFile(file: Partial<ReceivedFile> = {}): ReceivedFile {
  return {
    ...{ field: "cv", name: "cv.pdf", size: 10, type: "application/pdf", digest: "d" },
    keep: async () => "2026/a.pdf",
    discard: async () => {},
    withdraw: async () => {},
    ...file,
  };
}
