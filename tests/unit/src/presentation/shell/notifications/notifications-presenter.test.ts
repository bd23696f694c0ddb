import { accountSuccesses } from '../../../../../../src/domain/account/account-successes.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../../src/domain/result.ts';
import { NotificationsPresenter } from '../../../../../../src/presentation/shell/notifications/notifications-presenter.ts';

const shownIn = ({ all }: NotificationsPresenter) =>
  all.map(({ type, code, message }) => [type, code || message]);

describe('NotificationsPresenter', () => {
  it('shows a failed outcome as an error and returns it', () => {
    const notifications = new NotificationsPresenter();
    const outcome = failed(failures.forbidden);
    expect(notifications.report(outcome)).toBe(outcome);
    expect(shownIn(notifications)).toEqual([['ERROR', '0002002']]);
  });

  it('shows the message of a success, and nothing if it has none', () => {
    const notifications = new NotificationsPresenter();
    const silent = succeeded(1);
    expect(notifications.report(silent)).toBe(silent);
    expect(shownIn(notifications)).toEqual([]);
    notifications.report(succeeded(1, accountSuccesses.passwordReset));
    expect(shownIn(notifications)).toEqual([['SUCCESS', 'PASSWORD_RESET']]);
  });

  it('lists the newest first, with ascending ids', () => {
    const notifications = new NotificationsPresenter();
    notifications.showInfo('a');
    notifications.showSuccess(accountSuccesses.recoveryLinkSent);
    notifications.showError({ message: 'c' });
    expect(shownIn(notifications)).toEqual([
      ['ERROR', 'c'],
      ['SUCCESS', 'RECOVERY_LINK_SENT'],
      ['INFO', 'a'],
    ]);
    expect(notifications.all.map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('ignores the generic rejection', () => {
    const notifications = new NotificationsPresenter();
    notifications.showError('Rejected');
    notifications.report(failed({ code: '', name: 'Rejected', message: 'Do servidor.' }));
    expect(shownIn(notifications)).toEqual([]);
  });

  it('keeps a repeated notification in its place and counts it', () => {
    const notifications = new NotificationsPresenter();
    notifications.showError(failures.timeout);
    notifications.showInfo('a');
    notifications.showError(failures.timeout);
    expect(notifications.all.map(({ id, times }) => [id, times])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('shows a repeated notification as a new one after the first is closed', () => {
    const notifications = new NotificationsPresenter();
    notifications.showError(failures.timeout);
    notifications.close(1);
    expect(notifications.all).toEqual([]);
    notifications.showError(failures.timeout);
    expect(notifications.all.map(({ id, times }) => [id, times])).toEqual([[2, 1]]);
  });
});
