import { failures } from '../../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../../src/domain/result.ts';
import { successes } from '../../../../../../src/domain/success.ts';
import { NotificationsPresenter } from '../../../../../../src/presentation/shell/notifications/notifications-presenter.ts';

const told = ({ all }: NotificationsPresenter) =>
  all.map(({ type, code, message }) => [type, code || message]);

describe('NotificationsPresenter', () => {
  it('tells a failed outcome as an error and hands it on', () => {
    const notifications = new NotificationsPresenter();
    const outcome = failed(failures.forbidden);
    expect(notifications.report(outcome)).toBe(outcome);
    expect(told(notifications)).toEqual([['ERROR', '0002002']]);
  });

  it('tells the success that an outcome speaks of, and nothing of one that is silent', () => {
    const notifications = new NotificationsPresenter();
    const silent = succeeded(1);
    expect(notifications.report(silent)).toBe(silent);
    expect(told(notifications)).toEqual([]);
    notifications.report(succeeded(1, successes.passwordReset));
    expect(told(notifications)).toEqual([['SUCCESS', 'PASSWORD_RESET']]);
  });

  it('has the newest first, each with a higher number', () => {
    const notifications = new NotificationsPresenter();
    notifications.showInfo('a');
    notifications.showSuccess(successes.recoveryLinkSent);
    notifications.showError({ message: 'c' });
    expect(told(notifications)).toEqual([
      ['ERROR', 'c'],
      ['SUCCESS', 'RECOVERY_LINK_SENT'],
      ['INFO', 'a'],
    ]);
    expect(notifications.all.map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('says nothing of the generic rejection', () => {
    const notifications = new NotificationsPresenter();
    notifications.showError('Rejected');
    notifications.report(failed({ code: '9', name: 'Rejected', message: 'Do servidor.' }));
    expect(told(notifications)).toEqual([]);
  });

  it('begins what is told again anew, in its place', () => {
    const notifications = new NotificationsPresenter();
    notifications.showError(failures.timeout);
    notifications.showInfo('a');
    notifications.showError(failures.timeout);
    expect(notifications.all.map(({ id, times }) => [id, times])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('shows what was told before as a new one once the first is closed', () => {
    const notifications = new NotificationsPresenter();
    notifications.showError(failures.timeout);
    notifications.close(1);
    expect(notifications.all).toEqual([]);
    notifications.showError(failures.timeout);
    expect(notifications.all.map(({ id, times }) => [id, times])).toEqual([[2, 1]]);
  });
});
