import { SignUp, type TypedAccount } from '../../../../../src/application/account/sign-up.ts';
import { buildNewAccount, FakeAccounts } from '../../../../fakes/account/fake-accounts.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';

const setUpSignUp = () => {
  const accounts = new FakeAccounts();
  return { accounts, signUp: new SignUp(accounts, new FakeClock('2026-03-01T12:00:00Z')) };
};

describe('SignUp', () => {
  it('opens an account, for which an email is sent', async () => {
    const { accounts, signUp } = setUpSignUp();
    expect(await signUp.execute(buildNewAccount({ email: ' caio@banca.example ' }))).toMatchObject({
      ok: true,
    });
    expect(accounts.createdAccounts).toEqual([{ ...buildNewAccount(), phoneNumber: '+5511988887777' }]);
    expect(accounts.accountStore.emails.map(({ to }) => to)).toEqual(['caio@banca.example']);
  });

  it.each<[string, Partial<TypedAccount>, string]>([
    ['a password that is too short', { password: 'curta1' }, 'USER.INVALID_PASSWORD'],
    ['a username of only digits', { username: '12345' }, '0001003'],
    ['a username that is too long', { username: 'caio.lima.da.silva' }, '0001003'],
    ['a person who turns 18 tomorrow', { birthDate: '2008-03-02' }, 'USER.UNDERAGE'],
    ['an invalid day', { birthDate: '1990-02-30' }, '0001003'],
    ['no birth date', { birthDate: '' }, '0001003'],
    ['terms that were not accepted', { hasAcceptedLgpd: false }, '0001003'],
  ])('sends nothing for %s', async (_, differences, code) => {
    const { accounts, signUp } = setUpSignUp();
    expect(await signUp.execute({ ...buildNewAccount(), ...differences })).toMatchObject({
      ok: false,
      failure: { code },
    });
    expect(accounts.createdAccounts).toEqual([]);
  });

  it('accepts a person who turns 18 today', async () => {
    const { signUp } = setUpSignUp();
    expect(await signUp.execute(buildNewAccount({ birthDate: '2008-03-01' }))).toMatchObject({ ok: true });
  });
});
