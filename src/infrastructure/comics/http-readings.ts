import type { WireReading, WireReadingProgress } from '@banca/contract/schemas';
import type { Clock } from '../../application/ports/device/clock.ts';
import type { Readings, ReadingsRequest } from '../../application/ports/reading/readings.ts';
import type { ReaderPageView, Reading, ReadingPosition } from '../../domain/reading/reading.ts';
import type { ReadingProgress } from '../../domain/reading/reading-progress.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import { mapAnswer, toNothing } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toIssue } from './to-issue.ts';
import { toSliceOf } from './to-slice.ts';

export class HttpReadings implements Readings {
  readonly #comics: ComicsClient;
  readonly #clock: Clock;

  constructor(comics: ComicsClient, clock: Clock) {
    this.#comics = comics;
    this.#clock = clock;
  }

  async listTopIssues({ page, limit }: SliceRequest) {
    const outcome = await this.#comics.send('GET /reading/top-issues', { query: { limit, page } });
    return mapAnswer(outcome, toSliceOf(toIssue));
  }

  async listByReader(id: string, { page, limit, state }: ReadingsRequest) {
    const request = { path: { id }, query: { limit, page, ...(state && { state }) } };
    return mapAnswer(await this.#comics.send('GET /reading/user/{id}', request), toSliceOf(toReading));
  }

  async listProgress(id: string) {
    const outcome = await this.#comics.send('GET /reading/user/{id}/progress', { path: { id } });
    return mapAnswer(outcome, (entries) => entries.map(toProgress));
  }

  async savePosition(
    id: string,
    { page, readAt, language, pagesCount }: ReadingPosition,
    pageViews: readonly ReaderPageView[] = [],
  ) {
    const body = {
      page,
      readAt,
      ...(language && { language }),
      ...(pagesCount && { pagesCount }),
      ...(pageViews[0] && { pageViews: [...pageViews], sentAt: this.#clock.now().toISOString() }),
    };
    const request = { path: { id }, body, keepAlive: true };
    return mapAnswer(await this.#comics.send('PUT /reading/issue/{id}', request), toNothing);
  }
}

const toProgress = ({ ...progress }: WireReadingProgress): ReadingProgress => progress;

const toReading = ({ issue, ...reading }: WireReading): Reading => ({ ...reading, issue: toIssue(issue) });
