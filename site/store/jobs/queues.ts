import * as v from "valibot";

/** How often and when a job that failed is tried again. */
export type RetryPolicy = {
  /** How often it is tried again before it is dead and left to the owner. */
  readonly retryLimit: number;
  /** The first pause, in seconds, and up to twice that by chance; each further one is twice as long. */
  readonly retryDelay: number;
};

/** Sizes of a picture fail for good as a rule; the pauses bridge a full disk or a crash. Minutes in all. */
const IMAGES: RetryPolicy = { retryLimit: 4, retryDelay: 10 };
/** Three to six days in all: as long as mail servers themselves go on trying (RFC 5321, 4.5.4.1). */
const MAIL: RetryPolicy = { retryLimit: 11, retryDelay: 60 };
/** What is wrong with a file stays wrong; the pauses bridge a database that is away. */
const IMPORTS: RetryPolicy = { retryLimit: 5, retryDelay: 10 };

/** The queues; each has a table of its own, made by a migration. */
export const QUEUES = { images: IMAGES, mail: MAIL, imports: IMPORTS } as const;
export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as readonly QueueName[];

/** What each queue's jobs say, as they are stored: another version may have written them. */
export const jobData = {
  /** Make the likely sizes of a picture, by its address. */
  images: v.object({ src: v.string() }),
  /** Send a mail. `handedOver` is when a server was given all of it, until it has answered. */
  mail: v.object({
    to: v.string(),
    subject: v.string(),
    text: v.string(),
    handedOver: v.optional(v.string()),
  }),
  /** Bring a file in; `options` are those of the import. */
  imports: v.object({
    file: v.string(),
    options: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
} as const satisfies Record<QueueName, unknown>;

export type JobData = { readonly [Queue in QueueName]: v.InferInput<(typeof jobData)[Queue]> };
