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

const mailAttachment = v.object({
  path: v.string(),
  name: v.string(),
  type: v.string(),
  /** What the mail says in its place, where it is not there any more. */
  ifGone: v.string(),
});
export type MailAttachment = Unchanged<v.InferOutput<typeof mailAttachment>>;

/** What each queue's jobs say, as they are stored: another version may have written them. */
export const jobData = {
  /** Make the likely sizes of a picture, by its address. */
  images: v.object({ src: v.string() }),
  /** Send a mail. `handedOver` is when a server was given all of it, until it has answered. */
  mail: v.object({
    to: v.string(),
    subject: v.string(),
    text: v.string(),
    /** The same as HTML. */
    html: v.optional(v.string()),
    replyTo: v.optional(v.string()),
    /** Whom it says that it is to, where others get it, too, each by a job of theirs. Default `to` alone. */
    shownTo: v.optional(v.array(v.string())),
    /** Whom it says that copies go to, by jobs of theirs. */
    cc: v.optional(v.array(v.string())),
    /** Beside the site's own address. Default as the settings have it. */
    senderName: v.optional(v.string()),
    /** Somebody wrote it: absence notices may answer it (RFC 3834). Default no. */
    isByHand: v.optional(v.boolean()),
    /** Files of a form, by their paths in its storage. */
    attachments: v.optional(v.array(mailAttachment)),
    /** The id of the submission that caused it. */
    submission: v.optional(v.string()),
    handedOver: v.optional(v.string()),
  }),
  /** Bring a file in; `options` are those of the import. */
  imports: v.object({
    file: v.string(),
    options: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
} as const satisfies Record<QueueName, unknown>;

export type JobData = {
  readonly [Queue in QueueName]: Unchanged<v.InferInput<(typeof jobData)[Queue]>>;
};

/** The same, and nothing of it may be changed. */
type Unchanged<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> }
  : Value;
