import type { IssueLikes } from '../../application/ports/reading/issue-likes.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';

export class HttpIssueLikes implements IssueLikes {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async count(id: string) {
    const outcome = await this.#comics.send('GET /issue/{id}/likes', { path: { id } });
    return mapAnswer(outcome, ({ count }) => count);
  }

  find(id: string) {
    return this.#comics.send('GET /like/issue/{id}', { path: { id } });
  }

  add(id: string) {
    return this.#comics.send('PUT /like/issue/{id}', { path: { id } });
  }

  remove(id: string) {
    return this.#comics.send('DELETE /like/issue/{id}', { path: { id } });
  }
}
