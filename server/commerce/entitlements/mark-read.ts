import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/**
 * Stores that the issue was read by right of an acquisition: the reader's own, or else the guardian's. Only the first time
 * counts, which ends the withdrawal. The time is that of the platform, because devices can send any. Rule 49.
 */
export async function markRead(
  database: Database,
  { readerId, issueId }: { readerId: string; issueId: string },
  now: Date,
): Promise<void> {
  await sql`
    update comics.acquisition as acquisition set first_read_at = ${now}
    where acquisition.issue_id = ${issueId} and ${isRunning('acquisition', now)}
      and acquisition.first_read_at is null
      and acquisition.reader_id = coalesce(
        (
          select own.reader_id from comics.acquisition as own
          where own.reader_id = ${readerId} and own.issue_id = ${issueId} and ${isRunning('own', now)} limit 1
        ),
        (select guardian_id from comics.reader where reader_id = ${readerId})
      )`.execute(database);
}

const isRunning = (table: string, now: Date) =>
  sql`(${sql.ref(`${table}.expires_at`)} is null or ${sql.ref(`${table}.expires_at`)} > ${now})`;
