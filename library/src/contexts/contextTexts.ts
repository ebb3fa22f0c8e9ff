import { type Bag, bag, text } from "../browser/values.ts";
import type { ContextKind } from "./PageContext.ts";

/** English, where the page says nothing: those of the email decoder and of the badge of real people. */
export const contextTextDefaults = {
  click_to_select: "Click to select the whole data",
  original_email: "The complete one is",
  got_it: "Got it",
  blocked: "Blocked",
  cannot_connect: "Cannot connect",
  cannot_decode: "Can not decode email. Unknown reason",
  email_decoder: "Email decoder",
  wait_for_decoding: "The magic is on the way!",
  decoding_process: "Please wait a few seconds while we decode the contact data.",
  trpHeading: "",
  trpContent1: "",
  trpContent2: "",
  trpContentLearnMore: "",
};

export type ContextTexts = Readonly<Record<keyof typeof contextTextDefaults, string>>;

/** The page objects that hold the texts of a context: first the decoder's, then the badge's. */
const OBJECTS: Readonly<Record<ContextKind, (globals: Bag) => readonly (Bag | undefined)[]>> = {
  public: (globals) => [
    bag(globals.ctPublicFunctions),
    bag(bag(bag(globals.ctPublic)?.theRealPerson)?.phrases),
  ],
  admin: (globals) => {
    const badge = bag(globals.ctTrpAdminLocalize);
    return [bag(globals.ctAdminCommon), bag(badge?.phrases) ?? badge];
  },
};

/** The set of texts that holds in a context, by what its page objects say. */
export function contextTexts(kind: ContextKind, globals: Bag): ContextTexts {
  const objects = OBJECTS[kind](globals);
  const said = Object.keys(contextTextDefaults).flatMap((name) => {
    const own = objects.map((one) => text(one?.[`text__ee_${name}`] ?? one?.[name])).find(Boolean);
    return own ? [[name, own]] : [];
  });
  return { ...contextTextDefaults, ...Object.fromEntries(said) };
}
