import type { SelectQueryBuilder } from 'kysely';
import { alphabetical } from '../database/alphabetical.ts';
import type { Database } from '../database/database.ts';
import { rankIds } from '../database/rank-ids.ts';
import type { Tables } from '../database/tables.ts';
import { rowRangeOf, type SliceRange } from '../http/slice.ts';
import type { ViewerLocale } from './markets/issues-in-market.ts';
import { type SeriesRow, seriesQuery } from './series-query.ts';
import { seriesTitle } from './series-title.ts';

/** A query that selects only the ids of series. It may have an order of its own, which comes before the title. */
type SeriesIdQuery = SelectQueryBuilder<
  Tables & { series: Tables['comics.series'] },
  'series',
  { id: string }
>;

export const seriesIds = (database: Database): SeriesIdQuery =>
  database.selectFrom('comics.series as series').select('series.id');

/** Loads a slice of series by title, and one more, which shows that there is a next page. */
export function listSeries(
  database: Database,
  locale: ViewerLocale,
  idQuery: SeriesIdQuery,
  slice: SliceRange,
): Promise<SeriesRow[]> {
  const { limit, offset } = rowRangeOf(slice);
  const chosen = idQuery
    .orderBy(alphabetical(seriesTitle(locale.language)))
    .orderBy('series.id')
    .limit(limit)
    .offset(offset);
  return seriesQuery(database, locale)
    .innerJoin(rankIds(chosen).as('chosen'), 'chosen.id', 'series.id')
    .orderBy('chosen.rank')
    .execute();
}
