import { type Kysely, sql } from 'kysely';

/** Rejects updates that move sums out of a closed month, and gives sums of months the checks that sums of days have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // The triggers that existed check the month after an update.
  ...['revenue_day', 'revenue_issue'].map((table) =>
    sql.raw(`create trigger reject_update_of_old after update on finance.${table}
      referencing old table as changed
      for each statement execute function finance.reject_change_of_closed_month()`),
  ),
  sql`alter table finance.revenue_issue
    add check (publisher_id is not null or publisher_amount = 0),
    add check ((publisher_id is null) = (issue_id is null))`,
];
