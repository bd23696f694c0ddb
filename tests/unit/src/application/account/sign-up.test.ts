import { SignUp } from '../../../../../src/application/account/sign-up.ts';
import type { NewAccount } from '../../../../../src/application/ports/accounts.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { FakeAccounts, someNewAccount } from '../../../../fakes/fake-accounts.ts';
import { FakeAwaitedPlace } from '../../../../fakes/fake-awaited-place.ts';
import { FakeClock } from '../../../../fakes/fake-clock.ts';

const build = () => {
  const accounts = new FakeAccounts();
  const place = new FakeAwaitedPlace();
  const useCase = new SignUp(accounts, new FakeClock('2026-03-01T12:00:00Z'), place);
  const signUp = (account: NewAccount) => useCase.execute(account, '/issue/nanquim');
  return { accounts, place, signUp };
};

describe('SignUp', () => {
  it('opens an account, whose letter is sent', async () => {
    const { accounts, place, signUp } = build();
    expect(await signUp(someNewAccount({ email: ' caio@banca.example ' }))).toMatchObject({
      ok: true,
    });
    expect(accounts.opened).toEqual([someNewAccount()]);
    expect(accounts.book.letters.map(({ to }) => to)).toEqual(['caio@banca.example']);
    expect(place.take()).toBe('/issue/nanquim');
  });

  it.each<[string, Partial<NewAccount>, string]>([
    ['a password that is too short', { password: 'curta1' }, 'USER.INVALID_PASSWORD'],
    ['a common password', { password: 'password1' }, 'USER.INVALID_PASSWORD'],
    ['a username of digits alone', { username: '12345' }, '0001003'],
    ['a username that is too long', { username: 'caio.lima.da.silva' }, '0001003'],
    ['who turns 18 tomorrow', { birthDate: '2008-03-02' }, 'USER.UNDERAGE'],
    ['a day that is none', { birthDate: '1990-02-30' }, '0001003'],
    ['no birth date', { birthDate: '' }, '0001003'],
    ['terms that nobody agreed to', { hasAcceptedLgpd: false }, '0001003'],
  ])('lets nothing leave the device for %s', async (_, differences, code) => {
    const { accounts, place, signUp } = build();
    expect(await signUp(someNewAccount(differences))).toMatchObject({ ok: false, failure: { code } });
    expect([accounts.opened, place.take()]).toEqual([[], '/']);
  });

  it('takes who turns 18 today', async () => {
    const { signUp } = build();
    expect(await signUp(someNewAccount({ birthDate: '2008-03-01' }))).toMatchObject({ ok: true });
  });

  it('keeps no place for an account that the service refuses', async () => {
    const { accounts, place, signUp } = build();
    accounts.failure = failures.networkConnection;
    expect(await signUp(someNewAccount())).toMatchObject({ ok: false });
    expect(place.take()).toBe('/');
  });
});
