import { mayDo } from '../account/guardianship.ts';
import type { Reader, Subscription } from '../account/reader.ts';
import { hasSubscription, isRunning } from './issue-access.ts';

/** Why nobody sells somebody a plan: their guardian buys, or what they have comes first. */
export type SubscribingHindrance = 'guardian' | 'renewing' | 'scheduled';

/** The plan that a reader reads with now. */
export function runningSubscription(reader: Reader | null, now: Date): Subscription | null {
  const subscription = reader?.subscription ?? null;
  return hasSubscription(subscription) && isRunning(subscription, now) ? subscription : null;
}

/** The one that begins later. */
export function scheduledSubscription(reader: Reader | null): Subscription | null {
  const subscription = reader?.scheduledSubscription ?? null;
  return hasSubscription(subscription) ? subscription : null;
}

/** null: whatever is sold may be had. Rule 46. */
export function subscribingHindrance(reader: Reader | null, now: Date): SubscribingHindrance | null {
  if (!mayDo('purchase', reader)) return 'guardian';
  if (scheduledSubscription(reader)) return 'scheduled';
  return runningSubscription(reader, now)?.hasAutoRenewal ? 'renewing' : null;
}
