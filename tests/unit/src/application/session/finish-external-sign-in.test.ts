import { FinishExternalSignIn } from '../../../../../src/application/session/finish-external-sign-in.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { externalFailures } from '../../../../../src/domain/session/external-failures.ts';
import { FakeExternalSignIn } from '../../../../fakes/session/fake-external-sign-in.ts';
import { buildPendingSignIn } from '../../../../fakes/session/fake-pending-sign-ins.ts';
import { exampleCredentials, FakeSession, otherCredentials } from '../../../../fakes/session/fake-session.ts';

function setUpFinishExternalSignIn(session = new FakeSession()) {
  const google = new FakeExternalSignIn();
  const operator = new FakeExternalSignIn('Claro', externalFailures.invalidClaroCode);
  return { google, operator, session, finish: new FinishExternalSignIn({ google, operator }, session) };
}

describe('FinishExternalSignIn', () => {
  it('opens a session for the code', async () => {
    const { google, operator, session, finish } = setUpFinishExternalSignIn();
    google.grantCode('code-1', exampleCredentials);
    expect(await finish.execute(buildPendingSignIn(), 'code-1')).toEqual({ ok: true, value: 'opened' });
    expect(session.current).toEqual(exampleCredentials);
    expect(operator.finished).toEqual([]);
    expect(google.finished).toEqual([
      {
        code: 'code-1',
        codeVerifier: 'verifier-1',
        nonce: 'nonce-1',
        redirectUri: 'https://banca.example/callback',
        providerId: 'google',
      },
    ]);
  });

  it('keeps the session after linking the operator', async () => {
    const { operator, session, finish } = setUpFinishExternalSignIn(new FakeSession(exampleCredentials));
    operator.grantCode('code-1', null);
    const pending = buildPendingSignIn({ provider: 'operator', readerId: exampleCredentials.readerId });
    expect(await finish.execute(pending, 'code-1')).toEqual({ ok: true, value: 'linked' });
    expect(session.current).toEqual(exampleCredentials);
  });

  it('opens no session on a failure, and can be retried with the missing field', async () => {
    const { operator, session, finish } = setUpFinishExternalSignIn();
    const pending = buildPendingSignIn({ provider: 'operator' });
    operator.grantCode('code-1', failed(externalFailures.emailRequired));
    expect(await finish.execute(pending, 'code-1')).toEqual(failed(externalFailures.emailRequired));
    expect(session.current).toBeNull();
    operator.grantCode('code-1', exampleCredentials);
    expect(await finish.execute(pending, 'code-1', { email: 'ana@banca.example' })).toMatchObject({
      ok: true,
    });
    expect(operator.finished.map(({ email }) => email)).toEqual([undefined, 'ana@banca.example']);
  });

  it('links nothing if another user signed in before the retry', async () => {
    const { operator, session, finish } = setUpFinishExternalSignIn();
    const pending = buildPendingSignIn({ provider: 'operator' });
    operator.grantCode('code-1', failed(externalFailures.emailRequired));
    await finish.execute(pending, 'code-1');
    session.changeInAnotherTab(otherCredentials);
    const outcome = await finish.execute(pending, 'code-1', { email: 'ana@banca.example' });
    expect(outcome).toEqual(failed(externalFailures.foreignReturn));
    expect(operator.finished).toHaveLength(1);
    expect(session.current).toEqual(otherCredentials);
  });

  it.each([
    ['has signed out', null, failures.expiredSession],
    ['is another user', otherCredentials, externalFailures.foreignReturn],
  ])('links nothing if the reader %s meanwhile', async (_what, now, failure) => {
    const { operator, session, finish } = setUpFinishExternalSignIn(new FakeSession(exampleCredentials));
    operator.grantCode('code-1', null);
    session.changeInAnotherTab(now);
    const pending = buildPendingSignIn({ provider: 'operator', readerId: exampleCredentials.readerId });
    expect(await finish.execute(pending, 'code-1')).toEqual(failed(failure));
    expect(operator.finished).toEqual([]);
  });
});
