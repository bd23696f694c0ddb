import type { ProviderBonds } from '../../application/ports/provider-bond/provider-bonds.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toReader } from './to-reader.ts';

export class HttpProviderBonds implements ProviderBonds {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async inactivate() {
    return mapAnswer(await this.#comics.send('PATCH /sva/inactivate'), toReader);
  }
}
