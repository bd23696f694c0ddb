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
};
const claro = { status: 200, body: [{ name: 'claro', label: 'Claro' }] };
const lastSentBody = () => JSON.parse(String(fakeNetwork.lastRequest.body));

beforeEach(() => fakeNetwork.reset());

describe('sign-in with the operator', () => {
  it('sends the name of the offered provider when it begins and when it finishes', async () => {
    const request = { state: 's', nonce: 'n', codeChallenge: 'x', redirectUri: externalReturn.redirectUri };
    fakeNetwork.responses = [claro, { status: 200, body: { address: 'https://claro.example' } }];
    expect(await operator.begin(request)).toEqual({ ok: true, value: 'https://claro.example' });
    expect(lastSentBody()).toEqual({ ...request, provider: 'claro' });

    fakeNetwork.responses = [claro, { status: 200, body: { user: { dragonId: 'ana' }, token: 't' } }];
    expect(await operator.finish(externalReturn)).toEqual({
      ok: true,
      value: { token: 't', readerId: 'ana' },
    });
    expect(lastSentBody()).toEqual({ ...externalReturn, provider: 'claro' });
  });

  it('returns null if the reader keeps the open session', async () => {
    fakeNetwork.responses = [claro, { status: 200, body: { user: { dragonId: 'ana' }, token: null } }];
    expect(await operator.finish(externalReturn)).toEqual({ ok: true, value: null });
  });

  it('sends the email address that the reader entered', async () => {
    fakeNetwork.responses = [claro, { status: 200, body: { user: { dragonId: 'ana' }, token: 't' } }];
    await operator.finish({ ...externalReturn, email: 'ana@banca.example' });
    expect(lastSentBody()).toMatchObject({ email: 'ana@banca.example' });
  });

  it.each([
    externalFailures.claroLoginAttemptByDefaultAccount,
    externalFailures.invalidClaroCode,
    externalFailures.emailRequired,
    failures.parentPermission,
  ])('replaces the failure $code by the failure of the app ($name)', async (failure) => {
    fakeNetwork.responses = [claro, { status: 409, body: { code: failure.code, message: 'Não.' } }];
    expect(await operator.finish(externalReturn)).toEqual({ ok: false, failure });
  });

  it('is not available if the service offers no operator', async () => {
    fakeNetwork.respondWith(200, []);
    expect(await operator.findProviderName()).toEqual({ ok: true, value: null });
    expect(await operator.finish(externalReturn)).toMatchObject({
      ok: false,
      failure: { code: 'SVA.NOT_FOUND' },
    });
  });
});
