import type { WirePrivateSeries } from '@banca/contract/schemas';
import type { PrivateSeriesCollection } from '../../../application/ports/publishing/private-series-collection.ts';
import type {
  PrivateSeries,
  PrivateSeriesTexts,
  SeriesDescriptorChange,
} from '../../../domain/publishing/private-series.ts';
import type { SliceRequest } from '../../../domain/slice.ts';
import { mapAnswer } from '../../http/map-answer.ts';
import type { ComicsClient } from '../comics-client.ts';
import { toPublisherSummary } from '../to-publisher.ts';
import { toSliceOf } from '../to-slice.ts';
import { toPublicationRequestStatus } from './to-publication-request.ts';

export class HttpPrivateSeriesCollection implements PrivateSeriesCollection {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async create(publisherId: string, texts: PrivateSeriesTexts) {
    const request = { body: { publisherId, ...texts } };
    return mapAnswer(await this.#comics.send('POST /series', request), toPrivateSeries);
  }

  async propose(publisherId: string, texts: PrivateSeriesTexts) {
    const request = { path: { id: publisherId }, body: texts };
    return mapAnswer(await this.#comics.send('POST /series/as-publisher/{id}', request), toPrivateSeries);
  }

  async find(id: string) {
    return mapAnswer(await this.#comics.send('GET /series/{id}/private', { path: { id } }), toPrivateSeries);
  }

  async list(id: string, { page, limit }: SliceRequest) {
    const request = { path: { id }, query: { limit, page } };
    const outcome = await this.#comics.send('GET /series/publisher/{id}/private', request);
    return mapAnswer(outcome, toSliceOf(toPrivateSeries));
  }

  async change(id: string, body: Partial<PrivateSeriesTexts>) {
    return mapAnswer(await this.#comics.send('PATCH /series/{id}', { path: { id }, body }), toPrivateSeries);
  }

  async changeDescriptor(id: string, { cover, ...texts }: SeriesDescriptorChange) {
    const form = {
      ...texts,
      ...(cover === null && { removesCover: 'true' as const }),
      ...(cover && { cover }),
    };
    const request = { path: { id }, form };
    return mapAnswer(await this.#comics.send('PATCH /series/{id}/descriptor', request), toPrivateSeries);
  }
}

const toPrivateSeries = ({
  externalId,
  publisher,
  request,
  ...series
}: WirePrivateSeries): PrivateSeries => ({
  ...series,
  id: externalId,
  publisher: toPublisherSummary(publisher),
  request: request && toPublicationRequestStatus(request),
});
