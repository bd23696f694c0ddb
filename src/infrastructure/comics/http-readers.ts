import type { Readers } from '../../application/ports/account/readers.ts';
import type { DisplayChoices } from '../../domain/account/display-choices.ts';
import { succeeded } from '../../domain/result.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toReader } from './to-reader.ts';

export class HttpReaders implements Readers {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async find(id: string) {
    const outcome = await this.#comics.send('GET /user/{id}', { path: { id } });
    const isMissing = !outcome.ok && outcome.failure.code === 'USER.NOT_FOUND';
    return isMissing ? succeeded(null) : mapAnswer(outcome, toReader);
  }

  async create() {
    return mapAnswer(await this.#comics.send('POST /user'), toReader);
  }

  async savePreferences(id: string, changes: Partial<DisplayChoices>) {
    const request = { path: { id }, body: changes };
    return mapAnswer(await this.#comics.send('PATCH /user/{id}/preferences', request), toReader);
  }
}
