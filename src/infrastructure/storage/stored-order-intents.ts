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

/** So many wishes of a reader are kept: older ones are given up. */
const most = 20;

/** Milliseconds in which every tab sees what one has written: that may reach them later than the end of its turn. */
const longestDelay = 2000;

const after = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Bytes of a key. */
const size = 16;

/** Under one key of the storage for each reader. Where the device keeps nothing, they live as long as this object. */
export class StoredOrderIntents implements OrderIntents {
  readonly #storage: Storage;
  readonly #crypto: Pick<Crypto, 'getRandomValues'>;
  readonly #tabs: EventTarget;
  readonly #locks: LockManager | undefined;
  readonly #here = new Map<string, Kept>();

  /** `locks`: browsers have none for pages that are not secure. */
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
    const { [item]: _former, ...others } = this.#load(readerId);
    this.#keep(readerId, { ...others, [item]: intent });
  }

  remove(readerId: string, item: string): void {
    const { [item]: _removed, ...others } = this.#load(readerId);
    this.#keep(readerId, others);
  }

  newKey(): string {
    const bytes = this.#crypto.getRandomValues(new Uint8Array(size));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  async inTurn<Outcome>(readerId: string, item: string, what: () => Promise<Outcome>): Promise<Outcome> {
    const locks = this.#locks;
    if (!locks) return what();
    const turn = `${prefix}${readerId} ${item}`;
    const written = `${turn} written`;
    return locks.request(turn, async () => {
      await locks.request(written, async () => {});
      try {
        return await what();
      } finally {
        // Asked for before the turn ends, so that the next one waits for it.
        void locks.request(written, () => after(longestDelay));
      }
    });
  }

  subscribe(listener: () => void): () => void {
    const look = (event: Event) => {
      const { key } = event as StorageEvent;
      if (key === null || key?.startsWith(prefix)) listener();
    };
    this.#tabs.addEventListener('storage', look);
    return () => this.#tabs.removeEventListener('storage', look);
  }

  #load(readerId: string): Kept {
    return this.#here.get(readerId) ?? this.#stored(readerId).load() ?? {};
  }

  #keep(readerId: string, intents: Kept): void {
    const kept = Object.fromEntries(Object.entries(intents).slice(-most));
    if (this.#stored(readerId).save(kept)) this.#here.delete(readerId);
    else this.#here.set(readerId, kept);
  }

  #stored(readerId: string): StoredJson<Kept> {
    return new StoredJson(this.#storage, `${prefix}${readerId}`, isKept);
  }
}
