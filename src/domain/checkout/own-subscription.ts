import { mayDo } from '../account/guardianship.ts';
import type { Reader, Subscription } from '../account/reader.ts';
import { hasSubscription, isRunning } from './issue-access.ts';

/** Why a reader cannot subscribe: only their guardian buys, or they have a plan that renews or is scheduled. */
export type SubscriptionObstacle = 'guardian' | 'renewing' | 'scheduled';

/** The subscription that is valid now. */
export function runningSubscription(reader: Reader | null, now: Date): Subscription | null {
  const subscription = reader?.subscription ?? null;
  return hasSubscription(subscription) && isRunning(subscription, now) ? subscription : null;
}

/** The subscription that begins later. */
export function scheduledSubscription(reader: Reader | null): Subscription | null {
  const subscription = reader?.scheduledSubscription ?? null;
  return hasSubscription(subscription) ? subscription : null;
}

/** Whether a guided account without a plan of its own reads by the running plan of its guardian. Rule 115. */
export function isInGuardianPlan(reader: Reader | null, now: Date): boolean {
  const subscription = reader?.guardianRights?.subscription ?? null;
  return subscription !== null && isRunning(subscription, now) && runningSubscription(reader, now) === null;
}

/** Null if the reader can subscribe to any plan. Rule 46. */
export function subscriptionObstacleOf(reader: Reader | null, now: Date): SubscriptionObstacle | null {
  if (!mayDo('purchase', reader)) return 'guardian';
  if (scheduledSubscription(reader)) return 'scheduled';
  return runningSubscription(reader, now)?.hasAutoRenewal ? 'renewing' : null;
}
