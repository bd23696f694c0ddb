/** What readers can buy or read of an issue. */
export type PublicationState = 'unpublished' | 'not for sale' | 'scheduled' | 'on sale';

interface PublishedIssue {
  /** Null if it was never approved. */
  publishedAt: Date | null;
  withdrawnAt: Date | null;
}

export function publicationOf(
  { publishedAt, withdrawnAt }: PublishedIssue,
  now = new Date(),
): PublicationState {
  if (publishedAt === null) return 'unpublished';
  if (withdrawnAt !== null) return 'not for sale';
  return publishedAt > now ? 'scheduled' : 'on sale';
}
