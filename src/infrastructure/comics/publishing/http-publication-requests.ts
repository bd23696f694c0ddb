import type { WireIssueVersion, WireRequestDetail } from '@banca/contract/schemas';
import type {
  PublicationRequestFilter,
  PublicationRequests,
} from '../../../application/ports/requests/publication-requests.ts';
import type { PublicationDecision } from '../../../domain/publishing/publication-request.ts';
import type {
  IssueVersion,
  PublicationRequestDetail,
} from '../../../domain/publishing/publication-request-detail.ts';
import { mapAnswer } from '../../http/map-answer.ts';
import type { ComicsClient } from '../comics-client.ts';
import { toSliceOf } from '../to-slice.ts';
import { toPublicationRequest } from './to-publication-request.ts';

export class HttpPublicationRequests implements PublicationRequests {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list({ kind, state, page, limit }: PublicationRequestFilter) {
    const request = { path: { kind }, query: { state, limit, page } };
    return mapAnswer(
      await this.#comics.send('GET /request/{kind}', request),
      toSliceOf(toPublicationRequest),
    );
  }

  async find(id: string) {
    return mapAnswer(await this.#comics.send('GET /request/detail/{id}', { path: { id } }), toDetail);
  }

  async answer(id: string, decision: PublicationDecision) {
    const request = { path: { id }, body: decision };
    return mapAnswer(await this.#comics.send('PATCH /request/respond/{id}', request), toPublicationRequest);
  }
}

function toDetail(request: WireRequestDetail): PublicationRequestDetail {
  const summary = toPublicationRequest(request);
  switch (request.kind) {
    case 'issue':
      return {
        ...summary,
        kind: request.kind,
        proposal: toIssueVersion(request.proposal),
        published: request.published && toIssueVersion(request.published),
      };
    case 'series':
      return {
        ...summary,
        kind: request.kind,
        proposal: request.proposal,
        published: request.published,
      };
    case 'publisher':
      return {
        ...summary,
        kind: request.kind,
        proposal: request.proposal,
        published: request.published,
      };
  }
}

const toIssueVersion = ({ contents, ...details }: WireIssueVersion): IssueVersion => ({
  ...details,
  contents: contents.map(({ externalId, ...content }) => ({ ...content, id: externalId })),
});
