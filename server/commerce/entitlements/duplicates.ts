import type { ApiErrorCode } from '../../http/api-error.ts';
import type { LockedBuyer } from '../buyer.ts';
import { closeEndedRentalsOf } from './change-acquisitions.ts';
import { findLiveSubscriptions } from './live-subscriptions.ts';

/** A product that is about to be granted. */
export type GrantedProduct =
  | { type: 'plan' }
  | { type: 'comic'; issueId: string; rentalDays: number | null }
  | { type: 'dragon_wallet_credit' };

export type Duplicate = ApiErrorCode &
  ('USER.DUPLICATE_SUBSCRIPTION' | 'USER.DUPLICATE_PURCHASE' | 'USER.DUPLICATE_RENT');

/** The error code if the reader already has an entitlement that excludes the product. */
export async function findDuplicate(
  buyer: LockedBuyer,
  product: GrantedProduct,
  now: Date,
): Promise<Duplicate | null> {
  if (product.type === 'plan') return findDuplicateSubscription(buyer, now);
  if (product.type === 'comic') return findDuplicateAcquisition(buyer, product, now);
  return null;
}

/** A subscription can only follow a running one that is not renewed. Rule 46. */
async function findDuplicateSubscription(buyer: LockedBuyer, now: Date): Promise<Duplicate | null> {
  const live = await findLiveSubscriptions(buyer, now);
  const excludesAnother = live.some(({ startsAt, hasAutoRenewal }) => hasAutoRenewal || startsAt > now);
  return excludesAnother ? 'USER.DUPLICATE_SUBSCRIPTION' : null;
}

/** A purchase does not expire. A rented issue can be bought while the rental runs. */
async function findDuplicateAcquisition(
  buyer: LockedBuyer,
  { issueId, rentalDays }: { issueId: string; rentalDays: number | null },
  now: Date,
): Promise<Duplicate | null> {
  await closeEndedRentalsOf(buyer, issueId, now);
  const open = await buyer.trx
    .selectFrom('comics.acquisition')
    .select('expiresAt')
    .where('readerId', '=', buyer.readerId)
    .where('issueId', '=', issueId)
    .where('endedAt', 'is', null)
    .execute();
  if (open.some(({ expiresAt }) => expiresAt === null)) return 'USER.DUPLICATE_PURCHASE';
  return rentalDays !== null && open.length > 0 ? 'USER.DUPLICATE_RENT' : null;
}
