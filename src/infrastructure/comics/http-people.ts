import type { WirePerson } from '@banca/contract/schemas';
import type { People } from '../../application/ports/catalogue/people.ts';
import type { Person } from '../../domain/catalogue/person.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toSliceOf } from './to-slice.ts';

export class HttpPeople implements People {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async search(query: string, { page, limit }: SliceRequest) {
    const request = { query: { query, limit, page } };
    return mapAnswer(await this.#comics.send('GET /person/search', request), toSliceOf(toPerson));
  }
}

const toPerson = ({ slug, name, issuesCount }: WirePerson): Person => ({ slug, name, issuesCount });
