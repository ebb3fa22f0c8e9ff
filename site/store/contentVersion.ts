import { type SQL, sql } from "drizzle-orm";
import { nextOpening } from "../content/contact-forms/formOpening.ts";
import { applyDueSales, hasDueSales, nextSale } from "./applyDueSales.ts";
import { plannedForms } from "./contactForms.ts";
import type { Database, Store } from "./Store.ts";
import { contentVersion, documents } from "./schema.ts";

export type ContentVersion = {
  /** Grows with every change of settings, authors, documents and terms. */
  readonly version: number;
  /**
   * When the next scheduled document becomes public, a price changes or a form opens or closes by itself, by
   * the database's clock.
   */
  readonly nextChange: Date | null;
};

export type ContentWatch = {
  /** What was learned last. */
  readonly current: () => ContentVersion;
  /**
   * Asks now. Resolves once every change that was committed before the call has been told, or once the
   * database did not answer.
   */
  readonly catchUp: () => Promise<void>;
  /** Ends the watch; calling it again does nothing. */
  readonly stop: () => Promise<void>;
};

/** The NOTIFY channel on which every change is told. */
export const CONTENT_VERSION_CHANNEL = "content_version";
/** How old the number in hand may get if a message is lost on its way, in milliseconds. */
export const MAX_UNREAD_MS = { embedded: 60_000, server: 1000 } as const;
/** How soon to ask again when the database did not answer, in milliseconds. */
const RETRY_MS = 1000;

/**
 * Follows changes of what pages show: `onChange` is called after each change, in this process
 * or another, when a scheduled document becomes public, when a form opens or closes, and when a price
 * changes by itself, which is carried out here. Changes in quick succession may be told as one. While the database is away, the last answer stands.
 */
export async function watchContentVersion(
  store: Pick<Store, "kind" | "db" | "listen">,
  onChange: (version: ContentVersion) => void,
): Promise<ContentWatch> {
  const watcher = new ContentWatcher(store, onChange);
  const listener = { onMessage: watcher.refresh, onReconnect: watcher.refresh };
  const unlisten = await store.listen(CONTENT_VERSION_CHANNEL, listener);
  const first = await watcher.readFirst();
  return {
    current: () => watcher.latest ?? first,
    catchUp: watcher.refresh,
    async stop() {
      watcher.stop();
      await unlisten();
    },
  };
}

class ContentWatcher {
  readonly #store: Pick<Store, "kind" | "db">;
  readonly #onChange: (version: ContentVersion) => void;
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> | undefined;
  #isOutdated = false;
  #isStopped = false;
  latest: ContentVersion | undefined;

  constructor(store: Pick<Store, "kind" | "db">, onChange: (version: ContentVersion) => void) {
    this.#store = store;
    this.#onChange = onChange;
  }

  async readFirst(): Promise<ContentVersion> {
    const { wait, ...version } = await readContentVersion(this.#store.db);
    this.latest ??= version;
    this.#askAgainIn(wait);
    return version;
  }

  /** Reads the version, or reads it once more if that is going on already; ends after that reading. */
  readonly refresh = (): Promise<void> => {
    this.#isOutdated = true;
    this.#reading ??= this.#readWhileOutdated();
    return this.#reading;
  };

  async #readWhileOutdated(): Promise<void> {
    while (this.#isOutdated && !this.#isStopped) {
      this.#isOutdated = false;
      await this.#readAgain();
    }
    this.#reading = undefined;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #readAgain(): Promise<void> {
    const answer = await readContentVersion(this.#store.db).catch(() => undefined);
    this.#askAgainIn(answer?.wait ?? RETRY_MS);
    if (!answer || this.#isStopped) return;
    const { wait: _wait, ...version } = answer;
    const isNew = !isSame(version, this.latest);
    this.latest = version;
    if (isNew) queueMicrotask(() => this.#onChange(version));
  }

  #askAgainIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    const wait = Math.min(milliseconds, MAX_UNREAD_MS[this.#store.kind]);
    this.#timer = setTimeout(this.refresh, wait).unref();
  }
}

/** One query, and more where prices change now. `wait` is when to ask again, in milliseconds. */
async function readContentVersion(
  db: Database,
): Promise<ContentVersion & { readonly wait: number }> {
  const [row] = await db
    .select({
      version: contentVersion.version,
      nextChange,
      now: asTime<Date>(sql`date_trunc('milliseconds', statement_timestamp())`),
      hasDueSales,
      plannedForms,
    })
    .from(contentVersion);
  if (!row) throw new Error("The table content_version has lost its row. Restore a dump.");
  if (row.hasDueSales) {
    await applyDueSales(db);
    return readContentVersion(db);
  }
  const { now, hasDueSales: _none, plannedForms: forms, ...stored } = row;
  const version = { ...stored, nextChange: earlier(stored.nextChange, nextOpening(forms, now)) };
  const untilNext = version.nextChange ? version.nextChange.getTime() - now.getTime() : Infinity;
  // Where a dump is written, now() is when that began: what is due since then comes with its end.
  return { ...version, wait: untilNext > 0 ? untilNext : RETRY_MS };
}

const nextPublication = sql`(
  select min(published_at) from documents where status = 'published' and published_at > now()
)`;
const nextChange = asTime<Date | null>(sql`least(${nextPublication}, ${nextSale})`);

function earlier(one: Date | null, other: Date | undefined): Date | null {
  if (!one || !other) return one ?? other ?? null;
  return one < other ? one : other;
}

function asTime<Time>(expression: SQL): SQL<Time> {
  return sql`${expression}`.mapWith(documents.publishedAt) as SQL<Time>;
}

function isSame(one: ContentVersion, other: ContentVersion | undefined): boolean {
  return (
    one.version === other?.version && one.nextChange?.getTime() === other.nextChange?.getTime()
  );
}
