import type { WireIssueChanges, WirePrivateIssueSummary } from '@banca/contract/schemas';
import type { IssueDrafts } from '../../../application/ports/publishing/issue-drafts.ts';
import type { EntityVersion } from '../../../domain/publishing/entity-version.ts';
import type {
  CopyVersion,
  IssueDraftDetails,
  IssueDraftSummary,
  NewIssueDraft,
} from '../../../domain/publishing/issue-draft.ts';
import type { SliceRequest } from '../../../domain/slice.ts';
import { mapAnswer } from '../../http/map-answer.ts';
import type { ComicsClient } from '../comics-client.ts';
import { toSliceOf } from '../to-slice.ts';
import { toIssueDraft } from './to-issue-draft.ts';

export class HttpIssueDrafts implements IssueDrafts {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async create(publisherId: string, { slug, ...details }: NewIssueDraft) {
    const body = { publisherId, slug, ...toBody(details) };
    return mapAnswer(await this.#comics.send('POST /issue', { body }), toIssueDraft);
  }

  async createAsPublisher(publisherId: string, { slug, ...details }: NewIssueDraft) {
    const request = { path: { id: publisherId }, body: { slug, ...toBody(details) } };
    return mapAnswer(await this.#comics.send('POST /issue/as-publisher/{id}', request), toIssueDraft);
  }

  async find(id: string) {
    return mapAnswer(await this.#comics.send('GET /issue/{id}/private', { path: { id } }), toIssueDraft);
  }

  async change({ id, version }: EntityVersion, changes: Partial<IssueDraftDetails>) {
    const request = { path: { id }, body: toBody(changes), ifMatch: version };
    return mapAnswer(await this.#comics.send('PATCH /issue/{id}', request), toIssueDraft);
  }

  async submit({ id, copyVersion }: CopyVersion) {
    const request = { path: { id }, ifMatch: `copy-${copyVersion}` };
    return mapAnswer(await this.#comics.send('POST /issue/{id}/submit', request), toIssueDraft);
  }

  async list(id: string, { page, limit }: SliceRequest) {
    const request = { path: { id }, query: { limit, page } };
    const outcome = await this.#comics.send('GET /issue/publisher/{id}/private', request);
    return mapAnswer(outcome, toSliceOf(toSummary));
  }

  async search(id: string, query: string, { page, limit }: SliceRequest) {
    const request = { path: { id }, query: { query, limit, page } };
    const outcome = await this.#comics.send('GET /issue/publisher/{id}/private/search', request);
    return mapAnswer(outcome, toSliceOf(toSummary));
  }

  async isSlugTaken(slug: string) {
    const outcome = await this.#comics.send('GET /issue/slug/{slug}/exists', { path: { slug } });
    return mapAnswer(outcome, ({ exists }) => exists);
  }
}

const toBody = ({ contributors, ...details }: Partial<IssueDraftDetails>): WireIssueChanges => ({
  ...details,
  ...(contributors && { contributors: [...contributors] }),
});

const toSummary = ({ externalId, ...issue }: WirePrivateIssueSummary): IssueDraftSummary => ({
  ...issue,
  id: externalId,
});
