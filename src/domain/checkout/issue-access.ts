import type { Acquisition, Reader, Subscription } from '../account/reader.ts';
import type { Issue } from '../catalogue/issue.ts';
import { type AccessOption, accessOptionsOf } from './access-options.ts';

/** `expiresAt`: ISO 8601 instant. Absent or null if it never expires. */
interface Expirable {
  readonly expiresAt?: string | null;
}

/** False at the exact instant of `expiresAt`. */
export const isRunning = ({ expiresAt }: Expirable, now: Date): boolean =>
  !expiresAt || new Date(expiresAt) > now;

/** What the access rule needs of a subscription. */
type RunningSubscription = Pick<Subscription, 'id' | 'expiresAt'>;

export interface ReaderEntitlements {
  readonly subscription: RunningSubscription | null;
  readonly acquisitions: readonly Acquisition[];
}

export const noEntitlements: ReaderEntitlements = { subscription: null, acquisitions: [] };

/** An id of all zeros means no subscription. Rule 3. */
export const hasSubscription = <Kind extends RunningSubscription>(
  subscription: Kind | null,
): subscription is Kind => subscription !== null && !/^[0-]+$/.test(subscription.id);

/** A guided account also has the rights of its guardian. Rule 115. */
export function entitlementsOf(
  { subscription, guardianRights }: Pick<Reader, 'subscription' | 'guardianRights'>,
  acquisitions: readonly Acquisition[],
): ReaderEntitlements {
  if (!guardianRights) return { subscription, acquisitions };
  return {
    subscription: hasSubscription(subscription) ? subscription : guardianRights.subscription,
    acquisitions: [...acquisitions, ...guardianRights.acquisitions],
  };
}

/** The access rule. Rule 1. */
export function canRead(issue: Issue, rights: ReaderEntitlements, now: Date): boolean {
  if (issue.isAvailableForAll) return true;
  if (
    issue.isAvailableForSubscribers &&
    hasSubscription(rights.subscription) &&
    isRunning(rights.subscription, now)
  ) {
    return true;
  }
  return rights.acquisitions.some(
    (acquisition) => acquisition.issue.slug === issue.slug && isRunning(acquisition, now),
  );
}

/** The main action of the issue page. */
export type IssueAction = 'read' | AccessOption['kind'] | 'unavailable';

export function primaryAction(
  issue: Issue,
  rights: ReaderEntitlements,
  now: Date,
  sellsPlans: boolean,
): IssueAction {
  if (canRead(issue, rights, now)) return 'read';
  return accessOptionsOf(issue, sellsPlans)[0]?.kind ?? 'unavailable';
}
