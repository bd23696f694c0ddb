import type { Database } from '../database/database.ts';
import { ApiError, type ApiErrorCode } from '../http/api-error.ts';
import { allIssuesIn, asIssues } from './markets/issues-in-market.ts';

/** The error codes of `findIssueError`. */
export const issueFailures = [
  'ISSUE.NOT_FOUND',
  'ISSUE.UNAVAILABLE_MARKET',
] as const satisfies ApiErrorCode[];

/** The error codes of `requireActivePublisher`. */
export const publisherFailures = [
  'PUBLISHER.NOT_FOUND',
  'PUBLISHER.NOT_ACTIVE',
] as const satisfies ApiErrorCode[];

/** Returns the error for an issue that is not offered in a market: withdrawn, never published, or only sold in others. */
export async function findIssueError(
  database: Database,
  market: string,
  by: { id: string } | { slug: string },
): Promise<ApiError> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['slug', by.slug] as const);
  const published = await database
    .selectFrom(asIssues(allIssuesIn(market)))
    .select('issue.id')
    .where(`issue.${column}`, '=', value)
    .where('issue.publishedAt', '<=', new Date())
    .executeTakeFirst();
  return new ApiError(published ? 'ISSUE.UNAVAILABLE_MARKET' : 'ISSUE.NOT_FOUND');
}

/** Throws an ApiError if the publisher does not exist or is no longer active. */
export async function requireActivePublisher(database: Database, id: string): Promise<void> {
  if (!(await requirePublisher(database, id)).isActive) throw new ApiError('PUBLISHER.NOT_ACTIVE');
}

/** Throws the ApiError PUBLISHER.NOT_FOUND. */
export async function requirePublisher(database: Database, id: string): Promise<{ isActive: boolean }> {
  const publisher = await database
    .selectFrom('comics.publisher')
    .select('isActive')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!publisher) throw new ApiError('PUBLISHER.NOT_FOUND');
  return publisher;
}
