import type { Database } from '../../database/database.ts';
import type { IssueDetails } from '../../database/publishing-tables.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';

/** Returns only the details of a working copy or an issue. */
export const issueDetailsOf = (issue: IssueDetails): IssueDetails => ({
  slug: issue.slug,
  seriesId: issue.seriesId,
  number: issue.number,
  country: issue.country,
  releaseDate: issue.releaseDate,
  originalTitle: issue.originalTitle,
  originalLanguage: issue.originalLanguage,
  parentalRating: issue.parentalRating,
  genre: issue.genre,
  samplePages: issue.samplePages,
  readingDirection: issue.readingDirection,
  readingMode: issue.readingMode,
});

/** The error codes of `checkDetails`. */
export const detailsFailures = ['ISSUE.EXISTING_SLUG', 'SERIES.NOT_FOUND'] as const satisfies ApiErrorCode[];

interface CheckedDetails {
  /** Null for a new issue. */
  issueId: string | null;
  publisherId: string;
  details: Partial<Pick<IssueDetails, 'slug' | 'seriesId'>>;
}

/** Throws an ApiError if another issue has the slug, or if the publisher has no such series. */
export async function checkDetails(
  database: Database,
  { issueId, publisherId, details }: CheckedDetails,
): Promise<void> {
  const { slug, seriesId } = details;
  if (slug !== undefined && (await isSlugTaken(database, slug, issueId)))
    throw new ApiError('ISSUE.EXISTING_SLUG');
  if (!seriesId) return;
  const series = await database
    .selectFrom('comics.series')
    .select('id')
    .where('id', '=', seriesId)
    .where('publisherId', '=', publisherId)
    .executeTakeFirst();
  if (!series) throw new ApiError('SERIES.NOT_FOUND');
}

/** Whether an issue or a working copy, except of `issueId`, has the slug. */
export async function isSlugTaken(
  database: Database,
  slug: string,
  issueId: string | null = null,
): Promise<boolean> {
  const published = await database
    .selectFrom('comics.issue')
    .select('id')
    .where('slug', '=', slug)
    .$if(issueId !== null, (query) => query.where('id', '<>', issueId))
    .executeTakeFirst();
  if (published) return true;
  const draft = await database
    .selectFrom('publishing.draft')
    .select('issueId')
    .where('slug', '=', slug)
    .$if(issueId !== null, (query) => query.where('issueId', '<>', issueId))
    .executeTakeFirst();
  return draft !== undefined;
}
