import { failures } from '../../../../../src/domain/failure.ts';
import { externalFailures } from '../../../../../src/domain/session/external-failures.ts';
import { HttpOperatorSignIn } from '../../../../../src/infrastructure/comics/http-operator-sign-in.ts';
import { HttpClient } from '../../../../../src/infrastructure/http/http-client.ts';
import { RequestHeaders } from '../../../../../src/infrastructure/http/request-headers.ts';
import { fakeNetwork } from '../../../../fakes/device/fake-network.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';

const operator = new HttpOperatorSignIn(
  new HttpClient('/api/comics', new RequestHeaders(), new FakeSession()),
);
const externalReturn = {
  code: 'c',
  codeVerifier: 'v',
  nonce: 'n',
  redirectUri: 'https://banca.example/callback',
  providerId: 'vivo',
};
const lastSentBody = () => JSON.parse(String(fakeNetwork.lastRequest.body));

beforeEach(() => fakeNetwork.reset());

describe('sign-in with the operator', () => {
  it('offers each operator, and begins and finishes with the chosen one', async () => {
    fakeNetwork.respondWith(200, [
      { name: 'claro', label: 'Claro' },
      { name: 'vivo', label: 'Vivo' },
    ]);
    expect(await operator.listProviders()).toEqual({
      ok: true,
      value: [
        { id: 'claro', name: 'Claro' },
        { id: 'vivo', name: 'Vivo' },
      ],
    });
    const { providerId, redirectUri } = externalReturn;
    const request = { state: 's', nonce: 'n', codeChallenge: 'x', redirectUri };
    fakeNetwork.respondWith(200, { address: 'https://vivo.example' });
    expect(await operator.begin({ ...request, providerId })).toEqual({
      ok: true,
      value: 'https://vivo.example',
    });
    expect(lastSentBody()).toEqual({ ...request, provider: 'vivo' });

    fakeNetwork.respondWith(200, { user: { dragonId: 'ana' }, token: 't' });
    expect(await operator.finish(externalReturn)).toEqual({
      ok: true,
      value: { token: 't', readerId: 'ana' },
    });
    const { providerId: _, ...sentReturn } = externalReturn;
    expect(lastSentBody()).toEqual({ ...sentReturn, provider: 'vivo' });
  });

  it('returns null if the reader keeps the open session', async () => {
    fakeNetwork.respondWith(200, { user: { dragonId: 'ana' }, token: null });
    expect(await operator.finish(externalReturn)).toEqual({ ok: true, value: null });
  });

  it('sends the email address that the reader entered', async () => {
    fakeNetwork.respondWith(200, { user: { dragonId: 'ana' }, token: 't' });
    await operator.finish({ ...externalReturn, email: 'ana@banca.example' });
    expect(lastSentBody()).toMatchObject({ email: 'ana@banca.example' });
  });

  it.each([
    externalFailures.claroLoginAttemptByDefaultAccount,
    externalFailures.invalidClaroCode,
    externalFailures.emailRequired,
    failures.parentPermission,
  ])('replaces the failure $code by the failure of the app ($name)', async (failure) => {
    fakeNetwork.respondWith(409, { code: failure.code, message: 'Não.' });
    expect(await operator.finish(externalReturn)).toEqual({ ok: false, failure });
  });

  it('is not available if the service offers no operator', async () => {
    fakeNetwork.respondWith(200, []);
    expect(await operator.listProviders()).toEqual({ ok: true, value: [] });
  });
});
