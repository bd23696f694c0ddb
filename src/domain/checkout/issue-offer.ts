import type { Issue, Merchandise } from '../catalogue/issue.ts';
import { hasSubscription, isRunning, type ReaderEntitlements } from './issue-access.ts';

/** What an issue costs a viewer. */
export type IssueOffer =
  /** The reader bought it. */
  | { readonly kind: 'own' }
  | { readonly kind: 'free' }
  /** The reader's running plan includes it. */
  | { readonly kind: 'included' }
  /** The reader's running rental. `expiresAt`: ISO 8601 instant. */
  | { readonly kind: 'rented'; readonly expiresAt: string }
  /** A plan would include it. `price` is null if it is not sold alone. */
  | { readonly kind: 'in-plans'; readonly price: Merchandise | null }
  /** It is only sold or rented. `isOutsidePlan` is true for a subscriber, who may expect it in the plan. */
  | { readonly kind: 'price'; readonly price: Merchandise; readonly isOutsidePlan: boolean }
  /** A child can ask the guardian for it. Rule 64. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'unavailable'; readonly isOutsidePlan: boolean };

/**
 * Decides what an issue costs a viewer: the best right that the viewer has, otherwise the first offer. Rule 62.
 * `sellsPlans`: plans are sold in the viewer's market (rule 133).
 */
export function offerOf(
  issue: Issue,
  rights: ReaderEntitlements,
  now: Date,
  sellsPlans: boolean,
): IssueOffer {
  const acquisitions = rights.acquisitions.filter(
    (each) => each.issue.slug === issue.slug && isRunning(each, now),
  );
  if (acquisitions.some(({ expiresAt }) => !expiresAt)) return { kind: 'own' };
  if (issue.isAvailableForAll) return { kind: 'free' };
  const isSubscriber = hasSubscription(rights.subscription) && isRunning(rights.subscription, now);
  if (issue.isAvailableForSubscribers && isSubscriber) return { kind: 'included' };
  const rentalEnd = latestOf(acquisitions.flatMap(({ expiresAt }) => expiresAt ?? []));
  if (rentalEnd !== null) return { kind: 'rented', expiresAt: rentalEnd };
  const price = lowestPriceOf(issue);
  if (issue.isAvailableForSubscribers && sellsPlans) return { kind: 'in-plans', price };
  if (!price) return { kind: 'unavailable', isOutsidePlan: isSubscriber };
  return { kind: 'price', price, isOutsidePlan: isSubscriber };
}

/** The lowest purchase price, or the lowest rental price if the issue is only rented. */
function lowestPriceOf({ merchandises }: Issue): Merchandise | null {
  const purchases = merchandises.filter(({ kind }) => kind === 'purchase');
  const candidates = purchases.length > 0 ? purchases : merchandises;
  return [...candidates].sort((one, other) => one.price - other.price)[0] ?? null;
}

const latestOf = (instants: readonly string[]): string | null =>
  [...instants].sort((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null;
