import { setImmediate as nextTurn } from "node:timers/promises";
import type postgres from "postgres";

export type ServerConnections = {
  /** What Drizzle asks. */
  readonly client: postgres.Sql;
  /** @param timeoutS how long running queries may take until then, in seconds */
  readonly end: (timeoutS: number) => Promise<void>;
};

/** How it is told that a connection was lost, or that one has not answered since. */
const LOST = /^(?:08...|57P0[12]|25P03|CONNECTION_CLOSED|CONNECT_TIMEOUT|ECONNRESET|EPIPE)$/;

/** How long connections that were given up may take to end, in seconds. */
const GIVEN_UP_TIMEOUT_S = 1;

/**
 * Connections that get over the loss of one. postgres.js 3.4.9 does not: what was about to be written to a
 * connection as it was lost spoils the one that is opened in its place, which then lets whoever asks
 * it wait for ten seconds, for as long as the process lives; and what a transaction says after the loss of its connection,
 * its ROLLBACK not least, may reach another's. So the first loss has all asked of new connections from then on (the old ones end
 * once their work has), and a transaction without its connection says nothing more.
 * @param connect opens connections; they are made when they are needed
 */
export function serverConnections(connect: () => postgres.Sql): ServerConnections {
  const first = connect();
  const givenUp = new Set<Connections>();
  let current: Connections = { sql: first, asked: 0 };
  let isEnding = false;

  /** Notes whether `asked`, of these connections, was lost with its connection. */
  function watch<Asked extends PromiseLike<unknown>>(of: Connections, asked: Asked): Asked {
    of.asked += 1;
    const settle = (error?: unknown): void => {
      of.asked -= 1;
      if (of === current && !isEnding && LOST.test(codeOf(error))) renew();
      // Nobody waits for these any more: the server may give them to others.
      if (of !== current && of.asked === 0) void endGivenUp(of);
    };
    asked.then(() => settle(), settle);
    return asked;
  }

  function renew(): void {
    givenUp.add(current);
    current = { sql: connect(), asked: 0 };
    // Drizzle has set how the first ones read and write values.
    Object.assign(current.sql.options.parsers, first.options.parsers);
    Object.assign(current.sql.options.serializers, first.options.serializers);
  }

  async function endGivenUp(one: Connections): Promise<void> {
    await one.sql.end({ timeout: GIVEN_UP_TIMEOUT_S });
    givenUp.delete(one);
  }

  const asked = {
    options: first.options,
    unsafe(...query: Parameters<postgres.Sql["unsafe"]>) {
      return watch(current, current.sql.unsafe(...query));
    },
    begin<Result>(work: Work<Result>) {
      return watch(current, begin(current.sql, work));
    },
  };
  return {
    client: asked as unknown as postgres.Sql,
    async end(timeout) {
      isEnding = true;
      await current.sql.end({ timeout });
      await Promise.all([...givenUp].map(endGivenUp));
    },
  };
}

type Connections = {
  readonly sql: postgres.Sql;
  /** How many queries and transactions of theirs are not over. */
  asked: number;
};

type Work<Result> = (tx: postgres.TransactionSql) => Promise<Result>;

function begin<Result>(sql: postgres.Sql, work: Work<Result>): Promise<Result> {
  // With its connection a transaction is over, whatever its work goes on to do.
  let isOver = false;
  let lose = (_error: unknown) => {};
  const lost = new Promise<never>((_, reject) => {
    lose = reject;
  });
  lost.catch(() => {
    isOver = true;
  });

  /** Work that ends after the loss never ends for the driver, which would say so on the connection. */
  const held =
    (inner: Work<Result>): Work<Result> =>
    async (tx) => {
      try {
        return await inner(guarded(tx));
      } catch (error) {
        // By then the loss is known, if there is one.
        await nextTurn();
        throw error;
      } finally {
        if (isOver) await new Promise(() => {});
      }
    };

  function guarded(tx: postgres.TransactionSql): postgres.TransactionSql {
    const { unsafe, savepoint } = tx;
    const refuse = () => {
      if (isOver) throw Object.assign(new Error(LOST_WITHIN), { code: "CONNECTION_CLOSED" });
    };
    return Object.assign(tx, {
      unsafe(...query: Parameters<typeof unsafe>) {
        refuse();
        return unsafe(...query);
      },
      async savepoint(inner: Work<Result>) {
        refuse();
        return Promise.race([savepoint(held(inner)), lost]);
      },
    });
  }

  const ended = sql.begin(held(work)) as Promise<Result>;
  // While its work goes on, only the loss of the connection ends it.
  ended.catch((error) => lose(error));
  return ended;
}

const LOST_WITHIN = "The connection was lost in the middle of a transaction.";

/** Drizzle wraps what the driver throws. */
function codeOf(error: unknown): string {
  for (let next = error; next instanceof Error; next = next.cause) {
    if ("code" in next && typeof next.code === "string") return next.code;
  }
  return "";
}
