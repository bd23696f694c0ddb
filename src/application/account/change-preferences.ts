import type { DisplayChoices } from '../../domain/account/display-choices.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { ReaderErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { Preferences } from '../ports/account/preferences.ts';
import type { Readers } from '../ports/account/readers.ts';
import type { Session } from '../ports/session/session.ts';

/**
 * Saves display choices on the device and, for a signed-in reader, in the profile. If the profile cannot be saved, the
 * choice stays on the device and is sent again with the next one or at the next start.
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

  /** Returns the changed profile. Null for visitors. */
  async execute(changes: Partial<DisplayChoices>): Promise<Result<Reader | null, Failure<ReaderErrorCode>>> {
    this.#preferences.save(changes);
    const readerId = this.#session.current?.readerId;
    if (!readerId) return succeeded(null);
    this.#preferences.saveUnsynced(readerId, changes);
    const chosen = this.#preferences.findByReader(readerId);
    const outcome = await this.#readers.savePreferences(readerId, chosen);
    if (outcome.ok) this.#preferences.markSynced(readerId, chosen);
    return outcome;
  }
}
