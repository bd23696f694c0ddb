import { failures } from '../../../../src/domain/failure.ts';
import { isGeneric, isSameNotice, isToBeShown, notificationOf } from '../../../../src/domain/notification.ts';

describe('a notification', () => {
  it('says what a failure says', () => {
    expect(notificationOf(7, 'ERROR', failures.timeout)).toEqual({
      id: 7,
      type: 'ERROR',
      code: '0001001',
      name: 'TIMEOUT',
      message: 'Slow connection. Time to get a server response was exceeded.',
      hide: false,
    });
  });

  it('takes a text as its message, and hides what asks for it', () => {
    expect(notificationOf(1, 'INFO', 'Olá').message).toBe('Olá');
    expect(notificationOf(1, 'ERROR', { message: 'Não', hide: true }).hide).toBe(true);
  });

  it.each([
    ['by its name', { name: 'Rejected', message: 'Do servidor.' }, true],
    ['by its message', 'Rejected', true],
    ['not when it says more', { name: 'REJECTED_CARD', message: 'Rejected by the bank.' }, false],
  ])('is known as the generic one %s', (_, tellable, expected) => {
    expect(isGeneric(notificationOf(1, 'ERROR', tellable))).toBe(expected);
  });

  it.each([
    ['as the same', {}, true],
    ['apart by the code', { code: '2' }, false],
    ['apart by the text', { message: 'c' }, false],
    ['apart when only one is hidden', { hide: true }, false],
  ])('is told from another one: %s', (_, difference, expected) => {
    const payload = { code: '1', name: 'A', message: 'b' };
    const one = notificationOf(1, 'ERROR', payload);
    expect(isSameNotice(one, notificationOf(2, 'ERROR', { ...payload, ...difference }))).toBe(expected);
    expect(isSameNotice(one, notificationOf(2, 'INFO', payload))).toBe(false);
  });

  it('asks its reader once to sign in, however many calls were refused and in which words', () => {
    const expired = notificationOf(1, 'ERROR', failures.expiredSession);
    const refused = notificationOf(2, 'ERROR', failures.unauthenticated);
    expect(isSameNotice(expired, refused)).toBe(true);
    expect(isSameNotice(refused, notificationOf(3, 'ERROR', failures.forbidden))).toBe(false);
    expect(
      isSameNotice(expired, notificationOf(4, 'ERROR', { ...failures.unauthenticated, hide: true })),
    ).toBe(false);
  });

  it('is shown when it has a text and does not hide', () => {
    expect(isToBeShown({ hide: false }, 'Olá')).toBe(true);
    expect(isToBeShown({ hide: false }, ' ')).toBe(false);
    expect(isToBeShown({ hide: true }, 'Olá')).toBe(false);
  });
});
