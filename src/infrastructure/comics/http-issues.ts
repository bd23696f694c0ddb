import type { WireIssuePages, WireNeighbours } from '@banca/contract/schemas';
import type { Issues, NeighbourIssues, OpenIssueOptions } from '../../application/ports/catalogue/issues.ts';
import { isAppLanguage } from '../../domain/account/display-choices.ts';
import {
  type CatalogueFilters,
  type CatalogueOrder,
  isCatalogueSort,
} from '../../domain/catalogue/catalogue-query.ts';
import type { OpenIssue } from '../../domain/reading/reading.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toIssue } from './to-issue.ts';
import { toCountedSliceOf, toSliceOf } from './to-slice.ts';

const toIssues = toSliceOf(toIssue);
const toCountedIssues = toCountedSliceOf(toIssue);

export class HttpIssues implements Issues {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list({ page, limit }: SliceRequest) {
    return mapAnswer(await this.#comics.send('GET /issue', { query: { limit, page } }), toIssues);
  }

  async listFiltered(
    { kind, genre, upTo, isNewOnly }: CatalogueFilters,
    order: CatalogueOrder,
    { page, limit }: SliceRequest,
  ) {
    const query = {
      filter: kind,
      ...(genre && { genre }),
      ...(upTo && { rating: upTo }),
      ...(isNewOnly && { days: 7 as const }),
      limit,
      page,
    };
    if (!isCatalogueSort(order)) {
      const request = { path: { module: String(order) }, query };
      return mapAnswer(await this.#comics.send('GET /exploration/issue/{module}', request), toCountedIssues);
    }
    const sort = order === 'most-read' ? 'most_read' : order;
    return mapAnswer(await this.#comics.send('GET /issue', { query: { sort, ...query } }), toCountedIssues);
  }

  async listByPublisher(id: string, { page, limit }: SliceRequest) {
    const request = { path: { id }, query: { limit, page } };
    return mapAnswer(await this.#comics.send('GET /issue/publisher/{id}', request), toIssues);
  }

  async search(query: string, { page, limit }: SliceRequest) {
    const outcome = await this.#comics.send('GET /issue/search', { query: { query, limit, page } });
    return mapAnswer(outcome, ({ correction, ...slice }) => ({ ...toIssues(slice), correction }));
  }

  async listById(ids: readonly string[]) {
    const outcome = await this.#comics.send('GET /issue/by-id', { query: { ids: ids.join() } });
    return mapAnswer(outcome, (issues) => issues.map(toIssue));
  }

  async findBySlug(slug: string) {
    return mapAnswer(await this.#comics.send('GET /issue/slug/{slug}', { path: { slug } }), toIssue);
  }

  async findNeighbours(id: string) {
    return mapAnswer(await this.#comics.send('GET /issue/{id}/neighbours', { path: { id } }), toNeighbours);
  }

  async open(id: string, { isOfAge, language, version }: OpenIssueOptions = {}) {
    // The service refuses languages other than those of the app.
    const query = {
      isOfAge: isOfAge || undefined,
      language: isAppLanguage(language) ? language : undefined,
      version,
    };
    const request = { path: { id }, query };
    return mapAnswer(await this.#comics.send('GET /issue/{id}/pages', request), toOpenIssue);
  }
}

const toNeighbours = ({ previous, next }: WireNeighbours): NeighbourIssues => ({
  previous: previous && toIssue(previous),
  next: next && toIssue(next),
});

const toOpenIssue = ({ issue, ...opened }: WireIssuePages): OpenIssue => ({
  ...opened,
  issue: toIssue(issue),
});
