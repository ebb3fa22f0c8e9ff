import type { GivenTag, ReadTag } from "./GivenTag.ts";

/** `[file]`: endings and types parted by "|", sizes as "2mb". */
export const fileField: ReadTag = (given) => {
  const { options, labelled, lose } = given;
  const accept = acceptedTypes(given);
  const limit = options.value("limit");
  const maxFileSize = limit === undefined ? undefined : bytes(limit);
  const capture = options.value("capture");
  if (limit !== undefined && maxFileSize === undefined) {
    lose(`"limit:${limit}" is no size: write one such as limit:500kb or limit:2mb`);
  }
  if (capture !== undefined && !isCamera(capture)) {
    lose(`"capture:${capture}" is no camera: write capture:user or capture:environment`);
  }
  return {
    kind: "file",
    ...labelled,
    ...(accept.length > 0 && { accept }),
    ...(maxFileSize !== undefined && { maxFileSize }),
    ...(capture !== undefined && isCamera(capture) && { capture }),
  };
};

function acceptedTypes({ options, lose }: GivenTag): readonly string[] {
  const types = (options.value("filetypes") ?? "").split("|").filter((type) => type !== "");
  const accept = types.map((type) => (type.includes("/") ? type : `.${type.replace(/^\.+/, "")}`));
  const wrong = types.filter((_, index) => !TYPE.test(accept[index] ?? ""));
  if (wrong.length > 0) {
    const named = wrong.map((type) => `"${type}"`).join(", ");
    lose(
      `${named}: no type of file. Part endings and types with "|", such as filetypes:pdf|image/*`,
    );
  }
  return accept.filter((type) => TYPE.test(type));
}

/** An ending, or a type as "image/*". */
const TYPE = /^(?:\.[a-z\d]{1,20}|[a-z]{1,20}\/(?:\*|[a-z\d][a-z\d.+-]{0,80}))$/i;

function isCamera(text: string): text is "user" | "environment" {
  return text === "user" || text === "environment";
}

const UNITS: Readonly<Record<string, number>> = { "": 1, b: 1, kb: 1024, mb: 1024 ** 2 };

function bytes(limit: string): number | undefined {
  const [, number = "", unit = ""] = /^([1-9]\d{0,11})([km]?b)?$/i.exec(limit) ?? [];
  return number === "" ? undefined : Number(number) * (UNITS[unit.toLowerCase()] ?? 1);
}
