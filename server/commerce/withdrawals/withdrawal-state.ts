import { sql } from 'kysely';
import type { ReadOnlyDatabase } from '../../database/database.ts';

/** Whether a paid order of an issue or of credits can be withdrawn, or why not. Its period may be over. */
export type WithdrawalState = 'open' | 'read' | 'spent';

/** The pages of the issue that everyone may read: the most of its editions. Rule 68. */
const samplePages = sql`(
  select coalesce(least(issue.sample_pages, max(edition.pages_count) / 2), 0) from (
    select count(*) as pages_count
    from comics.issue_content as content join comics.page on page.content_id = content.id
    where content.issue_id = issue.id
    group by content.id
  ) as edition
)`;

/** The buyer and the accounts that the buyer guides, which read what their guardian acquired. Rule 115. */
const beneficiaries = sql`any(array(
  select "transaction".reader_id
  union all select reader_id from comics.reader as child where child.guardian_id = "transaction".reader_id
))`;

/** Whether a reader needed no right of the guardian at that time. */
const hadOwnAcquisition = (readerId: string, at: string) => sql`exists (
  select from comics.acquisition as own
  where own.reader_id = ${sql.ref(readerId)} and own.reader_id <> "transaction".reader_id
    and own.issue_id = issue.id and (own.expires_at is null or own.expires_at > ${sql.ref(at)})
)`;

/** Pages that were read before the payment, for example by right of a subscription, do not count. */
const hasReadBeyondSample = sql`exists (
  select from comics.reading
  where reading.reader_id = ${beneficiaries} and reading.issue_id = issue.id
    and (reading.read_at >= "transaction".paid_at and reading.page >= ${samplePages}
      or reading.finished_at >= "transaction".paid_at)
    and not ${hadOwnAcquisition('reading.reader_id', 'reading.read_at')}
) or exists (
  select from comics.sitting
  where sitting.reader_id = ${beneficiaries} and sitting.issue_id = issue.id
    and sitting.last_read_at >= "transaction".paid_at
    and sitting.pages[cardinality(sitting.pages)] >= ${samplePages}
    and not ${hadOwnAcquisition('sitting.reader_id', 'sitting.last_read_at')}
)`;

const hasSpentCredits = sql`"transaction".credits > coalesce((
  select balance from comics.ledger_account as account
  where account.kind = 'wallet' and account.reader_id = "transaction".reader_id
    and account.currency = "transaction".currency
), 0)`;

/**
 * Of `transaction`, joined with `issue`. Null for orders that cannot be withdrawn here: unpaid and free ones, renewals, and
 * plans, which have their own withdrawal. Only the orders that were paid after `since` are examined.
 */
export const withdrawalStateSince = (since: Date) => sql<WithdrawalState | null>`case
  when "transaction".status <> 'paid' or "transaction".paid_at < ${since} or "transaction".price = "transaction".discount
    or "transaction".plan_merchandise_id is not null then null
  when "transaction".merchandise_id is not null and (${hasReadBeyondSample}) then 'read'
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
    .leftJoin('comics.merchandise as merchandise', 'merchandise.id', 'transaction.merchandiseId')
    .leftJoin('comics.issue as issue', 'issue.id', 'merchandise.issueId')
    .select(withdrawalStateSince(new Date(0)).as('state'))
    .where('transaction.id', '=', orderId)
    .executeTakeFirst();
  return row?.state ?? null;
}
