import { sql } from 'kysely';

/** What readers can buy or read of an issue. */
export type PublicationState = 'unpublished' | 'not for sale' | 'scheduled' | 'on sale';

/** Selects the earliest start of the sales of `issue` that have not ended, in any market. Null without any. */
export const saleStart = sql<Date | null>`least(
  case when issue.withdrawn_at is null then issue.published_at end,
  (
    select min(sale.published_at) from comics.issue_sale as sale
    where sale.issue_id = issue.id and sale.withdrawn_at is null
  )
)`;

interface ApprovedIssue {
  /** Null if it was never approved. */
  publishedAt: Date | null;
  /** Of the first market. Null if it is for sale in none. */
  saleStart: Date | null;
}

export function publicationOf(issue: ApprovedIssue, now = new Date()): PublicationState {
  if (issue.publishedAt === null) return 'unpublished';
  if (issue.saleStart === null) return 'not for sale';
  return issue.saleStart > now ? 'scheduled' : 'on sale';
}
