import type { WirePrivatePublisher } from '@banca/contract/schemas';
import type { PrivatePublishers } from '../../../application/ports/publishing/private-publishers.ts';
import type { EntityVersion } from '../../../domain/publishing/entity-version.ts';
import type {
  NewPublisher,
  PrivatePublisher,
  PublisherChanges,
  PublisherShare,
} from '../../../domain/publishing/private-publisher.ts';
import type { SliceRequest } from '../../../domain/slice.ts';
import { mapAnswer } from '../../http/map-answer.ts';
import type { ComicsClient } from '../comics-client.ts';
import { toSliceOf } from '../to-slice.ts';
import { toPublicationRequestStatus } from './to-publication-request.ts';

export class HttpPrivatePublishers implements PrivatePublishers {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list({ page, limit }: SliceRequest) {
    const outcome = await this.#comics.send('GET /publisher/private', { query: { limit, page } });
    return mapAnswer(outcome, toSliceOf(toPrivatePublisher));
  }

  async create(form: NewPublisher) {
    return mapAnswer(await this.#comics.send('POST /publisher', { form }), toPrivatePublisher);
  }

  async change({ id, version }: EntityVersion, body: PublisherChanges) {
    const request = { path: { id }, body, ifMatch: version };
    return mapAnswer(await this.#comics.send('PATCH /publisher/{id}', request), toPrivatePublisher);
  }

  async setShare(id: string, body: PublisherShare) {
    const request = { path: { id }, body };
    return mapAnswer(await this.#comics.send('PATCH /publisher/{id}/shares', request), toPrivatePublisher);
  }
}

const toPrivatePublisher = ({ dragonId, request, ...publisher }: WirePrivatePublisher): PrivatePublisher => ({
  ...publisher,
  id: dragonId,
  request: request && toPublicationRequestStatus(request),
});
