import type { Database } from '../database/database.ts';
import { Refusal, type RefusalCode } from '../http/refusal.ts';

/** The error codes of `refusalOfIssue`. */
export const issueFailures = ['ISSUE.NOT_FOUND', 'ISSUE.UNAVAILABLE_MARKET'] as const satisfies RefusalCode[];

/** The error codes of `requireActivePublisher`. */
export const publisherFailures = [
  'PUBLISHER.NOT_FOUND',
  'PUBLISHER.NOT_ACTIVE',
] as const satisfies RefusalCode[];

/** Returns the refusal for an issue that is not offered: withdrawn or never published. */
export async function refusalOfIssue(
  database: Database,
  by: { id: string } | { slug: string },
): Promise<Refusal> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['slug', by.slug] as const);
  const published = await database
    .selectFrom('comics.issue')
    .select('id')
    .where(column, '=', value)
    .where('publishedAt', '<=', new Date())
    .executeTakeFirst();
  return new Refusal(published ? 'ISSUE.UNAVAILABLE_MARKET' : 'ISSUE.NOT_FOUND');
}

/** Throws a Refusal if the publisher does not exist or is no longer active. */
export async function requireActivePublisher(database: Database, id: string): Promise<void> {
  const publisher = await database
    .selectFrom('comics.publisher')
    .select('isActive')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!publisher) throw new Refusal('PUBLISHER.NOT_FOUND');
  if (!publisher.isActive) throw new Refusal('PUBLISHER.NOT_ACTIVE');
}
