import { failures } from '../../../../src/domain/failure.ts';
import { isNeverShown, isSameNotification, notificationOf } from '../../../../src/domain/notification.ts';

describe('a notification', () => {
  it('has the content of a failure', () => {
    expect(notificationOf(7, 'ERROR', failures.timeout)).toEqual({
      id: 7,
      type: 'ERROR',
      code: '0001001',
      name: 'TIMEOUT',
      message: 'Slow connection. Time to get a server response was exceeded.',
      hide: false,
    });
  });

  it('can be created from a text, and can be hidden', () => {
    expect(notificationOf(1, 'INFO', 'Olá').message).toBe('Olá');
    expect(notificationOf(1, 'ERROR', { message: 'Não', hide: true }).hide).toBe(true);
  });

  it.each([
    ['by its name', { name: 'Rejected', message: 'Do servidor.' }, true],
    ['by its message', 'Rejected', true],
    ['not with a longer message', { name: 'REJECTED_CARD', message: 'Rejected by the bank.' }, false],
  ])('is recognised as generic: %s', (_, content, expected) => {
    expect(isNeverShown(notificationOf(1, 'ERROR', content))).toBe(expected);
  });

  it.each([
    ['the same content', {}, true],
    ['another code', { code: '2' }, false],
    ['another message', { message: 'c' }, false],
  ])('is compared with another notification: %s', (_, difference, expected) => {
    const payload = { code: '1', name: 'A', message: 'b' };
    const one = notificationOf(1, 'ERROR', payload);
    expect(isSameNotification(one, notificationOf(2, 'ERROR', { ...payload, ...difference }))).toBe(expected);
    expect(isSameNotification(one, notificationOf(2, 'INFO', payload))).toBe(false);
  });

  it('is the same for an expired session and a missing one, so that the reader is asked to sign in once', () => {
    const expired = notificationOf(1, 'ERROR', failures.expiredSession);
    const refused = notificationOf(2, 'ERROR', failures.unauthenticated);
    expect(isSameNotification(expired, refused)).toBe(true);
    expect(isSameNotification(refused, notificationOf(3, 'ERROR', failures.forbidden))).toBe(false);
  });

  it.each([
    ['with a message', 'Olá', false],
    ['with a code', { code: 'PROFILE_SAVED' }, false],
    ['without a text', ' ', true],
    ['without code and message', { name: 'UNKNOWN' }, true],
    ['that is hidden', { message: 'Olá', hide: true }, true],
  ])('%s may or may not be shown', (_, content, expected) => {
    expect(isNeverShown(notificationOf(1, 'ERROR', content))).toBe(expected);
  });
});
