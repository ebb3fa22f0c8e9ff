import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type ImportRequest, SOURCE_NAME } from "../import/importRequest.ts";
import { EXIT, StartError } from "../StartError.ts";

export type ImportArguments = {
  readonly request: ImportRequest;
  /** Whether the report is printed as JSON. */
  readonly json: boolean;
  /** The file that the report is written to as JSON. */
  readonly reportFile: string | undefined;
};

const OPTIONS = {
  media: { type: "string" },
  source: { type: "string" },
  "no-download": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  "replace-demo": { type: "boolean", default: false },
  menu: { type: "string" },
  "footer-menu": { type: "string" },
  report: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

const USAGE =
  "npm run import -- my-site.xml [part-2.xml …] [--source SHOP] [--media FOLDER] [--no-download] [--replace-demo] [--menu NAME] [--footer-menu NAME] [--dry-run] [--report FILE.json] [--json]";

/**
 * @param folder what names of files are relative to
 * @throws StartError that says what is wrong with the arguments
 */
export function readImportArguments(args: readonly string[], folder: string): ImportArguments {
  const { values, positionals } = parse(args);
  const [file, ...parts] = positionals.map((name) => resolve(folder, name));
  if (file === undefined) throw usage("Name the file to import.");
  if (new Set([file, ...parts]).size <= parts.length) throw usage("One file is named twice.");
  const there = (name: string | undefined) =>
    name === undefined ? undefined : resolve(folder, name);
  const reportFile = there(values.report);
  for (const one of [file, ...parts]) if (reportFile) refuseOverwriting(reportFile, one);
  if (values.source !== undefined && !SOURCE_NAME.test(values.source)) {
    throw usage("A --source has small letters, digits, hyphens and full stops, such as shop-2.");
  }
  return {
    request: {
      file,
      parts,
      source: values.source,
      media: there(values.media),
      download: !values["no-download"],
      dryRun: values["dry-run"],
      replaceDemo: values["replace-demo"],
      menu: values.menu,
      footerMenu: values["footer-menu"],
    },
    json: values.json,
    reportFile,
  };
}

/** A slip of the hand must not cost the export, or a picture. */
function refuseOverwriting(reportFile: string, file: string): void {
  if (reportFile === file)
    throw usage(`The report would be written over what ${basename(file)} holds.`);
  if (!/\.json$/i.test(reportFile)) throw usage("The name of the report's file must end in .json.");
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw usage(error instanceof Error ? `${error.message.split(". ")[0]}.` : "");
  }
}

function usage(problem: string): StartError {
  return new StartError(`${problem} Nothing was imported. ${USAGE}`, EXIT.usage);
}
