import { DeclaredAge } from '../../../../../src/infrastructure/storage/declared-age.ts';
import { someUser } from '../../../../fakes/account/fake-identity-users.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';

beforeEach(() => sessionStorage.clear());

const open = (storage: Storage = sessionStorage) =>
  new DeclaredAge(new FakeClock('2026-03-01T12:00:00Z'), storage);
const born = (birthDate: string | null) => someUser({ birthDate });

describe('the declared age', () => {
  it('of an account is that of its birth date, to the day', () => {
    expect(open().isOfAge(born('2008-03-01'))).toBe(true);
    expect(open().isOfAge(born('2008-03-02'))).toBe(false);
  });

  it('of an account without one is what was declared when it was opened', () => {
    expect(open().isOfAge(born(null))).toBe(true);
  });

  it('of an account whose birth date nobody can read is none of a grown-up', () => {
    for (const odd of ['', 'ontem', '1800-01-01', '2090-01-01'])
      expect(open().isOfAge(born(odd))).toBe(false);
  });

  it('of a visitor holds for the visit, and for no account', async () => {
    await open().confirm(null);
    expect(open().isOfAge(null)).toBe(true);
    expect(open().isOfAge(born('2012-01-01'))).toBe(false);
    sessionStorage.clear();
    expect(open().isOfAge(null)).toBeNull();
  });

  it('of a visitor holds until the app is closed where the browser keeps nothing', async () => {
    const age = open(fullStorage(sessionStorage));
    await age.confirm(null);
    expect([age.isOfAge(null), open().isOfAge(null)]).toEqual([true, null]);
  });

  it('takes nothing else that lies in the storage for a word', () => {
    for (const odd of ['"true"', '1', 'null', '{']) {
      sessionStorage.setItem('banca.of-age', odd);
      expect([odd, open().isOfAge(null)]).toEqual([odd, null]);
    }
  });
});
