import * as v from "valibot";
import { ROLES } from "../../store/schema.ts";
import { setRole } from "../../store/users.ts";
import type { CommandContext } from "../main.ts";
import { readEmail } from "../readEmail.ts";
import { EXIT, StartError } from "../StartError.ts";
import { inStore } from "./inStore.ts";

/** What the command takes, also from another process. */
export const roleArgs = v.object({ email: v.string(), role: v.picklist(ROLES) });

/** `npm run role -- EMAIL owner`: says what an account may do, where no owner can sign in to say it. */
export async function roleCommand(context: CommandContext): Promise<void> {
  const args = readRole(context.args);
  const isKnown = await context.step(`role of ${args.email}`, () =>
    inStore<boolean>(context, {
      question: { command: "role", args },
      onProgress: () => {},
      work: ({ db }) => setRole(db, args),
    }),
  );
  if (!isKnown) {
    throw new StartError(
      `There is no account with the address ${args.email}, so nothing was changed. Register it on the site first, at /register.`,
      1,
    );
  }
  process.stdout.write(`\n${args.email} is ${PHRASES[args.role]} from the next page on.\n`);
}

const PHRASES = { owner: "an owner", editor: "an editor", visitor: "a visitor" } as const;

/** @throws StartError that says what is wrong with the arguments */
export function readRole(args: readonly string[]): v.InferOutput<typeof roleArgs> {
  const [address = "", role, ...others] = args;
  const { email, problem } = readEmail(address);
  const result = v.safeParse(roleArgs, { email, role });
  if (result.success && !problem && others.length === 0) return result.output;
  throw new StartError(
    `"${args.join(" ").slice(0, 200)}" does not name one account and its role, so nothing was changed. ` +
      "Give both: npm run role -- ada@example.com owner (or editor, or visitor)",
    EXIT.usage,
  );
}
