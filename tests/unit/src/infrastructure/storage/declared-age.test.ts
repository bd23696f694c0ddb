import { DeclaredAge } from '../../../../../src/infrastructure/storage/declared-age.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';

beforeEach(() => sessionStorage.clear());

const buildDeclaredAge = (storage: Storage = sessionStorage) =>
  new DeclaredAge(new FakeClock('2026-03-01T12:00:00Z'), storage);
const userBorn = (birthDate: string | null) => buildUser({ birthDate });

describe('the declared age', () => {
  it('of an account follows from its birth date, to the day', () => {
    expect(buildDeclaredAge().isOfAge(userBorn('2008-03-01'))).toBe(true);
    expect(buildDeclaredAge().isOfAge(userBorn('2008-03-02'))).toBe(false);
  });

  it('of an account without a birth date is the declaration at its sign-up', () => {
    expect(buildDeclaredAge().isOfAge(userBorn(null))).toBe(true);
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
