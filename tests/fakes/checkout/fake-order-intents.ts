import type { OrderIntent, OrderIntents } from '../../../src/application/ports/checkout/order-intents.ts';

/** The storage that the tabs of one device share. */
class SharedStorage {
  readonly intents = new Map<string, OrderIntent>();
  readonly tabs = new Set<FakeOrderIntents>();
  readonly lastTasks = new Map<string, Promise<unknown>>();
  keyCount = 0;
}

/** The purchase intents of a device, as one tab sees them. */
export class FakeOrderIntents implements OrderIntents {
  readonly #storage: SharedStorage;
  readonly #listeners = new Set<() => void>();

  constructor(storage = new SharedStorage()) {
    this.#storage = storage;
    storage.tabs.add(this);
  }

  /** Returns another tab of the same device, or this tab after a reload. */
  openOtherTab(): FakeOrderIntents {
    return new FakeOrderIntents(this.#storage);
  }

  find(readerId: string, item: string): OrderIntent | null {
    return this.#storage.intents.get(`${readerId} ${item}`) ?? null;
  }

  save(readerId: string, item: string, intent: OrderIntent): void {
    this.#storage.intents.set(`${readerId} ${item}`, intent);
    this.#notifyOtherTabs();
  }

  remove(readerId: string, item: string): void {
    this.#storage.intents.delete(`${readerId} ${item}`);
    this.#notifyOtherTabs();
  }

  newKey(): string {
    this.#storage.keyCount += 1;
    return `key-${this.#storage.keyCount}`;
  }

  runExclusively<Outcome>(readerId: string, item: string, task: () => Promise<Outcome>): Promise<Outcome> {
    const { lastTasks } = this.#storage;
    const outcome = (lastTasks.get(`${readerId} ${item}`) ?? Promise.resolve()).then(task);
    lastTasks.set(
      `${readerId} ${item}`,
      outcome.catch(() => undefined),
    );
    return outcome;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Like storage events of a browser, changes are reported only to other tabs. */
  #notifyOtherTabs(): void {
    for (const tab of this.#storage.tabs) {
      if (tab !== this) for (const listener of [...tab.#listeners]) listener();
    }
  }
}
