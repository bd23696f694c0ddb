import type { OperatorLinks } from '../../application/ports/operator-link/operator-links.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toReader } from './to-reader.ts';

export class HttpOperatorLinks implements OperatorLinks {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async unlink() {
    return mapAnswer(await this.#comics.send('PATCH /sva/inactivate'), toReader);
  }
}
