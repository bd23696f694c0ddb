import { randomUUID } from 'node:crypto';
import { requireActivePublisher } from '../../catalogue/not-offered.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { explainTakenName } from '../explain-taken-name.ts';
import { requireEditor } from '../publisher-scope.ts';
import { proposeSeries } from './change-series.ts';
import { isSeriesSlugTaken, type SeriesTexts } from './proposed-series.ts';
import { publishSeries } from './publish-series.ts';

interface NewSeries {
  caller: Caller;
  publisherId: string;
  texts: SeriesTexts;
  /** Whether readers get it at once. Otherwise staff have to approve it. */
  isApproved: boolean;
}

/**
 * Adds a series and returns its id. Throws an ApiError if the publisher is unknown, inactive or not the caller's, or if
 * the slug is taken.
 */
export async function createSeries(
  database: Database,
  { caller, publisherId, texts, isApproved }: NewSeries,
): Promise<string> {
  await requireActivePublisher(database, publisherId);
  await requireEditor(database, caller, publisherId);
  const id = randomUUID();
  await database
    .transaction()
    .execute(async (trx) => {
      if (await isSeriesSlugTaken(trx, texts.slug)) throw new ApiError('SERIES.EXISTING_SLUG');
      const series = { id, publisherId, proposal: texts, actorId: caller.uuid };
      if (isApproved) await publishSeries(trx, series);
      else await proposeSeries(trx, { ...series, approved: null });
    })
    .catch(explainTakenName);
  return id;
}
