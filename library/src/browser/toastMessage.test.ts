import { describe, expect, test } from "vitest";
import { toastMessage } from "./toastMessage.ts";

describe("toastMessage", () => {
  test("message, error and success alone each become the text [PB-094]", () => {
    expect(toastMessage({ message: "Saved." })).toEqual({ text: "Saved.", state: "success" });
    expect(toastMessage({ error: "Not saved." })).toEqual({ text: "Not saved.", state: "error" });
    expect(toastMessage({ success: "Sent." })).toEqual({ text: "Sent.", state: "success" });
  });

  test("of several fields, message comes before error, and error before success", () => {
    expect(toastMessage({ message: "m", error: "e", success: "s" })?.text).toBe("m");
    expect(toastMessage({ error: "e", success: "s" })?.text).toBe("e");
  });

  test("a message beside an error is an error, also where a server says error: true", () => {
    expect(toastMessage({ message: "m", error: "e" })?.state).toBe("error");
    expect(toastMessage({ message: "m", error: true })?.state).toBe("error");
    expect(toastMessage({ message: "m", error: false })?.state).toBe("success");
    expect(toastMessage({ message: "m", error: "e", state: "warning" })?.state).toBe("warning");
  });

  test("fields that are no text are passed over, and nothing to say is undefined", () => {
    expect(toastMessage({ message: {}, success: "Sent." })?.text).toBe("Sent.");
    expect(toastMessage({ message: "  " })).toBeUndefined();
    expect(toastMessage({})).toBeUndefined();
    expect(toastMessage("")).toBeUndefined();
    expect(toastMessage("Plain.")).toEqual({ text: "Plain.", state: "success" });
  });
});
