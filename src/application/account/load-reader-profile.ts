import type { Acquisition, Reader } from '../../domain/account/reader.ts';
import type { ReaderErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { Preferences } from '../ports/account/preferences.ts';
import type { Readers } from '../ports/account/readers.ts';
import type { Acquisitions } from '../ports/checkout/acquisitions.ts';

export interface ReaderProfile {
  readonly reader: Reader;
  readonly acquisitions: readonly Acquisition[];
}

/** Loads the comics profile with its acquisitions. Creates the profile on the user's first visit. */
export class LoadReaderProfile {
  readonly #readers: Readers;
  readonly #acquisitions: Acquisitions;
  readonly #preferences: Preferences;

  constructor(readers: Readers, acquisitions: Acquisitions, preferences: Preferences) {
    this.#readers = readers;
    this.#acquisitions = acquisitions;
    this.#preferences = preferences;
  }

  async execute(readerId: string): Promise<Result<ReaderProfile, Failure<ReaderErrorCode>>> {
    const found = await this.#readers.find(readerId);
    if (!found.ok) return found;
    if (!found.value) return this.#create();
    const acquisitions = await this.#acquisitions.list();
    if (!acquisitions.ok) return acquisitions;
    this.#keepDisplay(found.value);
    return succeeded({ reader: found.value, acquisitions: acquisitions.value });
  }

  async #create(): Promise<Result<ReaderProfile, Failure<ReaderErrorCode>>> {
    const created = await this.#readers.create();
    if (!created.ok) return created;
    this.#keepDisplay(created.value);
    return succeeded({ reader: created.value, acquisitions: [] });
  }

  /**
   * A new profile takes over the language and theme that the reader saw as a visitor. Another request, such as the sync
   * of positions, or another tab may have created it.
   */
  #keepDisplay({ id, hasSavedPreferences }: Reader): void {
    if (hasSavedPreferences) return;
    const { language, theme } = this.#preferences;
    this.#preferences.saveUnsynced(id, { language, theme });
  }
}
