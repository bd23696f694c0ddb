import type { DisplayChoices } from '../../domain/account/display-choices.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { Preferences } from '../ports/account/preferences.ts';
import type { Readers } from '../ports/account/readers.ts';
import type { Session } from '../ports/session/session.ts';

/**
 * Keeps what a reader chooses: on the device always, and in the profile of whoever is signed in. A choice that
 * does not reach the profile stays on the device and is told again with the next one, or at the next start.
 */
export class ChangePreferences {
  readonly #preferences: Preferences;
  readonly #readers: Readers;
  readonly #session: Session;

  constructor(preferences: Preferences, readers: Readers, session: Session) {
    this.#preferences = preferences;
    this.#readers = readers;
    this.#session = session;
  }

  /** The changed profile; null where nobody is signed in. */
  async execute(changes: Partial<DisplayChoices>): Promise<Result<Reader | null, Failure>> {
    this.#preferences.keep(changes);
    const userId = this.#session.current?.userId;
    if (!userId) return succeeded(null);
    this.#preferences.keepFor(userId, changes);
    const told = this.#preferences.chosenBy(userId);
    const outcome = await this.#readers.savePreferences(userId, told);
    if (outcome.ok) this.#preferences.markTold(userId, told);
    return outcome;
  }
}
