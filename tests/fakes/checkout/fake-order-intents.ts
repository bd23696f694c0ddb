import type { OrderIntent, OrderIntents } from '../../../src/application/ports/checkout/order-intents.ts';

/** State that the tabs of one device share. */
class FakeDevice {
  readonly intents = new Map<string, OrderIntent>();
  readonly tabs = new Set<FakeOrderIntents>();
  readonly turns = new Map<string, Promise<unknown>>();
  keys = 0;
}

/** The purchase intents of a device, as one tab sees them. */
export class FakeOrderIntents implements OrderIntents {
  readonly #device: FakeDevice;
  readonly #listeners = new Set<() => void>();

  constructor(device = new FakeDevice()) {
    this.#device = device;
    device.tabs.add(this);
  }

  /** Another tab of the same device, or this one after a reload. */
  otherTab(): FakeOrderIntents {
    return new FakeOrderIntents(this.#device);
  }

  find(readerId: string, item: string): OrderIntent | null {
    return this.#device.intents.get(`${readerId} ${item}`) ?? null;
  }

  save(readerId: string, item: string, intent: OrderIntent): void {
    this.#device.intents.set(`${readerId} ${item}`, intent);
    this.#notifyOthers();
  }

  remove(readerId: string, item: string): void {
    this.#device.intents.delete(`${readerId} ${item}`);
    this.#notifyOthers();
  }

  newKey(): string {
    this.#device.keys += 1;
    return `key-${this.#device.keys}`;
  }

  runExclusively<Outcome>(readerId: string, item: string, task: () => Promise<Outcome>): Promise<Outcome> {
    const { turns } = this.#device;
    const mine = (turns.get(`${readerId} ${item}`) ?? Promise.resolve()).then(task);
    turns.set(
      `${readerId} ${item}`,
      mine.catch(() => undefined),
    );
    return mine;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Like storage events of a browser, changes are reported only to other tabs. */
  #notifyOthers(): void {
    for (const tab of this.#device.tabs) {
      if (tab !== this) for (const listener of [...tab.#listeners]) listener();
    }
  }
}
