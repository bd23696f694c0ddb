import { createHash, randomBytes } from 'node:crypto';
import { extractLink, waitForEmail } from '../../support/emails.ts';
import { buildSignUp, identityCalls, nextIpAddress } from '../../support/identity-calls.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const createSecret = () => {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
};

/** The link of the confirmation email signs in on the device that signed up, and only there. */
export function signUpDevice(platform: () => TestPlatform): void {
  const { call, signUp, loadAccount, logIn } = identityCalls(platform);
  const confirm = (link: { uuid: string; code: string }, codeVerifier?: string) =>
    call('POST', '/user/validate-email', { payload: { uuid: link.uuid, code: link.code, codeVerifier } });

  /** Returns the link of the email and the secret of the device. */
  async function signUpOnDevice(more: Record<string, unknown> = {}) {
    const secret = createSecret();
    const user = buildSignUp({ codeChallenge: secret.codeChallenge, ...more });
    expect((await signUp(user)).statusCode).toBe(201);
    return { ...secret, user, link: extractLink(await waitForEmail(platform(), user.email)) };
  }

  beforeAll(() => platform().deleteAllData());

  it('signs in with the code and the secret', async () => {
    const { link, codeVerifier } = await signUpOnDevice();
    const { statusCode, json } = await confirm(link, codeVerifier);
    expect([statusCode, json().data]).toEqual([
      200,
      { token: expect.any(String), uuid: link.uuid, expiresAt: expect.any(String) },
    ]);
    const own = await loadAccount(link.uuid, { authorization: `Bearer ${json().data.token}` });
    expect(own.json().data.hasVerifiedEmail).toBe(true);
  });

  it('accepts code and secret once', async () => {
    const { link, codeVerifier } = await signUpOnDevice();
    const responses = await Promise.all([confirm(link, codeVerifier), confirm(link, codeVerifier)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await confirm(link, codeVerifier)).json().code).toBe('USER.INVALID_CODE');
  });

  it.each([
    ['without a secret', () => undefined],
    ['with another secret', () => createSecret().codeVerifier],
  ])('only confirms the address %s, and ends the validity of the right one', async (_, otherSecret) => {
    const { link, codeVerifier, user } = await signUpOnDevice();
    expect((await confirm(link, otherSecret())).json()).toEqual({ data: null });
    expect((await confirm(link, codeVerifier)).json().code).toBe('USER.INVALID_CODE');
    expect((await logIn(user.email)).statusCode).toBe(200);
  });

  it('does not sign in with the secret and a wrong code', async () => {
    const { link, codeVerifier } = await signUpOnDevice();
    expect((await confirm({ ...link, code: 'outro' }, codeVerifier)).json().code).toBe('USER.INVALID_CODE');
    expect((await platform().accounts.find(link.uuid))?.hasVerifiedEmail).toBe(false);
  });

  it('does not sign in if the sign-up sent no hash', async () => {
    const { link, codeVerifier } = await signUpOnDevice({ codeChallenge: undefined });
    expect((await confirm(link, codeVerifier)).json()).toEqual({ data: null });
  });

  it('signs in with an email that was sent again from anywhere', async () => {
    const { link, codeVerifier, user } = await signUpOnDevice();
    await call('POST', '/user/validate-email/resend', {
      payload: { entry: user.email },
      from: nextIpAddress(),
    });
    const second = extractLink(await waitForEmail(platform(), user.email, 2));
    expect(second.code).not.toBe(link.code);
    expect((await confirm(second, codeVerifier)).json().data).toMatchObject({ uuid: link.uuid });
  });

  it('signs in only with the newest secret after a repeated sign-up', async () => {
    const first = await signUpOnDevice();
    const second = createSecret();
    await signUp({ ...first.user, codeChallenge: second.codeChallenge });
    const link = extractLink(await waitForEmail(platform(), first.user.email, 2));
    expect((await confirm(link, first.codeVerifier)).json()).toEqual({ data: null });
  });

  it('stores no secret, and no hash after the confirmation', async () => {
    const { link, codeVerifier, codeChallenge } = await signUpOnDevice();
    const before = await platform().accounts.find(link.uuid);
    expect(before?.signUpChallenge).toBe(codeChallenge);
    expect(JSON.stringify(before)).not.toContain(codeVerifier);
    await confirm(link, codeVerifier);
    expect((await platform().accounts.find(link.uuid))?.signUpChallenge).toBeNull();
  });
}
