import { DeclaredAge } from '../../../../../src/infrastructure/storage/declared-age.ts';
import { buildUser, FakeIdentityUsers } from '../../../../fakes/account/fake-identity-users.ts';
import { FakeUserCache } from '../../../../fakes/account/fake-user-cache.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';

beforeEach(() => sessionStorage.clear());

const buildDeclaredAge = (
  storage: Storage = sessionStorage,
  identityUsers = new FakeIdentityUsers(),
  userCache = new FakeUserCache(),
) => new DeclaredAge({ identityUsers, userCache, clock: new FakeClock('2026-03-01T12:00:00Z'), storage });
const userBorn = (birthDate: string | null) => buildUser({ birthDate });

describe('the declared age', () => {
  it('of an account follows from its birth date, to the day', () => {
    expect(buildDeclaredAge().isOfAge(userBorn('2008-03-01'))).toBe(true);
    expect(buildDeclaredAge().isOfAge(userBorn('2008-03-02'))).toBe(false);
  });

  it('of an account without a birth date is the declaration of its owner', () => {
    expect(buildDeclaredAge().isOfAge(userBorn(null))).toBe(true);
    expect(buildDeclaredAge().isOfAge(buildUser({ hasDeclaredAdult: false }))).toBeNull();
    expect(buildDeclaredAge().isOfAge(userBorn('2012-01-01'))).toBe(false);
  });

  it('of an account is stored by the service and cached on the device', async () => {
    const user = buildUser({ hasDeclaredAdult: false });
    const identityUsers = new FakeIdentityUsers(user);
    const userCache = new FakeUserCache();
    const age = buildDeclaredAge(sessionStorage, identityUsers, userCache);
    const declared = { ...user, hasDeclaredAdult: true };
    expect(await age.confirm(user)).toEqual({ ok: true, value: declared });
    expect([identityUsers.users, userCache.load(user.id)]).toEqual([[declared], declared]);
    expect(age.isOfAge(null)).toBeNull();
  });

  it('of an account stays unknown if the service does not accept the declaration', async () => {
    const user = buildUser({ hasDeclaredAdult: false });
    const identityUsers = new FakeIdentityUsers(user);
    identityUsers.failure = serviceFailure('SERVICE.UNAVAILABLE');
    const userCache = new FakeUserCache();
    const outcome = await buildDeclaredAge(sessionStorage, identityUsers, userCache).confirm(user);
    expect([outcome.ok, userCache.load(user.id)]).toEqual([false, null]);
  });

  it('of an account with an unreadable or impossible birth date is not that of an adult', () => {
    for (const invalid of ['', 'ontem', '1800-01-01', '2090-01-01'])
      expect(buildDeclaredAge().isOfAge(userBorn(invalid))).toBe(false);
  });

  it('of a visitor is valid for the visit and not for accounts', async () => {
    await buildDeclaredAge().confirm(null);
    expect(buildDeclaredAge().isOfAge(null)).toBe(true);
    expect(buildDeclaredAge().isOfAge(userBorn('2012-01-01'))).toBe(false);
    sessionStorage.clear();
    expect(buildDeclaredAge().isOfAge(null)).toBeNull();
  });

  it('of a visitor is valid until the app is closed if the storage is full', async () => {
    const age = buildDeclaredAge(fullStorage(sessionStorage));
    await age.confirm(null);
    expect([age.isOfAge(null), buildDeclaredAge().isOfAge(null)]).toEqual([true, null]);
  });

  it('ignores invalid values in the storage', () => {
    for (const invalid of ['"true"', '1', 'null', '{']) {
      sessionStorage.setItem('banca.of-age', invalid);
      expect([invalid, buildDeclaredAge().isOfAge(null)]).toEqual([invalid, null]);
    }
  });
});
