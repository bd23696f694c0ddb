import { failures } from '../../../../src/domain/failure.ts';
import { externalFailures } from '../../../../src/domain/session/external-failures.ts';
import { HttpClient } from '../../../../src/infrastructure/http/http-client.ts';
import { RequestHeaders } from '../../../../src/infrastructure/http/request-headers.ts';
import { HttpAccounts } from '../../../../src/infrastructure/identity/http-accounts.ts';
import { HttpAuthentication } from '../../../../src/infrastructure/identity/http-authentication.ts';
import { HttpGoogleSignIn } from '../../../../src/infrastructure/identity/http-google-sign-in.ts';
import { fakeNetwork } from '../../../fakes/device/fake-network.ts';
import { FakeSession } from '../../../fakes/session/fake-session.ts';

const identity = new HttpClient('/api/identity', new RequestHeaders(), new FakeSession());
const externalReturn = {
  code: 'c',
  codeVerifier: 'v',
  nonce: 'n',
  redirectUri: 'https://banca.example/callback',
};
const refuse = (status: number, code: string, message: string) =>
  fakeNetwork.respondWith(status, { code, kind: 'UNAUTHORIZED', message });

beforeEach(() => fakeNetwork.reset());

describe('sign-in with a password', () => {
  const signIn = () => new HttpAuthentication(identity).signIn('ana', 'segredo');

  it.each([
    ['Use your EXTERNAL PROVIDER.', failures.defaultLoginAttemptByGoogleAccount],
    ['Invalid credentials.', failures.invalidCredentials],
  ])('recognizes the reason in the message "%s"', async (message, failure) => {
    refuse(401, 'X', message);
    expect(await signIn()).toEqual({ ok: false, failure });
  });

  it.each([
    [
      'LOGIN.EXTERNAL_PROVIDER',
      'Esta conta entra com o Google.',
      failures.defaultLoginAttemptByGoogleAccount,
    ],
    ['INVALID_CREDENTIALS', 'Senha incorreta.', failures.invalidCredentials],
  ])('recognizes the code %s in any language of the message', async (code, message, failure) => {
    refuse(401, code, message);
    expect(await signIn()).toEqual({ ok: false, failure });
  });

  it.each([
    'LOGIN.EMAIL_NOT_VERIFIED',
    'LOGIN.OPERATOR_ACCOUNT',
    'LOGIN.PUBLISHED_PASSWORD',
    'LOGIN.TOO_MANY_ATTEMPTS',
    'OTHER',
  ])('keeps the code %s', async (code) => {
    refuse(401, code, code === 'OTHER' ? 'Something else.' : 'Invalid for an external provider.');
    expect(await signIn()).toMatchObject({ ok: false, failure: { code } });
  });
});

describe('a message of the identity service without a code', () => {
  it('is kept', async () => {
    fakeNetwork.respondWith(422, { message: { main: 'Este nome não é permitido.' } });
    const outcome = await new HttpAccounts(identity).isTaken('email', 'ana@banca.example');
    expect(outcome).toMatchObject({ failure: { code: '', message: 'Este nome não é permitido.' } });
  });
});

describe('sign-in with Google', () => {
  const finish = () => new HttpGoogleSignIn(identity).finish({ ...externalReturn, providerId: 'google' });

  it.each([
    [
      'that mentions an external provider',
      'Not by this External Provider.',
      externalFailures.googleLoginAttemptByDefaultAccount,
    ],
    ['with any other message', 'Something else.', externalFailures.invalidGoogleCode],
  ])('recognizes a failure %s', async (_, message, failure) => {
    for (const code of ['X', '']) {
      refuse(401, code, message);
      expect(await finish()).toEqual({ ok: false, failure });
    }
  });

  it('recognizes the code of an account that is not linked in any language of the message', async () => {
    refuse(401, 'GOOGLE.NOT_LINKED', 'Esta conta não está vinculada.');
    const failure = externalFailures.googleLoginAttemptByDefaultAccount;
    expect(await finish()).toEqual({ ok: false, failure });
  });

  it.each([
    [502, 'EXTERNAL.UNREACHABLE'],
    [429, 'REQUEST.TOO_MANY'],
    [503, 'SERVICE.UNAVAILABLE'],
    [503, 'SECOND_FACTOR.UNREADABLE'],
    [503, ''],
  ])('keeps status %d with %j, which says nothing about the authorization', async (status, code) => {
    refuse(status, code, 'Later.');
    expect(await finish()).toMatchObject({ ok: false, failure: { code } });
  });

  it('reports an unexpected error of the service as the one of the app', async () => {
    refuse(500, 'UNEXPECTED', 'Unexpected error... Try again.');
    expect(await finish()).toMatchObject({ ok: false, failure: failures.unexpected });
  });

  it('keeps the failure of a proxy', async () => {
    fakeNetwork.respondWith(502, '<h1>Bad gateway</h1>');
    expect(await finish()).toMatchObject({ ok: false, failure: { code: failures.unknown.code } });
  });

  it('reports a 403 of a proxy as a failure to retry, and one of the service as an invalid authorization', async () => {
    fakeNetwork.respondWith(403, '<h1>Forbidden</h1>');
    expect(await finish()).toEqual({ ok: false, failure: failures.unknown });
    refuse(403, 'ACCESS.FORBIDDEN', 'No.');
    expect(await finish()).toEqual({ ok: false, failure: externalFailures.invalidGoogleCode });
  });

  it('keeps a network failure', async () => {
    fakeNetwork.responses = [null];
    expect(await finish()).toEqual({ ok: false, failure: failures.networkConnection });
  });

  it('sends only the fields of the contract', async () => {
    fakeNetwork.respondWith(200, {
      data: { token: 't', uuid: 'ana', expiresAt: '2026-06-01T00:00:00.000Z' },
    });
    const outcome = await new HttpGoogleSignIn(identity).finish({
      ...externalReturn,
      providerId: 'google',
      email: 'ana@banca.example',
    });
    expect(outcome).toEqual({ ok: true, value: { token: 't', readerId: 'ana' } });
    expect(JSON.parse(String(fakeNetwork.lastRequest.body))).toEqual(externalReturn);
  });

  it('is not offered if the service does not list Google', async () => {
    fakeNetwork.respondWith(200, { data: [] });
    expect(await new HttpGoogleSignIn(identity).listProviders()).toEqual({ ok: true, value: [] });
  });
});
