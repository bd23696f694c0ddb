import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { insertRows } from './insert-rows.ts';
import { currency } from './seed-context.ts';

const houseAccounts = ['gateway', 'revenue', 'promotion'] as const;

/** One of the house's accounts, or the wallet of the reader with this identifier. */
type Place = (typeof houseAccounts)[number] | (string & {});

export interface Movement {
  from: Place;
  to: Place;
  /** Cents; nothing moves where it is 0. */
  amount: number;
  at: Date;
  transactionId: string | null;
  redemptionId: string | null;
}

/** Opens the accounts that the movements need and writes these in the order of their time: no wallet goes below zero. */
export async function insertLedger(rows: Transaction<Tables>, movements: readonly Movement[]): Promise<void> {
  const moved = movements
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const places = new Set<string>([...houseAccounts, ...moved.flatMap(({ from, to }) => [from, to])]);
  const accounts = new Map([...places].map((place) => [place, randomUUID()]));
  await insertRows(
    rows,
    'comics.ledger_account',
    [...accounts].map(([place, id]) => {
      const kind = houseAccounts.find((one) => one === place);
      return kind
        ? { id, kind, readerId: null, currency, balance: null }
        : { id, kind: 'wallet' as const, readerId: place, currency, balance: 0 };
    }),
  );
  await insertRows(
    rows,
    'comics.ledger_transfer',
    moved.map(({ from, to, amount, at, transactionId, redemptionId }) => ({
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
