import type { Database } from '../../database/database.ts';
import type { DatabaseTransaction, LockedBuyer } from '../buyer.ts';
import { daysAfter } from '../days-after.ts';
import { grantRequests } from '../guardian-requests/grant-requests.ts';

interface NewAcquisition {
  issueId: string;
  /** Null for a purchase, which does not expire. */
  rentalDays: number | null;
  /** The order or the redeemed voucher that grants it. */
  cause: { transactionId: string } | { redemptionId: string };
}

/** Grants an issue, and the requests of guided accounts for it. Call `findDuplicate` first. */
export async function grantAcquisition(
  buyer: LockedBuyer,
  { issueId, rentalDays, cause }: NewAcquisition,
  now: Date,
): Promise<void> {
  const { trx, readerId } = buyer;
  await trx
    .insertInto('comics.acquisition')
    .values({
      readerId,
      issueId,
      expiresAt: rentalDays === null ? null : daysAfter(now, rentalDays),
      createdAt: now,
      ...cause,
    })
    .execute();
  await grantRequests(buyer, { issueId });
}

/** Closes the expired rentals of all readers. Needs no lock, because they grant nothing any more. */
export async function closeEndedRentals(database: Database, now: Date): Promise<void> {
  await endedRentalsQuery(database, now).execute();
}

/** Closes expired rentals of one issue, so that it can be rented again. */
export async function closeEndedRentalsOf(
  { trx, readerId }: LockedBuyer,
  issueId: string,
  now: Date,
): Promise<void> {
  await endedRentalsQuery(trx, now).where('readerId', '=', readerId).where('issueId', '=', issueId).execute();
}

const endedRentalsQuery = (trx: Pick<DatabaseTransaction, 'updateTable'>, now: Date) =>
  trx
    .updateTable('comics.acquisition')
    .set(({ ref }) => ({ endedAt: ref('expiresAt') }))
    .where('endedAt', 'is', null)
    .where('expiresAt', '<=', now);
