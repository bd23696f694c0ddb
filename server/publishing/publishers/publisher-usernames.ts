import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';

/**
 * Throws PUBLISHER.EXISTING_USERNAME if a publisher, or an application that waits, has the username. `username`: in lower
 * case. Publishers that were imported may have upper case.
 */
export async function requireFreeUsername(database: Database, username: string): Promise<void> {
  const publisher = await database
    .selectFrom('comics.publisher')
    .select('id')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['username']), '=', username))
    .executeTakeFirst();
  const application = await database
    .selectFrom('publishing.request')
    .select('id')
    .where('kind', '=', 'publisher')
    .where('state', '=', 'waiting')
    .where((where) => where(where.ref('content', '->>').key('username'), '=', username))
    .executeTakeFirst();
  if (publisher || application) throw new ApiError('PUBLISHER.EXISTING_USERNAME');
}
