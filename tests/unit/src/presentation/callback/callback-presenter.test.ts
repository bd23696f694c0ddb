import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { externalFailures } from '../../../../../src/domain/session/external-failures.ts';
import { someBond, someReader } from '../../../../fakes/account/fake-readers.ts';
import { holdAnswers, settled } from '../../../../fakes/hold-answers.ts';
import { refusal } from '../../../../fakes/refusal.ts';
import { someCredentials } from '../../../../fakes/session/fake-session.ts';
import { comeBack, someCallback } from './some-callback.ts';

describe('a return from a provider', () => {
  it('opens the session, finds out whose it is and goes on where the reader wanted', async () => {
    const { presenter, google, session, sessionPresenter } = someCallback();
    google.grant('code-1', someCredentials);
    await presenter.come(comeBack);
    expect(session.current).toEqual(someCredentials);
    expect(sessionPresenter.isAuthenticated).toBe(true);
    expect(presenter.step).toEqual({ kind: 'leaving', place: '/issue/nanquim' });
  });

  it('is finished once, however often the screen tells of it', async () => {
    const { presenter, google } = someCallback();
    google.grant('code-1', someCredentials);
    const first = presenter.come(comeBack);
    await Promise.all([first, presenter.come(comeBack), presenter.come('')]);
    await presenter.come('');
    expect(google.finished).toHaveLength(1);
    expect(presenter.step.kind).toBe('leaving');
  });

  it('that did not begin here, or is replayed, leads back to the sign-in', async () => {
    for (const search of ['', '?code=code-1', '?code=code-1&state=foreign']) {
      const { presenter, google } = someCallback();
      await presenter.come(search);
      expect(presenter.step).toEqual({ kind: 'stopped', failure: externalFailures.foreignReturn });
      expect(presenter.waysOn).toMatchObject({
        isWorthRetrying: false,
        ways: [{ to: '/auth/login', text: 'callback:toSignIn' }],
      });
      expect(google.finished).toEqual([]);
    }
  });

  it('that was cancelled leads back to the sign-in with a calm line', async () => {
    const { presenter, notifications } = someCallback();
    await presenter.come('?error=access_denied&state=state-1');
    expect(presenter.step).toEqual({
      kind: 'leaving',
      place: '/auth/login?returnTo=%2Fissue%2Fnanquim',
    });
    expect(notifications.all.map(({ type, code }) => [type, code])).toEqual([['INFO', 'SIGN_IN_CANCELLED']]);
  });

  it('that was cancelled by who is signed in leads back to where they were', async () => {
    const { presenter } = someCallback({ isSignedIn: true, returnTo: '/sva/reactivation' });
    await presenter.come('?error=access_denied&state=state-1');
    expect(presenter.step).toEqual({ kind: 'leaving', place: '/sva/reactivation' });
  });

  it('with another error may be tried again from the beginning', async () => {
    const { presenter, google } = someCallback();
    await presenter.come('?error=server_error&state=state-1');
    expect(presenter.step).toMatchObject({ failure: externalFailures.invalidGoogleCode });
    expect(presenter.waysOn?.ways[0]).toEqual({
      to: '/auth/login?returnTo=%2Fissue%2Fnanquim',
      text: 'callback:again',
    });
    expect(google.finished).toEqual([]);
  });

  it('is sent again when the network was lost', async () => {
    const { presenter, google } = someCallback();
    google.grant('code-1', someCredentials);
    google.failure = failures.networkConnection;
    await presenter.come(comeBack);
    expect(presenter.step).toMatchObject({ kind: 'stopped', failure: failures.networkConnection });
    expect(presenter.waysOn?.isWorthRetrying).toBe(true);
    google.failure = null;
    await presenter.retry();
    expect(google.finished).toHaveLength(1);
    expect(presenter.step.kind).toBe('leaving');
  });

  it('is not sent again when only who came in could not be told', async () => {
    const { presenter, google, identityUsers } = someCallback();
    google.grant('code-1', someCredentials);
    identityUsers.failure = failures.timeout;
    await presenter.come(comeBack);
    expect(presenter.step).toMatchObject({ kind: 'stopped', failure: failures.timeout });
    identityUsers.failure = null;
    await presenter.retry();
    expect(presenter.step.kind).toBe('leaving');
    expect(google.finished).toHaveLength(1);
  });

  it('says that it is on its way until all is known', async () => {
    const { presenter, google } = someCallback();
    google.grant('code-1', someCredentials);
    const answers = holdAnswers(google, 'finish');
    const coming = presenter.come(comeBack);
    await settled();
    expect(presenter.step).toEqual({ kind: 'finishing' });
    await answers.release();
    await coming;
    expect(presenter.step.kind).toBe('leaving');
  });
});

describe('a return from an operator', () => {
  const left = { provider: 'operator', returnTo: '/sva/reactivation' } as const;

  it('brings the profile up to date of whoever was signed in and is bound now', async () => {
    const { presenter, operator, readers, profile, notifications } = someCallback({
      ...left,
      isSignedIn: true,
    });
    await settled();
    operator.grant('code-1', null);
    readers.reader = someReader({ svaBond: someBond() });
    await presenter.come(comeBack);
    expect(profile.reader?.svaBond?.isActive).toBe(true);
    expect(notifications.all).toMatchObject([{ code: 'OPERATOR_LINKED', values: { name: 'Claro' } }]);
    expect(presenter.step).toEqual({ kind: 'leaving', place: '/sva/reactivation' });
  });

  it('asks for the e-mail that the operator did not tell, and sends the same return with it', async () => {
    const { presenter, operator } = someCallback(left);
    operator.grant('code-1', failed(externalFailures.emailRequired));
    await presenter.come(comeBack);
    expect(presenter.step).toEqual({ kind: 'email' });
    operator.grant('code-1', someCredentials);
    presenter.form.change('email', 'ana@banca.example');
    await presenter.form.submit();
    expect(operator.finished.map(({ code, email }) => [code, email])).toEqual([
      ['code-1', undefined],
      ['code-1', 'ana@banca.example'],
    ]);
    expect(presenter.step.kind).toBe('leaving');
    expect(presenter.form.values.email).toBe('');
  });

  it('sends no e-mail address that is none', async () => {
    const { presenter, operator } = someCallback(left);
    operator.grant('code-1', failed(externalFailures.emailRequired));
    await presenter.come(comeBack);
    await presenter.form.submit();
    expect(presenter.form.errors).toEqual({ email: { key: 'form:required' } });
    presenter.form.change('email', 'ana@');
    await presenter.form.submit();
    expect(presenter.form.errors).toEqual({ email: { key: 'emailCheck:email' } });
    expect(operator.finished).toHaveLength(1);
  });

  it.each(['0001002', '0208001', '0001003', 'USER.INVALID_DATA'])(
    'lets the address be corrected after %s, with what was typed',
    async (code) => {
      const { presenter, operator } = someCallback(left);
      operator.grant('code-1', failed(externalFailures.emailRequired));
      await presenter.come(comeBack);
      operator.grant('code-1', failed(refusal(code)));
      presenter.form.change('email', 'bia@banca.example');
      await presenter.form.submit();
      expect(presenter.step).toEqual({ kind: 'email' });
      expect(presenter.told.current?.code).toBe(code);
      operator.grant('code-1', someCredentials);
      presenter.form.change('email', 'ana@banca.example');
      expect(presenter.told.current).toBeNull();
      await presenter.form.submit();
      expect(presenter.step.kind).toBe('leaving');
    },
  );

  it('marks an address that somebody has, until it is another', async () => {
    const { presenter, operator } = someCallback(left);
    operator.grant('code-1', failed(externalFailures.emailRequired));
    await presenter.come(comeBack);
    operator.grant('code-1', failed(refusal('0208002')));
    presenter.form.change('email', 'bia@banca.example');
    await presenter.form.submit();
    expect(presenter.step).toEqual({ kind: 'email' });
    expect(presenter.form.shownError('email')).toEqual({ key: 'emailErrors:USER.EXISTING_EMAIL' });
    operator.grant('code-1', someCredentials);
    presenter.form.change('email', 'ana@banca.example');
    await presenter.form.submit();
    expect(presenter.step.kind).toBe('leaving');
  });

  it('begins anew when the e-mail came too late', async () => {
    const { presenter, operator } = someCallback(left);
    operator.grant('code-1', failed(externalFailures.emailRequired));
    await presenter.come(comeBack);
    operator.grant('code-1', failed(externalFailures.invalidClaroCode));
    presenter.form.change('email', 'ana@banca.example');
    await presenter.form.submit();
    expect(presenter.step).toMatchObject({ kind: 'stopped', failure: externalFailures.invalidClaroCode });
  });
});

describe('a return to an account with a second factor', () => {
  /** Google, for an account whose code is 123456. */
  async function comeToCode(answer: string | null = null) {
    const callback = someCallback();
    const { google, presenter } = callback;
    google.finish = async (back) => {
      google.finished.push(back);
      if (back.secondFactor === '123456') return succeeded(someCredentials);
      const again = answer ?? 'LOGIN.WRONG_SECOND_FACTOR';
      return failed(refusal(back.secondFactor === undefined ? 'LOGIN.SECOND_FACTOR_REQUIRED' : again));
    };
    await presenter.come(comeBack);
    const enter = (code: string) => {
      presenter.secondFactor.form.change('code', code);
      return presenter.secondFactor.form.submit();
    };
    return { ...callback, enter };
  }

  it('asks for the code and sends the same return again with it', async () => {
    const { presenter, google, session, enter } = await comeToCode();
    expect(presenter.step).toEqual({ kind: 'secondFactor' });
    expect(session.current).toBeNull();
    expect(await enter('123456')).toBe(true);
    expect(session.current).toEqual(someCredentials);
    expect(presenter.step).toEqual({ kind: 'leaving', place: '/issue/nanquim' });
    const [first, second] = google.finished;
    expect(second).toEqual({ ...first, secondFactor: '123456' });
  });

  it('says at the field that a code is wrong', async () => {
    const { presenter, enter } = await comeToCode();
    expect(await enter('999999')).toBe(false);
    expect(presenter.secondFactor.form.shownError('code')).toEqual({ key: 'secondFactor:wrongCode' });
    expect(presenter.step).toEqual({ kind: 'secondFactor' });
  });

  it('keeps the code where there were too many attempts, and begins again where the return is over', async () => {
    const limited = await comeToCode('LOGIN.TOO_MANY_ATTEMPTS');
    await limited.enter('999999');
    expect(limited.presenter.secondFactor.failure.current?.code).toBe('LOGIN.TOO_MANY_ATTEMPTS');
    const over = await comeToCode(externalFailures.invalidGoogleCode.code);
    await over.enter('999999');
    expect(over.presenter.step.kind).toBe('stopped');
  });

  it('keeps no code once it is left', async () => {
    const { presenter, enter } = await comeToCode();
    await enter('123456');
    expect(presenter.secondFactor.form.values.code).toBe('');
  });
});
