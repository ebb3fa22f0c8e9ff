import { join } from "node:path";
import { dumpCommand } from "./commands/dumpCommand.ts";
import { importCommand } from "./commands/importCommand.ts";
import { jobsCommand } from "./commands/jobsCommand.ts";
import { restoreCommand } from "./commands/restoreCommand.ts";
import { roleCommand } from "./commands/roleCommand.ts";
import { seedCommand } from "./commands/seedCommand.ts";
import { serve } from "./commands/serve.ts";
import { readConfig } from "./config.ts";
import { EXIT, StartError } from "./StartError.ts";

export { examine } from "./doctor/examine.ts";

/** Runs a named piece of work and shows that it goes on, and how long it took. */
export type Step = <T>(name: string, work: () => T | Promise<T>) => Promise<T>;

export type RunOptions = {
  /** What to do: "start", or another command such as "import". */
  readonly command: string;
  readonly args: readonly string[];
  readonly step: Step;
  /** The folder of the project. */
  readonly root: string;
};

/** What a command has at hand. */
export type CommandContext = Omit<RunOptions, "command"> & {
  readonly config: ReturnType<typeof readConfig>;
  /** The folder of the build. */
  readonly built: string;
};

type Command = (context: CommandContext) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  start: serve,
  dump: dumpCommand,
  import: importCommand,
  restore: restoreCommand,
  role: roleCommand,
  seed: seedCommand,
  jobs: jobsCommand,
};

/**
 * The server's entry, called by the start script once all is installed and built.
 * @throws StartError, whose message is for the owner, where the command cannot be done
 */
export async function run({ command, ...options }: RunOptions): Promise<void> {
  const chosen = COMMANDS[command];
  if (!chosen) {
    const known = Object.keys(COMMANDS).join(", ");
    throw new StartError(`There is no command "${command}". Use one of: ${known}.`, EXIT.usage);
  }
  const config = readConfig(process.env, options.root);
  await chosen({ ...options, config, built: join(options.root, "site/dist") });
}
