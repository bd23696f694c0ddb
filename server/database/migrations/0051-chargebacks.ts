import { type Kysely, sql } from 'kysely';

/**
 * Adds chargebacks with the account for what they cost, and marks the orders that their readers withdrew, which issues and
 * credits can be too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table comics.transaction
    add column is_withdrawn boolean not null default false,
    drop constraint transaction_status_check,
    add constraint transaction_status_check
      check (status in ('waiting', 'paid', 'refused', 'refunded', 'expired', 'charged_back')),
    drop constraint transaction_check10,
    add constraint transaction_check10
      check ((status in ('paid', 'refunded', 'charged_back')) = (paid_at is not null)),
    drop constraint transaction_check11,
    add constraint transaction_check11
      check ((status in ('refunded', 'charged_back')) = (refunded_at is not null)),
    add constraint transaction_charged_back_check
      check (status <> 'charged_back' or method <> 'balance' and refund is null)`,
  // Only withdrawn plans had been granted before they were refunded.
  sql`update comics.transaction set is_withdrawn = true
    where status = 'refunded' and covers_from is not null and not is_renewal`,
  sql`alter table comics.transaction
    add constraint transaction_is_withdrawn_check check (not is_withdrawn or status = 'refunded')`,
  // Finds the cards that are not accepted any more.
  sql`create index transaction_charged_back on comics.transaction (reader_id) where status = 'charged_back'`,
  sql`create index acquisition_of_transaction on comics.acquisition (transaction_id) where transaction_id is not null`,

  sql`alter table comics.ledger_account
    drop constraint ledger_account_kind_check,
    add constraint ledger_account_kind_check
      check (kind in ('wallet', 'gateway', 'revenue', 'promotion', 'publisher', 'tax', 'platform', 'chargeback'))`,

  sql`alter table thirdparty.charge
    drop constraint charge_status_check,
    add constraint charge_status_check
      check (status in ('approved', 'declined', 'pending', 'cancelled', 'charged_back'))`,
];
