import { type Kysely, sql } from 'kysely';

/**
 * Adds the ledger. A transfer is one row from one account to another of the same currency, so the accounts of a currency
 * always sum to zero. Rows never change. Only wallets store a balance, which cannot be negative: every purchase would
 * wait for the rows of the platform's own accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table comics.ledger_account (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('wallet', 'gateway', 'revenue', 'promotion')),
    dragon_id uuid references comics.reader (dragon_id),
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    balance integer check (balance >= 0),
    unique nulls not distinct (kind, dragon_id, currency),
    unique (id, currency),
    check ((kind = 'wallet') = (dragon_id is not null)),
    check ((kind = 'wallet') = (balance is not null))
  )`,
  sql`create table comics.ledger_transfer (
    id uuid primary key default gen_random_uuid(),
    from_account uuid not null,
    to_account uuid not null,
    currency text not null,
    amount integer not null check (amount > 0),
    transaction_id uuid references comics.transaction (id),
    redemption_id uuid references comics.voucher_redemption (id),
    created_at timestamptz not null default now(),
    foreign key (from_account, currency) references comics.ledger_account (id, currency),
    foreign key (to_account, currency) references comics.ledger_account (id, currency),
    check (from_account <> to_account),
    check (num_nonnulls(transaction_id, redemption_id) = 1)
  )`,
  sql`create index on comics.ledger_transfer (from_account)`,
  sql`create index on comics.ledger_transfer (to_account)`,
  sql`create index on comics.ledger_transfer (transaction_id)`,

  sql`create function comics.move_money() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        raise exception 'The ledger is only added to.';
      end if;
      update comics.ledger_account
        set balance = balance + case id when new.to_account then new.amount else -new.amount end
        where kind = 'wallet' and id in (new.from_account, new.to_account);
      return new;
    end
  $$`,
  sql`create trigger move_money before insert or update or delete on comics.ledger_transfer
    for each row execute function comics.move_money()`,
];
