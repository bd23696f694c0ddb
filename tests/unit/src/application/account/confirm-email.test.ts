import { ConfirmEmail } from '../../../../../src/application/account/confirm-email.ts';
import { SignUp } from '../../../../../src/application/account/sign-up.ts';
import { FakeAccounts } from '../../../../fakes/account/fake-accounts.ts';
import { FakeSignUpSecrets } from '../../../../fakes/account/fake-sign-up-secrets.ts';
import { FakeProofKeys } from '../../../../fakes/session/fake-proof-keys.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

async function setUpConfirmation() {
  const accounts = new FakeAccounts();
  const [secrets, session] = [new FakeSignUpSecrets(), new FakeSession()];
  const signUp = new SignUp(accounts, new FakeProofKeys(), secrets);
  await signUp.execute({
    email: 'caio@banca.example',
    password: 'nanquim-azul-2026',
    username: '',
    hasAgreed: true,
  });
  const link = accounts.accountStore.emails[0]?.link;
  if (!link) throw new Error('No email was sent.');
  return { accounts, secrets, session, link, confirmEmail: new ConfirmEmail(accounts, secrets, session) };
}

describe('ConfirmEmail', () => {
  it('signs in on the device that signed up, once', async () => {
    const { confirmEmail, link, session, secrets } = await setUpConfirmation();
    expect(confirmEmail.canSignIn(link)).toBe(true);
    expect(await confirmEmail.execute(link)).toMatchObject({ ok: true, value: 'signed-in' });
    expect([session.current?.readerId, secrets.stored]).toEqual([link.readerId, null]);
    expect(await confirmEmail.execute(link)).toMatchObject({ ok: false });
  });

  it('only confirms on another device', async () => {
    const { confirmEmail, link, session, secrets, accounts } = await setUpConfirmation();
    secrets.clear();
    expect(confirmEmail.canSignIn(link)).toBe(false);
    expect(await confirmEmail.execute(link)).toMatchObject({ ok: true, value: 'confirmed' });
    expect([session.current, accounts.accountStore.users[0]?.hasVerifiedEmail]).toEqual([null, true]);
  });

  it('keeps the session of another reader', async () => {
    const { confirmEmail, link, session } = await setUpConfirmation();
    session.open(exampleCredentials);
    expect(confirmEmail.canSignIn(link)).toBe(false);
    expect(await confirmEmail.execute(link)).toMatchObject({ ok: true, value: 'confirmed' });
    expect(session.current).toEqual(exampleCredentials);
  });

  it('keeps the secret if the link is wrong, for the right one', async () => {
    const { confirmEmail, link, session, secrets } = await setUpConfirmation();
    expect(await confirmEmail.execute({ ...link, code: 'wrong' })).toMatchObject({ ok: false });
    expect([session.current, secrets.find(link.readerId)]).toEqual([null, 'verifier-1']);
  });
});
