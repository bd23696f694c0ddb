import type { OrderIntent, OrderIntents } from '../../application/ports/checkout/order-intents.ts';
import { hasFields, StoredJson } from './stored-json.ts';

type Kept = Readonly<Record<string, OrderIntent>>;

const prefix = 'banca.orders.';

const isIntent = (value: unknown): value is OrderIntent =>
  hasFields(value, 'key', 'order', 'sentAt', 'formerId', 'purchase', 'settledAt') &&
  [value.key, value.order].every((each) => typeof each === 'string') &&
  typeof value.sentAt === 'number';

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isIntent);

/** Purchase intents of a reader. Older ones are deleted. */
const maxIntents = 20;

/** The time after which every tab sees a write of another tab. Browsers may deliver it after the lock is released. */
const maxWriteDelayMs = 2000;

const wait = (timeMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, timeMs));

const keyBytes = 16;

/** Uses one storage key for each reader. Without storage, intents last as long as this object. */
export class StoredOrderIntents implements OrderIntents {
  readonly #storage: Storage;
  readonly #crypto: Pick<Crypto, 'getRandomValues'>;
  readonly #tabs: EventTarget;
  readonly #locks: LockManager | undefined;
  readonly #inMemory = new Map<string, Kept>();

  /** `locks`: undefined outside a secure context. */
  constructor(
    storage: Storage,
    crypto: Pick<Crypto, 'getRandomValues'>,
    tabs: EventTarget,
    locks: LockManager | undefined,
  ) {
    this.#storage = storage;
    this.#crypto = crypto;
    this.#tabs = tabs;
    this.#locks = locks;
  }

  find(readerId: string, item: string): OrderIntent | null {
    const kept = this.#load(readerId);
    return Object.hasOwn(kept, item) ? (kept[item] ?? null) : null;
  }

  save(readerId: string, item: string, intent: OrderIntent): void {
    // Removing the item first makes it the newest.
    const { [item]: _previous, ...others } = this.#load(readerId);
    this.#keep(readerId, { ...others, [item]: intent });
  }

  remove(readerId: string, item: string): void {
    const { [item]: _removed, ...others } = this.#load(readerId);
    this.#keep(readerId, others);
  }

  newKey(): string {
    const bytes = this.#crypto.getRandomValues(new Uint8Array(keyBytes));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  async runExclusively<Outcome>(
    readerId: string,
    item: string,
    task: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const locks = this.#locks;
    if (!locks) return task();
    const taskLock = `${prefix}${readerId} ${item}`;
    const writeLock = `${taskLock} written`;
    return locks.request(taskLock, async () => {
      await locks.request(writeLock, async () => {});
      try {
        return await task();
      } finally {
        // Requested while the task lock is still held, so that the next task waits for it.
        void locks.request(writeLock, () => wait(maxWriteDelayMs));
      }
    });
  }

  subscribe(listener: () => void): () => void {
    const onStorage = (event: Event) => {
      const { key } = event as StorageEvent;
      if (key === null || key?.startsWith(prefix)) listener();
    };
    this.#tabs.addEventListener('storage', onStorage);
    return () => this.#tabs.removeEventListener('storage', onStorage);
  }

  #load(readerId: string): Kept {
    return this.#inMemory.get(readerId) ?? this.#stored(readerId).load() ?? {};
  }

  #keep(readerId: string, intents: Kept): void {
    const kept = Object.fromEntries(Object.entries(intents).slice(-maxIntents));
    if (this.#stored(readerId).save(kept)) this.#inMemory.delete(readerId);
    else this.#inMemory.set(readerId, kept);
  }

  #stored(readerId: string): StoredJson<Kept> {
    return new StoredJson(this.#storage, `${prefix}${readerId}`, isKept);
  }
}
