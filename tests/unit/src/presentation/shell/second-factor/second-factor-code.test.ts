import type { ErrorCode } from '../../../../../../src/domain/error-code.ts';
import { failed, succeeded } from '../../../../../../src/domain/result.ts';
import { NotificationsPresenter } from '../../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { SecondFactorCode } from '../../../../../../src/presentation/shell/second-factor/second-factor-code.ts';
import { serviceFailure } from '../../../../../fakes/service-failure.ts';

describe('SecondFactorCode', () => {
  const build = (outcome: ErrorCode | null = null) => {
    const sent: string[] = [];
    const entry = new SecondFactorCode(async (code) => {
      sent.push(code);
      return outcome === null ? succeeded(undefined) : failed(serviceFailure(outcome));
    }, new NotificationsPresenter());
    return { entry, sent };
  };

  it('sends the code of the app without spaces', async () => {
    const { entry, sent } = build();
    entry.form.change('code', ' 123 456 ');
    expect(await entry.form.submit()).toBe(true);
    expect(sent).toEqual(['123456']);
  });

  it.each(['12 34', '1234567', 'abcdef'])('rejects %j as a code of the app', async (code) => {
    const { entry, sent } = build();
    entry.form.change('code', code);
    expect(await entry.form.submit()).toBe(false);
    expect(sent).toEqual([]);
    expect(entry.form.shownError('code')).toEqual({ key: 'secondFactor:sixDigits' });
  });

  it('sends a recovery code of any shape, trimmed', async () => {
    const { entry, sent } = build();
    entry.switchKind();
    entry.form.change('code', ' abcd-efgh ');
    expect(await entry.form.submit()).toBe(true);
    expect(sent).toEqual(['abcd-efgh']);
  });

  it('shows an error about recovery codes for a wrong recovery code', async () => {
    const { entry } = build('LOGIN.WRONG_SECOND_FACTOR');
    entry.switchKind();
    entry.form.change('code', 'abcd-efgh');
    await entry.form.submit();
    expect(entry.form.shownError('code')).toEqual({ key: 'secondFactor:wrongRecoveryCode' });
  });

  it('sends nothing if the field is empty', async () => {
    const { entry, sent } = build();
    await entry.form.submit();
    expect(sent).toEqual([]);
  });

  it.each(['LOGIN.WRONG_SECOND_FACTOR', 'SECOND_FACTOR.WRONG_CODE'] as const)(
    'shows %s at the field',
    async (code) => {
      const { entry } = build(code);
      entry.form.change('code', '123456');
      expect(await entry.form.submit()).toBe(false);
      expect(entry.form.shownError('code')).toEqual({ key: 'secondFactor:wrongCode' });
      expect(entry.failure.current).toBeNull();
      expect(entry.form.values.code).toBe('123456');
    },
  );

  it('shows other failures below the field', async () => {
    const { entry } = build('LOGIN.TOO_MANY_ATTEMPTS');
    entry.form.change('code', '123456');
    await entry.form.submit();
    expect(entry.failure.current?.code).toBe('LOGIN.TOO_MANY_ATTEMPTS');
    expect(entry.form.shownError('code')).toBeNull();
  });

  it('clears the field when the kind of code changes', () => {
    const { entry } = build();
    entry.form.change('code', '123456');
    entry.switchKind();
    expect([entry.isRecoveryCode, entry.form.values.code]).toEqual([true, '']);
    entry.restart();
    expect(entry.isRecoveryCode).toBe(false);
  });
});
