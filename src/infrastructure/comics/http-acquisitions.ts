import type { WireAcquiredIssue, WireAcquisition } from '@banca/contract/schemas';
import type { AcquiredIssuesRequest, Acquisitions } from '../../application/ports/checkout/acquisitions.ts';
import type { Acquisition } from '../../domain/account/reader.ts';
import type { AcquiredIssue } from '../../domain/checkout/acquired-issue.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toIssue } from './to-issue.ts';
import { toSliceOf } from './to-slice.ts';

/** The limit is higher than the number of acquisitions of any reader. */
const allItems = { page: 0, limit: 999 };

export class HttpAcquisitions implements Acquisitions {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list() {
    const outcome = await this.#comics.send('GET /acquisition', { query: allItems });
    return mapAnswer(outcome, ({ items }) => items.map(toAcquisition));
  }

  async listIssues({ page, limit, kind }: AcquiredIssuesRequest) {
    const query = { page, limit, ...(kind && { kind }) };
    const outcome = await this.#comics.send('GET /acquisition/issue', { query });
    return mapAnswer(outcome, toSliceOf(toAcquiredIssue));
  }
}

const toAcquisition = ({ issue, expiresAt }: WireAcquisition): Acquisition => ({
  issue: { id: issue.externalId, slug: issue.slug },
  expiresAt,
});

const toAcquiredIssue = ({ issue, ...acquired }: WireAcquiredIssue): AcquiredIssue => ({
  ...acquired,
  issue: toIssue(issue),
});
