import { Hono } from "hono";
import { refuseWriting } from "../refuseWriting.ts";

/**
 * For load balancers: /healthz answers while the process works, /readyz only while it should be
 * sent visitors: the database answers and it is not stopping.
 */
export function healthRoutes(isReady: () => Promise<boolean>): Hono {
  return new Hono()
    .all("/healthz", refuseWriting)
    .all("/readyz", refuseWriting)
    .get("/healthz", (c) => c.text("ok\n", 200, NO_STORE))
    .get("/readyz", async (c) =>
      (await isReady()) ? c.text("ready\n", 200, NO_STORE) : c.text("not ready\n", 503, NO_STORE),
    );
}

const NO_STORE = { "cache-control": "no-store" };
