import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Why a request of the contact forms' API is not answered as asked, in the words of the wire. */
export type Refusal = {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly message: string;
};

/** The same, from where no answer can be given. */
export class WireRefusal extends Error {
  override readonly name = "WireRefusal";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
