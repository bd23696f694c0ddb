import type { ExternalSignInErrorCode } from '../../../../../src/domain/error-code.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { externalFailures } from '../../../../../src/domain/session/external-failures.ts';
import { buildOperatorLink, buildReader } from '../../../../fakes/account/fake-readers.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { exampleCredentials } from '../../../../fakes/session/fake-session.ts';
import { returnSearch, setUpCallback } from './set-up-callback.ts';

describe('CallbackPresenter after a return from Google', () => {
  it('opens the session, loads the user and continues at the return path', async () => {
    const { presenter, google, session, sessionPresenter } = setUpCallback();
    google.grantCode('code-1', exampleCredentials);
    await presenter.receive(returnSearch);
    expect(session.current).toEqual(exampleCredentials);
    expect(sessionPresenter.isAuthenticated).toBe(true);
    expect(presenter.step).toEqual({ kind: 'leaving', path: '/issue/nanquim' });
  });

  it('finishes once if the screen reports the return repeatedly', async () => {
    const { presenter, google } = setUpCallback();
    google.grantCode('code-1', exampleCredentials);
    const first = presenter.receive(returnSearch);
    await Promise.all([first, presenter.receive(returnSearch), presenter.receive('')]);
    await presenter.receive('');
    expect(google.finished).toHaveLength(1);
    expect(presenter.step.kind).toBe('leaving');
  });

  it('offers the sign-in after a foreign or replayed return', async () => {
    for (const search of ['', '?code=code-1', '?code=code-1&state=foreign']) {
      const { presenter, google } = setUpCallback();
      await presenter.receive(search);
      expect(presenter.step).toEqual({ kind: 'stopped', failure: externalFailures.foreignReturn });
      expect(presenter.nextActions).toMatchObject({
        canRetry: false,
        actions: [{ to: '/auth/login', text: 'callback:toSignIn' }],
      });
      expect(google.finished).toEqual([]);
    }
  });

  it('returns to the sign-in with an info message after a cancellation', async () => {
    const { presenter, notifications } = setUpCallback();
    await presenter.receive('?error=access_denied&state=state-1');
    expect(presenter.step).toEqual({
      kind: 'leaving',
      path: '/auth/login?returnTo=%2Fissue%2Fnanquim',
    });
    expect(notifications.all.map(({ type, code }) => [type, code])).toEqual([['INFO', 'SIGN_IN_CANCELLED']]);
  });

  it('returns a signed-in reader to the former screen after a cancellation', async () => {
    const { presenter } = setUpCallback({ isSignedIn: true, returnTo: '/sva/reactivation' });
    await presenter.receive('?error=access_denied&state=state-1');
    expect(presenter.step).toEqual({ kind: 'leaving', path: '/sva/reactivation' });
  });

  it('offers to start again after another error of the provider', async () => {
    const { presenter, google } = setUpCallback();
    await presenter.receive('?error=server_error&state=state-1');
    expect(presenter.step).toMatchObject({ failure: externalFailures.invalidGoogleCode });
    expect(presenter.nextActions?.actions[0]).toEqual({
      to: '/auth/login?returnTo=%2Fissue%2Fnanquim',
      text: 'callback:again',
    });
    expect(google.finished).toEqual([]);
  });

  it('sends the same code again after a lost network', async () => {
    const { presenter, google } = setUpCallback();
    google.grantCode('code-1', exampleCredentials);
    google.failure = failures.networkConnection;
    await presenter.receive(returnSearch);
    expect(presenter.step).toMatchObject({ kind: 'stopped', failure: failures.networkConnection });
    expect(presenter.nextActions?.canRetry).toBe(true);
    google.failure = null;
    await presenter.retry();
    expect(google.finished).toHaveLength(1);
    expect(presenter.step.kind).toBe('leaving');
  });

  it('does not send the code again if the session opened but the user could not be loaded', async () => {
    const { presenter, google, identityUsers } = setUpCallback();
    google.grantCode('code-1', exampleCredentials);
    identityUsers.failure = failures.timeout;
    await presenter.receive(returnSearch);
    expect(presenter.step).toMatchObject({ kind: 'stopped', failure: failures.timeout });
    identityUsers.failure = null;
    await presenter.retry();
    expect(presenter.step.kind).toBe('leaving');
    expect(google.finished).toHaveLength(1);
  });

  it('is in the finishing step until everything is loaded', async () => {
    const { presenter, google } = setUpCallback();
    google.grantCode('code-1', exampleCredentials);
    const responses = holdResponses(google, 'finish');
    const receiving = presenter.receive(returnSearch);
    await flushPromises();
    expect(presenter.step).toEqual({ kind: 'finishing' });
    await responses.release();
    await receiving;
    expect(presenter.step.kind).toBe('leaving');
  });
});

describe('CallbackPresenter after a return from an operator', () => {
  const pendingSignIn = { provider: 'operator', returnTo: '/sva/reactivation' } as const;

  it('reloads the profile of a signed-in reader whose account is linked now', async () => {
    const { presenter, operator, readers, profile, notifications } = setUpCallback({
      ...pendingSignIn,
      isSignedIn: true,
    });
    await flushPromises();
    operator.grantCode('code-1', null);
    readers.reader = buildReader({ operatorLink: buildOperatorLink() });
    await presenter.receive(returnSearch);
    expect(profile.reader?.operatorLink?.isActive).toBe(true);
    expect(notifications.all).toMatchObject([{ code: 'OPERATOR_LINKED', values: { name: 'Claro' } }]);
    expect(presenter.step).toEqual({ kind: 'leaving', path: '/sva/reactivation' });
  });

  it('asks for the email if the operator returned none, and sends the same code with it', async () => {
    const { presenter, operator } = setUpCallback(pendingSignIn);
    operator.grantCode('code-1', failed(externalFailures.emailRequired));
    await presenter.receive(returnSearch);
    expect(presenter.step).toEqual({ kind: 'email' });
    operator.grantCode('code-1', exampleCredentials);
    presenter.form.change('email', 'ana@banca.example');
    await presenter.form.submit();
    expect(operator.finished.map(({ code, email }) => [code, email])).toEqual([
      ['code-1', undefined],
      ['code-1', 'ana@banca.example'],
    ]);
    expect(presenter.step.kind).toBe('leaving');
    expect(presenter.form.values.email).toBe('');
  });

  it('does not send an invalid email address', async () => {
    const { presenter, operator } = setUpCallback(pendingSignIn);
    operator.grantCode('code-1', failed(externalFailures.emailRequired));
    await presenter.receive(returnSearch);
    await presenter.form.submit();
    expect(presenter.form.errors).toEqual({ email: { key: 'form:required' } });
    presenter.form.change('email', 'ana@');
    await presenter.form.submit();
    expect(presenter.form.errors).toEqual({ email: { key: 'emailCheck:email' } });
    expect(operator.finished).toHaveLength(1);
  });

  it.each(['0001002', '0208001', '0001003', 'USER.INVALID_DATA'] as const)(
    'keeps the typed address for correction after %s',
    async (code) => {
      const { presenter, operator } = setUpCallback(pendingSignIn);
      operator.grantCode('code-1', failed(externalFailures.emailRequired));
      await presenter.receive(returnSearch);
      operator.grantCode('code-1', failed(serviceFailure(code)));
      presenter.form.change('email', 'bia@banca.example');
      await presenter.form.submit();
      expect(presenter.step).toEqual({ kind: 'email' });
      expect(presenter.formFailure.current?.code).toBe(code);
      operator.grantCode('code-1', exampleCredentials);
      presenter.form.change('email', 'ana@banca.example');
      expect(presenter.formFailure.current).toBeNull();
      await presenter.form.submit();
      expect(presenter.step.kind).toBe('leaving');
    },
  );

  it('marks a taken address until it is changed', async () => {
    const { presenter, operator } = setUpCallback(pendingSignIn);
    operator.grantCode('code-1', failed(externalFailures.emailRequired));
    await presenter.receive(returnSearch);
    operator.grantCode('code-1', failed(serviceFailure('0208002')));
    presenter.form.change('email', 'bia@banca.example');
    await presenter.form.submit();
    expect(presenter.step).toEqual({ kind: 'email' });
    expect(presenter.form.shownError('email')).toEqual({ key: 'emailErrors:USER.EXISTING_EMAIL' });
    operator.grantCode('code-1', exampleCredentials);
    presenter.form.change('email', 'ana@banca.example');
    await presenter.form.submit();
    expect(presenter.step.kind).toBe('leaving');
  });

  it('stops if the code expired before the email was sent', async () => {
    const { presenter, operator } = setUpCallback(pendingSignIn);
    operator.grantCode('code-1', failed(externalFailures.emailRequired));
    await presenter.receive(returnSearch);
    operator.grantCode('code-1', failed(externalFailures.invalidClaroCode));
    presenter.form.change('email', 'ana@banca.example');
    await presenter.form.submit();
    expect(presenter.step).toMatchObject({ kind: 'stopped', failure: externalFailures.invalidClaroCode });
  });
});

describe('CallbackPresenter with a second factor', () => {
  /** Returns from Google to an account that accepts only the code 123456. */
  async function openCodeStep(codeFailure: ExternalSignInErrorCode | null = null) {
    const callback = setUpCallback();
    const { google, presenter } = callback;
    google.finish = async (externalReturn) => {
      google.finished.push(externalReturn);
      if (externalReturn.secondFactor === '123456') return succeeded(exampleCredentials);
      const nextFailure = codeFailure ?? 'LOGIN.WRONG_SECOND_FACTOR';
      return failed(
        serviceFailure(
          externalReturn.secondFactor === undefined ? 'LOGIN.SECOND_FACTOR_REQUIRED' : nextFailure,
        ),
      );
    };
    await presenter.receive(returnSearch);
    const enterCode = (code: string) => {
      presenter.secondFactor.form.change('code', code);
      return presenter.secondFactor.form.submit();
    };
    return { ...callback, enterCode };
  }

  it('asks for the code and sends the same return again with it', async () => {
    const { presenter, google, session, enterCode } = await openCodeStep();
    expect(presenter.step).toEqual({ kind: 'secondFactor' });
    expect(session.current).toBeNull();
    expect(await enterCode('123456')).toBe(true);
    expect(session.current).toEqual(exampleCredentials);
    expect(presenter.step).toEqual({ kind: 'leaving', path: '/issue/nanquim' });
    const [first, second] = google.finished;
    expect(second).toEqual({ ...first, secondFactor: '123456' });
  });

  it('shows at the field that a code is wrong', async () => {
    const { presenter, enterCode } = await openCodeStep();
    expect(await enterCode('999999')).toBe(false);
    expect(presenter.secondFactor.form.shownError('code')).toEqual({ key: 'secondFactor:wrongCode' });
    expect(presenter.step).toEqual({ kind: 'secondFactor' });
  });

  it('keeps the code after too many attempts, and stops if the return has expired', async () => {
    const limited = await openCodeStep('LOGIN.TOO_MANY_ATTEMPTS');
    await limited.enterCode('999999');
    expect(limited.presenter.secondFactor.failure.current?.code).toBe('LOGIN.TOO_MANY_ATTEMPTS');
    const over = await openCodeStep(externalFailures.invalidGoogleCode.code);
    await over.enterCode('999999');
    expect(over.presenter.step.kind).toBe('stopped');
  });

  it('clears the code after the sign-in', async () => {
    const { presenter, enterCode } = await openCodeStep();
    await enterCode('123456');
    expect(presenter.secondFactor.form.values.code).toBe('');
  });
});
