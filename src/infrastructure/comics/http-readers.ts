import type { Readers } from '../../application/ports/account/readers.ts';
import type { Reader, ReaderPreferences } from '../../domain/account/reader.ts';
import { succeeded } from '../../domain/result.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The comics service's code for a user without a profile. */
const notFound = 'USER.NOT_FOUND';

export class HttpReaders implements Readers {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  async find(userId: string) {
    const outcome = await this.#comics.call<Reader>({
      method: 'GET',
      path: `/user/${encodeURIComponent(userId)}`,
    });
    return !outcome.ok && outcome.failure.code === notFound ? succeeded(null) : outcome;
  }

  create() {
    return this.#comics.call<Reader>({ method: 'POST', path: '/user' });
  }

  savePreferences(userId: string, changes: Partial<ReaderPreferences>) {
    return this.#comics.call<Reader>({
      method: 'PATCH',
      path: `/user/${encodeURIComponent(userId)}/preferences`,
      body: changes,
    });
  }
}
