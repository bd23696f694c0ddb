import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';

/** Throws USER.PARENT_PERMISSION if the reader has a guardian: a child could not sign a contract. Rule 97. */
export async function requireNoGuardian(database: Database, readerId: string): Promise<void> {
  const guided = await database
    .selectFrom('comics.reader')
    .select('readerId')
    .where('readerId', '=', readerId)
    .where('guardianId', 'is not', null)
    .executeTakeFirst();
  if (guided) throw new ApiError('USER.PARENT_PERMISSION');
}
