import { makeAutoObservable, observableRef } from 'mobx';

/** Writes a choice. Returns false if it is not written, so that the reader must choose again. */
type WriteChoice = (choice: boolean) => Promise<boolean>;

/**
 * What a reader has switched on or off and the platform has not confirmed. The requests of a key are sent one after the
 * other, and only the last choice counts. A key names reader and item, so that no reader sees the choices of another.
 */
export class PendingChoices {
  private choices: ReadonlyMap<string, boolean> = new Map();
  /** The keys of the writes in progress. */
  readonly #writing = new Set<string>();

  constructor() {
    makeAutoObservable<this, 'choices'>(this, { choices: observableRef });
  }

  /** null without a pending choice. */
  find(key: string): boolean | null {
    return this.choices.get(key) ?? null;
  }

  /**
   * Writes until the platform has the last choice. `saved`: what it has now, null if unknown. If a write of the key is
   * in progress, that one continues with this choice.
   */
  async save(key: string, choice: boolean, saved: boolean | null, write: WriteChoice): Promise<void> {
    this.set(key, choice);
    if (this.#writing.has(key)) return;
    this.#writing.add(key);
    let written = saved;
    for (let next = choice; next !== written; next = this.choices.get(key) ?? next) {
      if (!(await write(next))) break;
      written = next;
    }
    this.#writing.delete(key);
    this.set(key, null);
  }

  private set(key: string, choice: boolean | null): void {
    const choices = new Map(this.choices);
    if (choice === null) choices.delete(key);
    else choices.set(key, choice);
    this.choices = choices;
  }
}
