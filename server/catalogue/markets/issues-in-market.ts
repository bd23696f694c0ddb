import { type RawBuilder, sql } from 'kysely';
import type { IssueTable } from '../../database/tables.ts';
import { defaultMarket } from './markets.ts';

/** What decides how a viewer sees the catalogue. */
export interface ViewerLocale {
  language: string;
  /** The market of the reader. Visitors have the default one. */
  market: string;
}

type SaleColumn = 'publishedAt' | 'withdrawnAt' | 'isAvailableForAll' | 'isAvailableForSubscribers';

/** The compiler requires every column of an issue that does not depend on the market. */
const sharedColumns: Record<Exclude<keyof IssueTable, SaleColumn>, true> = {
  id: true,
  slug: true,
  publisherId: true,
  seriesId: true,
  number: true,
  country: true,
  releaseDate: true,
  originalTitle: true,
  originalLanguage: true,
  parentalRating: true,
  genre: true,
  samplePages: true,
  readingDirection: true,
  readingMode: true,
  fingerprint: true,
  updatedAt: true,
};

const selectShared = sql.join(Object.keys(sharedColumns).map((column) => sql.ref(`shared.${column}`)));

/**
 * The issues that are or were on sale in a market, for lists and conditions: `isOffered` selects those that are. The result
 * has the columns of `comics.issue`; in the default market it is `comics.issue` itself, so that lists use its indexes.
 */
export const issuesIn = (market: string): RawBuilder<unknown> =>
  market === defaultMarket
    ? sql`comics.issue`
    : sql`(
        select ${selectShared}, sale.published_at, sale.withdrawn_at,
          sale.is_available_for_all, sale.is_available_for_subscribers
        from comics.issue_sale as sale join comics.issue as shared on shared.id = sale.issue_id
        where sale.market = ${market}
      )`;

/** Like `issuesIn`, but with all issues: those that were never on sale in the market are withdrawn. */
export const allIssuesIn = (market: string): RawBuilder<unknown> =>
  market === defaultMarket
    ? sql`comics.issue`
    : sql`(
        select ${selectShared},
          coalesce(sale.published_at, shared.published_at) as published_at,
          case when sale.issue_id is null then shared.published_at else sale.withdrawn_at end as withdrawn_at,
          coalesce(sale.is_available_for_all, false) as is_available_for_all,
          coalesce(sale.is_available_for_subscribers, false) as is_available_for_subscribers
        from comics.issue as shared
        left join comics.issue_sale as sale on sale.issue_id = shared.id and sale.market = ${market}
      )`;

/** For queries of Kysely, which knows these columns only by the name `comics.issue`. */
export const asIssues = (issues: RawBuilder<unknown>) =>
  issues.as('issue') as unknown as 'comics.issue as issue';
