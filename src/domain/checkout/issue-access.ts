import type { Acquisition, Subscription } from '../account/reader.ts';
import type { Issue } from '../catalogue/issue.ts';
import { type AccessOption, accessOptionsOf } from './access-options.ts';

/** `expiresAt`: ISO 8601 instant. Absent or null if it never expires. */
interface Expirable {
  readonly expiresAt?: string | null;
}

/** False at the exact instant of `expiresAt`. */
export const isRunning = ({ expiresAt }: Expirable, now: Date): boolean =>
  !expiresAt || new Date(expiresAt) > now;

export interface ReaderEntitlements {
  readonly subscription: Subscription | null;
  readonly acquisitions: readonly Acquisition[];
}

export const noEntitlements: ReaderEntitlements = { subscription: null, acquisitions: [] };

/** An id of all zeros means no subscription. Rule 3. */
export const hasSubscription = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && !/^[0-]+$/.test(subscription.id);

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

export function primaryAction(issue: Issue, rights: ReaderEntitlements, now: Date): IssueAction {
  if (canRead(issue, rights, now)) return 'read';
  return accessOptionsOf(issue)[0]?.kind ?? 'unavailable';
}
