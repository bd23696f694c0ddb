import type { ErrorCode } from '../../../domain/error-code.ts';
import { type Failure, failures } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import { successes } from '../../../domain/success.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';

const connectionCodes: ReadonlySet<ErrorCode> = new Set([
  failures.networkConnection.code,
  failures.timeout.code,
]);

/** A connection failure is not reported as an error, because the device keeps the choice and syncs it later. */
export function reportChoice(notifications: NotificationsPresenter, outcome: Result<unknown, Failure>): void {
  if (outcome.ok || !connectionCodes.has(outcome.failure.code)) notifications.report(outcome);
  else notifications.showInfo(successes.choiceKeptHere);
}
