import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { insertRows } from './insert-rows.ts';
import { currency } from './seed-context.ts';

const platformAccounts = ['gateway', 'revenue', 'promotion'] as const;

/** One of the platform's accounts, or the wallet of the reader with this id. */
type AccountKey = (typeof platformAccounts)[number] | (string & {});

export interface SeedTransfer {
  from: AccountKey;
  to: AccountKey;
  /** Cents. Transfers of 0 are skipped. */
  amount: number;
  at: Date;
  transactionId: string | null;
  redemptionId: string | null;
}

/** Inserts the accounts and the transfers, in order of time so that no balance becomes negative. */
export async function insertLedger(
  trx: Transaction<Tables>,
  transfers: readonly SeedTransfer[],
): Promise<void> {
  const inOrder = transfers
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const keys = new Set<string>([...platformAccounts, ...inOrder.flatMap(({ from, to }) => [from, to])]);
  const accounts = new Map([...keys].map((key) => [key, randomUUID()]));
  await insertRows(
    trx,
    'comics.ledger_account',
    [...accounts].map(([key, id]) => {
      const kind = platformAccounts.find((each) => each === key);
      return kind
        ? { id, kind, readerId: null, currency, balance: null }
        : { id, kind: 'wallet' as const, readerId: key, currency, balance: 0 };
    }),
  );
  await insertRows(
    trx,
    'comics.ledger_transfer',
    inOrder.map(({ from, to, amount, at, transactionId, redemptionId }) => ({
      fromAccount: accounts.get(from) ?? '',
      toAccount: accounts.get(to) ?? '',
      currency,
      amount,
      transactionId,
      redemptionId,
      createdAt: at,
    })),
  );
}
