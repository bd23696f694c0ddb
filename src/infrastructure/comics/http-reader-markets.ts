import type { ReaderMarkets } from '../../application/ports/staff/reader-markets.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';

export class HttpReaderMarkets implements ReaderMarkets {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async change(id: string, market: string) {
    const outcome = await this.#comics.send('PATCH /user/{id}/market', { path: { id }, body: { market } });
    return mapAnswer(outcome, ({ market, currency }) => ({ market, currency }));
  }
}
