import type { Database } from '../../database/database.ts';
import type { LockedBuyer, Rows } from '../buyer.ts';
import { daysAfter } from '../days-after.ts';

interface NewAcquisition {
  issueId: string;
  /** null: it is a purchase, which lasts for ever. */
  rentalDays: number | null;
  /** What it was granted for: an order or a redeemed voucher. */
  cause: { transaction_id: string } | { redemption_id: string };
}

/** Grants an issue. Check `duplicateOf` before. */
export async function grantAcquisition(
  { rows, dragonId }: LockedBuyer,
  { issueId, rentalDays, cause }: NewAcquisition,
  now: Date,
): Promise<void> {
  await rows
    .insertInto('comics.acquisition')
    .values({
      dragon_id: dragonId,
      issue_id: issueId,
      expires_at: rentalDays === null ? null : daysAfter(now, rentalDays),
      created_at: now,
      ...cause,
    })
    .execute();
}

/** Closes the rentals of all readers that have expired. Needs no lock, because they entitle to nothing any more. */
export async function closeEndedRentals(database: Database, now: Date): Promise<void> {
  await endedRentals(database, now).execute();
}

/** Closes expired rentals of one issue, so that it can be rented again. */
export async function closeEndedRentalsOf(
  { rows, dragonId }: LockedBuyer,
  issueId: string,
  now: Date,
): Promise<void> {
  await endedRentals(rows, now).where('dragon_id', '=', dragonId).where('issue_id', '=', issueId).execute();
}

const endedRentals = (rows: Pick<Rows, 'updateTable'>, now: Date) =>
  rows
    .updateTable('comics.acquisition')
    .set(({ ref }) => ({ ended_at: ref('expires_at') }))
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now);
