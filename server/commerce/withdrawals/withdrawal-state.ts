import { sql } from 'kysely';
import type { ReadOnlyDatabase } from '../../database/database.ts';

/** Whether a paid order of an issue or of credits can be withdrawn, or why not. Its period may be over. */
export type WithdrawalState = 'open' | 'read' | 'spent';

/** By the buyer, or by a child of the buyer by right of the purchase. */
const isRead = sql`exists (
  select from comics.acquisition
  where acquisition.transaction_id = "transaction".id and acquisition.first_read_at is not null
)`;

const hasSpentCredits = sql`"transaction".credits > coalesce((
  select balance from comics.ledger_account as account
  where account.kind = 'wallet' and account.reader_id = "transaction".reader_id
    and account.currency = "transaction".currency
), 0)`;

/**
 * Of `transaction`. Null for orders that cannot be withdrawn here: unpaid and free ones, renewals, and
 * plans, which have their own withdrawal. Only the orders that were paid after `since` are examined.
 */
export const withdrawalStateSince = (since: Date) => sql<WithdrawalState | null>`case
  when "transaction".status <> 'paid' or "transaction".paid_at < ${since} or "transaction".price = "transaction".discount
    or "transaction".plan_merchandise_id is not null then null
  when "transaction".merchandise_id is not null and ${isRead} then 'read'
  when "transaction".credits is not null and ${hasSpentCredits} then 'spent'
  else 'open'
end`;

/** Null also if the order does not exist. */
export async function findWithdrawalState(
  database: ReadOnlyDatabase,
  orderId: string,
): Promise<WithdrawalState | null> {
  const row = await database
    .selectFrom('comics.transaction as transaction')
    .select(withdrawalStateSince(new Date(0)).as('state'))
    .where('transaction.id', '=', orderId)
    .executeTakeFirst();
  return row?.state ?? null;
}
