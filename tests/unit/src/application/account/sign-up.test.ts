import { SignUp, type TypedAccount } from '../../../../../src/application/account/sign-up.ts';
import { externalFailures } from '../../../../../src/domain/session/external-failures.ts';
import { FakeAccounts } from '../../../../fakes/account/fake-accounts.ts';
import { FakeSignUpSecrets } from '../../../../fakes/account/fake-sign-up-secrets.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { FakeProofKeys } from '../../../../fakes/session/fake-proof-keys.ts';

const exampleAccount: TypedAccount = {
  email: ' caio@banca.example ',
  password: 'nanquim-azul-2026',
  username: '',
  hasAgreed: true,
};

const setUpSignUp = () => {
  const accounts = new FakeAccounts();
  const [proofKeys, secrets] = [new FakeProofKeys(), new FakeSignUpSecrets()];
  return { accounts, proofKeys, secrets, signUp: new SignUp(accounts, proofKeys, secrets) };
};

describe('SignUp', () => {
  it('opens an account, and keeps on the device the secret whose hash it sends', async () => {
    const { accounts, secrets, signUp } = setUpSignUp();
    const outcome = await signUp.execute(exampleAccount);
    const [created] = accounts.createdAccounts;
    expect(created).toEqual({
      email: 'caio@banca.example',
      password: 'nanquim-azul-2026',
      isAdult: true,
      hasAcceptedLgpd: true,
      codeChallenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    const readerId = accounts.accountStore.users[0]?.id;
    expect([outcome, secrets.stored]).toMatchObject([
      { ok: true, value: readerId },
      { readerId, codeVerifier: 'verifier-1' },
    ]);
    expect(JSON.stringify(created)).not.toContain('verifier-1');
    expect(accounts.accountStore.emails.map(({ to }) => to)).toEqual(['caio@banca.example']);
  });

  it('sends a chosen username without spaces around it', async () => {
    const { accounts, signUp } = setUpSignUp();
    await signUp.execute({ ...exampleAccount, username: ' caio.lima ' });
    expect(accounts.createdAccounts[0]?.username).toBe('caio.lima');
  });

  it('opens an account without a secret if the browser offers no cryptography', async () => {
    const { accounts, proofKeys, secrets, signUp } = setUpSignUp();
    proofKeys.failure = externalFailures.insecurePage;
    expect(await signUp.execute(exampleAccount)).toMatchObject({ ok: true });
    expect([accounts.createdAccounts[0]?.codeChallenge, secrets.stored]).toEqual([undefined, null]);
  });

  it('keeps no secret if the service rejects the account', async () => {
    const { accounts, secrets, signUp } = setUpSignUp();
    accounts.failure = serviceFailure('USER.EXISTING_EMAIL');
    await signUp.execute(exampleAccount);
    expect(secrets.stored).toBeNull();
  });

  it.each<[string, Partial<TypedAccount>, string]>([
    ['a password that is too short', { password: 'curta1' }, 'USER.INVALID_PASSWORD'],
    ['a missing declaration', { hasAgreed: false }, '0001003'],
  ])('sends nothing for %s', async (_, differences, code) => {
    const { accounts, signUp } = setUpSignUp();
    expect(await signUp.execute({ ...exampleAccount, ...differences })).toMatchObject({
      ok: false,
      failure: { code },
    });
    expect(accounts.createdAccounts).toEqual([]);
  });
});
