import { inOrderOf } from '../../database/in-order-of.ts';
import { type SliceRange, sliceOf } from '../../http/slice.ts';
import { loadIssuesByIds } from '../list-issues.ts';
import type { ViewerLocale } from '../markets/issues-in-market.ts';
import { publisherQuery, toPublisher } from '../publisher-query.ts';
import { seriesQuery, toSeries } from '../series-query.ts';
import type { CatalogueService } from '../service.ts';
import { toIssue } from '../to-issue.ts';
import { describeCorrection } from './correction.ts';
import { findIds, findOrCorrect } from './find-ids.ts';
import { findPeople } from './find-people.ts';

/** Searches for slices of each kind, best match first. */
export function openSearch({ database, pictures, topIssues }: CatalogueService) {
  const loadIssues = async (query: string, locale: ViewerLocale, slice: SliceRange) => {
    const { market } = locale;
    const popularIds = await topIssues.loadPopularIds(market);
    const { ids, corrected } = await findOrCorrect(database, { kind: 'issue', market }, query, slice, {
      popularIds,
    });
    const issues = await loadIssuesByIds(database, locale, ids);
    return {
      found: sliceOf([...issues.values()], slice, (row) => toIssue(row, pictures)),
      corrected: slice.page === 0 ? corrected : null,
    };
  };
  return {
    findIssues: async (query: string, locale: ViewerLocale, slice: SliceRange) => {
      const { found, corrected } = await loadIssues(query, locale, slice);
      const [best] = found.items;
      const correction =
        corrected && best && (await describeCorrection(database, best.externalId, corrected));
      return { ...found, correction: correction ?? null };
    },
    /** Without a correction, which costs time and is not shown while the reader types. */
    suggestIssues: async (query: string, locale: ViewerLocale, slice: SliceRange) =>
      (await loadIssues(query, locale, slice)).found.items,
    findSeries: async (query: string, locale: ViewerLocale, slice: SliceRange) => {
      const ids = await findIds(database, { kind: 'series', market: locale.market }, query, slice);
      const rows = ids.length
        ? await seriesQuery(database, locale).where('series.id', 'in', ids).execute()
        : [];
      return sliceOf(inOrderOf(ids, rows), slice, (row) => toSeries(row, pictures));
    },
    findPeople: async (query: string, market: string, slice: SliceRange) =>
      sliceOf(await findPeople(database, market, query, slice), slice, (row) => row),
    findPublishers: async (query: string, market: string, slice: SliceRange) => {
      const ids = await findIds(database, { kind: 'publisher', market }, query, slice);
      const rows = ids.length
        ? await publisherQuery(database, market).where('publisher.id', 'in', ids).execute()
        : [];
      return sliceOf(inOrderOf(ids, rows), slice, (row) => toPublisher(row, pictures));
    },
  };
}
