import type { Failure } from '../../domain/failure.ts';
import type { Acquisition, Reader } from '../../domain/reader.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { Acquisitions } from '../ports/acquisitions.ts';
import type { Readers } from '../ports/readers.ts';

export interface ReaderProfile {
  readonly reader: Reader;
  readonly acquisitions: readonly Acquisition[];
}

/** The comics profile with what it acquired; made when this is the user's first visit. Source: platform.md §4. */
export class LoadReaderProfile {
  readonly #readers: Readers;
  readonly #acquisitions: Acquisitions;

  constructor(readers: Readers, acquisitions: Acquisitions) {
    this.#readers = readers;
    this.#acquisitions = acquisitions;
  }

  async execute(userId: string): Promise<Result<ReaderProfile, Failure>> {
    const found = await this.#readers.find(userId);
    if (!found.ok) return found;
    if (!found.value) return this.#create();
    const acquisitions = await this.#acquisitions.list();
    if (!acquisitions.ok) return acquisitions;
    return succeeded({ reader: found.value, acquisitions: acquisitions.value });
  }

  async #create(): Promise<Result<ReaderProfile, Failure>> {
    const created = await this.#readers.create();
    return created.ok ? succeeded({ reader: created.value, acquisitions: [] }) : created;
  }
}
