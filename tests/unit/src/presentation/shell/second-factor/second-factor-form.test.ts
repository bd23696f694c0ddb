import type { ErrorCode } from '../../../../../../src/domain/error-code.ts';
import { failed, succeeded } from '../../../../../../src/domain/result.ts';
import { NotificationsPresenter } from '../../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { SecondFactorForm } from '../../../../../../src/presentation/shell/second-factor/second-factor-form.ts';
import { serviceFailure } from '../../../../../fakes/service-failure.ts';

describe('SecondFactorForm', () => {
  const setUpCode = (errorCode: ErrorCode | null = null) => {
    const sent: string[] = [];
    const secondFactor = new SecondFactorForm(async (code) => {
      sent.push(code);
      return errorCode === null ? succeeded(undefined) : failed(serviceFailure(errorCode));
    }, new NotificationsPresenter());
    return { secondFactor, sent };
  };

  it('sends the code of the app without spaces', async () => {
    const { secondFactor, sent } = setUpCode();
    secondFactor.form.change('code', ' 123 456 ');
    expect(await secondFactor.form.submit()).toBe(true);
    expect(sent).toEqual(['123456']);
  });

  it.each(['12 34', '1234567', 'abcdef'])('rejects %j as a code of the app', async (code) => {
    const { secondFactor, sent } = setUpCode();
    secondFactor.form.change('code', code);
    expect(await secondFactor.form.submit()).toBe(false);
    expect(sent).toEqual([]);
    expect(secondFactor.form.shownError('code')).toEqual({ key: 'secondFactor:sixDigits' });
  });

  it('sends a recovery code of any shape, trimmed', async () => {
    const { secondFactor, sent } = setUpCode();
    secondFactor.switchKind();
    secondFactor.form.change('code', ' abcd-efgh ');
    expect(await secondFactor.form.submit()).toBe(true);
    expect(sent).toEqual(['abcd-efgh']);
  });

  it('shows an error about recovery codes for a wrong recovery code', async () => {
    const { secondFactor } = setUpCode('LOGIN.WRONG_SECOND_FACTOR');
    secondFactor.switchKind();
    secondFactor.form.change('code', 'abcd-efgh');
    await secondFactor.form.submit();
    expect(secondFactor.form.shownError('code')).toEqual({ key: 'secondFactor:wrongRecoveryCode' });
  });

  it('sends nothing if the field is empty', async () => {
    const { secondFactor, sent } = setUpCode();
    await secondFactor.form.submit();
    expect(sent).toEqual([]);
  });

  it.each(['LOGIN.WRONG_SECOND_FACTOR', 'SECOND_FACTOR.WRONG_CODE'] as const)(
    'shows %s at the field',
    async (code) => {
      const { secondFactor } = setUpCode(code);
      secondFactor.form.change('code', '123456');
      expect(await secondFactor.form.submit()).toBe(false);
      expect(secondFactor.form.shownError('code')).toEqual({ key: 'secondFactor:wrongCode' });
      expect(secondFactor.failure.current).toBeNull();
      expect(secondFactor.form.values.code).toBe('123456');
    },
  );

  it('shows other failures below the field', async () => {
    const { secondFactor } = setUpCode('LOGIN.TOO_MANY_ATTEMPTS');
    secondFactor.form.change('code', '123456');
    await secondFactor.form.submit();
    expect(secondFactor.failure.current?.code).toBe('LOGIN.TOO_MANY_ATTEMPTS');
    expect(secondFactor.form.shownError('code')).toBeNull();
  });

  it('clears the field when the kind of code changes', () => {
    const { secondFactor } = setUpCode();
    secondFactor.form.change('code', '123456');
    secondFactor.switchKind();
    expect([secondFactor.isRecoveryCode, secondFactor.form.values.code]).toEqual([true, '']);
    secondFactor.restart();
    expect(secondFactor.isRecoveryCode).toBe(false);
  });
});
