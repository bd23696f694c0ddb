import { BeginExternalSignIn } from '../../../../../src/application/session/begin-external-sign-in.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { externalFailures } from '../../../../../src/domain/session/external-failures.ts';
import { FakeNavigation } from '../../../../fakes/device/fake-navigation.ts';
import { FakeExternalSignIn } from '../../../../fakes/session/fake-external-sign-in.ts';
import { FakePendingSignIns } from '../../../../fakes/session/fake-pending-sign-ins.ts';
import { FakeProofKeys } from '../../../../fakes/session/fake-proof-keys.ts';

function setUpBeginExternalSignIn() {
  const google = new FakeExternalSignIn();
  const operator = new FakeExternalSignIn('Claro', externalFailures.invalidClaroCode);
  const proofKeys = new FakeProofKeys();
  const pending = new FakePendingSignIns();
  const navigation = new FakeNavigation();
  const begin = new BeginExternalSignIn({ google, operator }, proofKeys, pending, navigation);
  return { google, operator, proofKeys, pending, navigation, begin };
}

const beginning = {
  provider: 'google',
  providerId: 'google',
  returnTo: '/issue/nanquim',
  readerId: null,
} as const;

describe('BeginExternalSignIn', () => {
  it('opens the provider and keeps the secret half of the proof on the device', async () => {
    const { google, pending, navigation, begin } = setUpBeginExternalSignIn();
    expect(await begin.execute(beginning)).toEqual({ ok: true, value: undefined });
    expect(navigation.openedAddresses).toEqual(['https://provider.example/authorize?state=state-1']);
    const [request] = google.requests;
    expect(request).toEqual({
      state: 'state-1',
      nonce: 'nonce-1',
      codeChallenge: expect.not.stringContaining('verifier'),
      redirectUri: 'https://banca.example/callback',
      providerId: 'google',
    });
    expect(pending.take('state-1')).toEqual({
      provider: 'google',
      providerId: 'google',
      state: 'state-1',
      nonce: 'nonce-1',
      codeVerifier: 'verifier-1',
      redirectUri: 'https://banca.example/callback',
      returnTo: '/issue/nanquim',
      readerId: null,
    });
  });

  it('allows several pending sign-ins, each with its own proof', async () => {
    const { pending, begin } = setUpBeginExternalSignIn();
    await begin.execute(beginning);
    await begin.execute({ provider: 'operator', providerId: 'vivo', returnTo: '/plans', readerId: 'ana' });
    expect(
      [...pending.pendingByState.values()].map(({ providerId, nonce, readerId }) => [
        providerId,
        nonce,
        readerId,
      ]),
    ).toEqual([
      ['google', 'nonce-1', null],
      ['vivo', 'nonce-2', 'ana'],
    ]);
  });

  it.each(['https://evil.example', '//evil.example', '/auth/login', '/callback?code=1'])(
    'replaces the return path %s with home',
    async (returnTo) => {
      const { pending, begin } = setUpBeginExternalSignIn();
      await begin.execute({ ...beginning, returnTo });
      expect(pending.take('state-1')?.returnTo).toBe('/');
    },
  );

  it('does not start on an insecure page', async () => {
    const { proofKeys, google, begin, navigation } = setUpBeginExternalSignIn();
    proofKeys.failure = externalFailures.insecurePage;
    expect(await begin.execute(beginning)).toEqual(failed(externalFailures.insecurePage));
    expect([google.requests, navigation.openedAddresses]).toEqual([[], []]);
  });

  it('does not start if the browser blocks storage', async () => {
    const { pending, google, begin, navigation } = setUpBeginExternalSignIn();
    pending.isStorageBlocked = true;
    expect(await begin.execute(beginning)).toEqual(failed(externalFailures.storageForbidden));
    expect([google.requests, navigation.openedAddresses]).toEqual([[], []]);
  });

  it('keeps no pending sign-in after a failure', async () => {
    const { pending, google, begin } = setUpBeginExternalSignIn();
    google.failure = failures.networkConnection;
    expect(await begin.execute(beginning)).toEqual(failed(failures.networkConnection));
    expect(pending.pendingByState.size).toBe(0);
  });

  it('does not open an address that is not http', async () => {
    const { google, pending, navigation, begin } = setUpBeginExternalSignIn();
    google.begin = async () => ({ ok: true, value: 'javascript:alert(1)' });
    expect(await begin.execute(beginning)).toEqual(failed(failures.unexpected));
    expect([navigation.openedAddresses, pending.pendingByState.size]).toEqual([[], 0]);
  });

  it('does not open the provider if the reader has left the screen', async () => {
    const { pending, navigation, begin } = setUpBeginExternalSignIn();
    await begin.execute(beginning, () => false);
    expect([navigation.openedAddresses, pending.pendingByState.size]).toEqual([[], 0]);
  });
});
