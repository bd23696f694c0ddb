import { type Failure, failures } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import { successes } from '../../../domain/success.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';

/** Nobody could be asked. */
const lost: ReadonlySet<string> = new Set([failures.networkConnection.code, failures.timeout.code]);

/** A choice that the network kept from the profile is no failure: the device has it, and tells it later. */
export function reportChoice(notifications: NotificationsPresenter, outcome: Result<unknown, Failure>): void {
  if (outcome.ok || !lost.has(outcome.failure.code)) notifications.report(outcome);
  else notifications.showInfo(successes.choiceKeptHere);
}
