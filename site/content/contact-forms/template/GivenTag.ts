import type { QuizPair } from "../FormHandling.ts";
import type { FormItem } from "../FormItem.ts";
import type { TagOptions } from "./createTagOptions.ts";
import type { LabelledTag } from "./layOut.ts";

/** What tags say to the server alone, by the names of their fields. */
export type ServerPart = {
  readonly questions: Map<string, readonly QuizPair[]>;
  readonly meanings: Map<string, Readonly<Record<string, string>>>;
};

/** A tag as it is turned into an item of a definition. */
export type GivenTag = Pick<LabelledTag, "tag"> & {
  readonly options: TagOptions;
  /** Never empty. */
  readonly label: string;
  /** What every field has: its name, and its id and classes where the tag says so. */
  readonly common: { readonly name: string; readonly id?: string; readonly className?: string };
  /** The same with label, hint, and whether it must be filled in. */
  readonly labelled: GivenTag["common"] & {
    readonly label: string;
    readonly hint?: string;
    readonly required?: boolean;
  };
  /** Takes what is for the server. */
  readonly read: ServerPart;
  /** Tells what of it a definition cannot say, and what to do. */
  readonly lose: (reason: string) => void;
};

/** Makes an item of a tag; undefined where nothing of ours is like it. */
export type ReadTag = (given: GivenTag) => FormItem | undefined;
