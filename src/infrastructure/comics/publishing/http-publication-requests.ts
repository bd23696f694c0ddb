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
import { toPublicationRequest, toRequestPublisher } from './to-publication-request.ts';

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

function toDetail({ externalId, publisher, ...detail }: WireRequestDetail): PublicationRequestDetail {
  const common = { id: externalId, publisher: toRequestPublisher(publisher) };
  switch (detail.kind) {
    case 'issue':
      return {
        ...detail,
        ...common,
        proposal: toIssueVersion(detail.proposal),
        published: detail.published && toIssueVersion(detail.published),
      };
    // Proposals of both are the same in the contract and in the app.
    case 'series':
    case 'publisher':
      return { ...detail, ...common };
  }
}

const toIssueVersion = ({ contents, ...details }: WireIssueVersion): IssueVersion => ({
  ...details,
  contents: contents.map(({ externalId, ...content }) => ({ ...content, id: externalId })),
});
