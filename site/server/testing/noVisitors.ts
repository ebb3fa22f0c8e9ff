import type { VisitorServices } from "../visitorServices.ts";
import { noStorage } from "./noStorage.ts";

/** For sites without a store: nobody is signed in, and nothing can be left. */
export const noVisitors: VisitorServices = {
  accounts: {
    register: async () => "done",
    takesAddress: async () => true,
    signIn: async () => undefined,
    signOut: async () => [],
    findSignedIn: async () => undefined,
    hashPassword: async () => "",
    isPasswordOf: async () => false,
  },
  signInGuard: { count: async () => undefined, succeed: async () => "" },
  countAttempt: async () => undefined,
  async addComment() {
    throw new Error("This site has no store.");
  },
  formFiles: noStorage,
  async takeArrival() {
    throw new Error("This site has no store.");
  },
  isKept: async () => false,
  voidQuestions: async () => {},
  readDisallowedWords: async () => [],
};
