import { parse } from "valibot";
import { VISITOR_PATH, type Visitor, visitorSchema } from "./visitor.ts";

/**
 * Who is visiting: as a foreign page printed it, else as our server answers. Loaded on first need,
 * so that most pages never carry it.
 * @throws where the server cannot be reached or its answer is not of the agreed shape
 */
export async function fetchVisitor(printed?: Partial<Visitor>): Promise<Visitor> {
  if (printed) return { nonce: "", ip: "", current_user: {}, cart_count: 0, ...printed };
  const answer = await fetch(VISITOR_PATH, { headers: { accept: "application/json" } });
  if (!answer.ok) {
    throw new Error(
      `vitrine: the server answered ${answer.status} when asked about this visitor. Try again later.`,
    );
  }
  return parse(visitorSchema, await answer.json());
}
