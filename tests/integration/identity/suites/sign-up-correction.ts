import { extractLink, findEmailsTo, waitForEmail } from '../../support/emails.ts';
import { buildSignUp, identityCalls, nextIpAddress, validPassword } from '../../support/identity-calls.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Repeated sign-ups, after a mistyped email address or a lost response. */
export function signUpCorrection(platform: () => TestPlatform): void {
  const { call, logIn, signUp } = identityCalls(platform);
  const outcomeOf = async (response: ReturnType<typeof signUp>) => {
    const { statusCode, json } = await response;
    return [statusCode, json().code];
  };
  const confirmEmail = async (email: string) => {
    const { uuid, code } = extractLink(await waitForEmail(platform(), email));
    return call('POST', '/user/validate-email', { payload: { uuid, code } });
  };

  beforeAll(() => platform().deleteAllData());

  it('corrects an unconfirmed account, and invalidates its first email', async () => {
    const mistyped = buildSignUp({ email: 'caio@gmial.example' });
    const first = (await signUp(mistyped)).json().data;
    const second = await signUp({ ...mistyped, email: 'caio@gmail.example' });
    expect(second.statusCode).toBe(201);
    expect(second.json().data).toMatchObject({ uuid: first.uuid, email: 'caio@gmail.example' });
    expect((await confirmEmail('caio@gmial.example')).statusCode).toBe(400);
    expect((await confirmEmail('caio@gmail.example')).statusCode).toBe(200);
    expect((await logIn(mistyped.username)).statusCode).toBe(200);
  });

  it('corrects the address of a sign-up without a username, and generates the username again', async () => {
    const { username: _, phoneNumber: __, ...user } = buildSignUp({ email: 'rita.erada@banca.example' });
    const first = (await signUp(user)).json().data;
    const corrected = { ...user, email: 'rita.lopes@banca.example', corrects: first.uuid };
    const { statusCode, json } = await signUp(corrected);
    expect([statusCode, json().data]).toMatchObject([201, { uuid: first.uuid, username: 'rita.lopes' }]);
    expect((await confirmEmail('rita.erada@banca.example')).statusCode).toBe(400);
    expect((await confirmEmail('rita.lopes@banca.example')).statusCode).toBe(200);
  });

  it('corrects no account without its password', async () => {
    const { username: _, phoneNumber: __, ...user } = buildSignUp();
    const first = (await signUp(user)).json().data;
    const stranger = { ...buildSignUp({ password: 'outra-senha-boa-9' }), corrects: first.uuid };
    const second = (await signUp(stranger)).json().data;
    expect(second.uuid).not.toBe(first.uuid);
    expect((await platform().accounts.find(first.uuid))?.email).toBe(user.email);
  });

  it('accepts the same data again, because the first response may have been lost', async () => {
    const user = buildSignUp();
    const first = await signUp(user);
    const firstLink = extractLink(await waitForEmail(platform(), user.email));
    const second = await signUp(user);
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    const { uuid, code } = firstLink;
    expect((await call('POST', '/user/validate-email', { payload: { uuid, code } })).statusCode).toBe(200);
  });

  it('accepts two identical concurrent sign-ups, as from a double click', async () => {
    const user = buildSignUp();
    const responses = await Promise.all([signUp(user), signUp(user)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(responses[0]?.json()).toEqual(responses[1]?.json());
  });

  it('sends an address at most five confirmation emails an hour from one network, and twenty from all networks and accounts', async () => {
    const [target, network] = ['alvo@banca.example', nextIpAddress()];
    const [first, second] = [buildSignUp(), buildSignUp()];
    const signUpFrom = async (from: string, user: ReturnType<typeof buildSignUp>) =>
      (await call('POST', '/user', { payload: user, from })).statusCode;
    const countReceived = async () => (await findEmailsTo(platform(), target)).length;
    for (let count = 0; count < 4; count += 1) await signUpFrom(network, { ...first, email: target });
    await signUpFrom(network, first);
    for (let count = 0; count < 3; count += 1)
      expect(await signUpFrom(network, { ...second, email: target.toUpperCase() })).toBe(201);
    expect(await findEmailsTo(platform(), target.toUpperCase())).toHaveLength(1);
    expect(await countReceived()).toBe(4);
    for (let count = 0; count < 18; count += 1)
      await signUpFrom(nextIpAddress(), { ...second, email: target });
    expect(await countReceived()).toBe(19);
  });

  it('corrects nothing if the password differs', async () => {
    const mistyped = buildSignUp();
    await signUp(mistyped);
    const stranger = { ...mistyped, email: 'outra.pessoa@banca.example', password: 'outra-senha-boa-9' };
    expect(await outcomeOf(signUp(stranger))).toEqual([409, 'USER.EXISTING_USERNAME']);
  });

  it('does not correct a confirmed account', async () => {
    const user = buildSignUp();
    await signUp(user);
    await confirmEmail(user.email);
    expect(await outcomeOf(signUp({ ...user, email: 'de.novo@banca.example' }))).toEqual([
      409,
      'USER.EXISTING_USERNAME',
    ]);
    expect((await logIn(user.email)).statusCode).toBe(200);
  });

  it('rejects a correction with values of another account', async () => {
    const [mistyped, other] = [buildSignUp(), buildSignUp()];
    await signUp(mistyped);
    await signUp(other);
    expect(await outcomeOf(signUp({ ...mistyped, email: other.email }))).toEqual([
      409,
      'USER.EXISTING_EMAIL',
    ]);
    expect(
      await outcomeOf(signUp({ ...mistyped, email: 'x@banca.example', phoneNumber: other.phoneNumber })),
    ).toEqual([409, 'USER.EXISTING_USERNAME']);
  });

  it('limits guesses of the password of an unconfirmed account', async () => {
    const user = buildSignUp();
    await signUp(user);
    const guess = (password: string) => signUp({ ...user, email: 'x@banca.example', password });
    for (let tries = 0; tries < 10; tries += 1) await guess(`palpite-numero-${tries}`);
    expect(await outcomeOf(guess(validPassword))).toEqual([429, 'REQUEST.TOO_MANY']);
  });
}
