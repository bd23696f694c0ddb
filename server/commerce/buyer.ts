import type { Selectable, Transaction } from 'kysely';
import type { ReadOnlyDatabase } from '../database/database.ts';
import type { ReaderTable, Tables } from '../database/tables.ts';
import { ApiError, type ApiErrorCode } from '../http/api-error.ts';

export type DatabaseTransaction = Transaction<Tables>;

/** A reader who buys, with what decides on products and prices. */
export interface Buyer {
  readerId: string;
  market: string;
  currency: string;
  isGuided: boolean;
  /** The account was deleted. Its orders can still be settled and refunded. */
  isErased: boolean;
}

/** The error codes for accounts that cannot buy: without a profile, or with a guardian who buys for them. */
export const buyerFailures = ['USER.NOT_FOUND', 'USER.PARENT_PERMISSION'] as const satisfies ApiErrorCode[];

declare const isLocked: unique symbol;

/**
 * A buyer whose row is locked until the transaction `trx` ends. Only `lockBuyer` creates one, so the compiler rejects
 * every change of money or entitlements that does not hold the lock.
 */
export interface LockedBuyer extends Buyer {
  readonly trx: DatabaseTransaction;
  readonly [isLocked]: true;
}

/**
 * Locks a reader for a change of money or entitlements: of two concurrent changes, on whichever machine, one waits until
 * the other is committed, so that nothing is granted or paid twice. Rows that only reference a reader do not wait.
 * Throws USER.NOT_FOUND.
 */
export async function lockBuyer(trx: DatabaseTransaction, readerId: string): Promise<LockedBuyer> {
  const buyer = await lockBuyerIfAny(trx, readerId);
  if (!buyer) throw new ApiError('USER.NOT_FOUND');
  return buyer;
}

/** Like `lockBuyer`. Null if the account has no reader. */
export async function lockBuyerIfAny(
  trx: DatabaseTransaction,
  readerId: string,
): Promise<LockedBuyer | null> {
  const reader = await trx
    .selectFrom('comics.reader')
    .select(buyerColumns)
    .where('readerId', '=', readerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return reader ? ({ ...buyerOf(readerId, reader), trx } as LockedBuyer) : null;
}

/** Like `lockBuyer`, but throws USER.PARENT_PERMISSION for a guided account, and USER.NOT_FOUND for a deleted one. */
export const lockOwnBuyer = async (trx: DatabaseTransaction, readerId: string): Promise<LockedBuyer> =>
  requireOwn(await lockBuyer(trx, readerId));

/** Like `lockOwnBuyer`, but without the lock. */
export async function findOwnBuyer(database: ReadOnlyDatabase, readerId: string): Promise<Buyer> {
  const reader = await database
    .selectFrom('comics.reader')
    .select(buyerColumns)
    .where('readerId', '=', readerId)
    .executeTakeFirst();
  if (!reader) throw new ApiError('USER.NOT_FOUND');
  return requireOwn(buyerOf(readerId, reader));
}

const buyerColumns = ['market', 'currency', 'guardianId', 'erasedAt'] as const;

type BuyerRow = Pick<Selectable<ReaderTable>, (typeof buyerColumns)[number]>;

const buyerOf = (readerId: string, { market, currency, guardianId, erasedAt }: BuyerRow): Buyer => ({
  readerId,
  market,
  currency,
  isGuided: guardianId !== null,
  isErased: erasedAt !== null,
});

/** A request of a session that has just ended with its account must not begin anything. */
function requireOwn<Kind extends Buyer>(buyer: Kind): Kind {
  if (buyer.isErased) throw new ApiError('USER.NOT_FOUND');
  if (buyer.isGuided) throw new ApiError('USER.PARENT_PERMISSION');
  return buyer;
}
