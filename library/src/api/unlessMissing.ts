import { ApiError } from "./ApiError.ts";

/** What is read, or undefined where the site says that it is not there. */
export async function unlessMissing<Answer>(reading: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404 && error.code === "missing") {
      return undefined;
    }
    throw error;
  }
}
