import type { VisitorServices } from "../visitorServices.ts";

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
  async addSubmission() {
    throw new Error("This site has no store.");
  },
  hasSubmission: async () => false,
};
