import { type Kysely, sql } from 'kysely';

/**
 * Adds when an account is deleted, when a reader was erased, and transfers of credits that their owner loses by the
 * deletion.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table identity.account
    add column deletion_at timestamptz,
    add column deletion_language text check (deletion_language in ('pt-br', 'en-us')),
    add check ((deletion_at is null) = (deletion_language is null))`,
  sql`create index on identity.account (deletion_at, uuid) where deletion_at is not null`,
  sql`alter table comics.reader add column erased_at timestamptz`,
  sql`alter table comics.ledger_transfer
    add column erased_reader_id uuid references comics.reader (reader_id),
    drop constraint ledger_transfer_check1,
    add check (num_nonnulls(transaction_id, redemption_id, revenue_month, erased_reader_id) = 1)`,
  sql`create index on comics.ledger_transfer (erased_reader_id) where erased_reader_id is not null`,
];
