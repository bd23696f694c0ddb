import { StoredUserCache } from '../../../../../src/infrastructure/storage/stored-user-cache.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';

describe('StoredUserCache', () => {
  beforeEach(() => localStorage.clear());
  const dayMs = 24 * 60 * 60 * 1000;

  it('keeps a user for 24 hours', () => {
    const clock = new FakeClock();
    const cache = new StoredUserCache(localStorage, clock);
    cache.save(buildUser());
    clock.advance(dayMs - 1);
    expect(cache.load('ana')).toEqual(buildUser());
    clock.advance(1);
    expect(cache.load('ana')).toBeNull();
  });

  it('does not return a user that was saved in the future, because the clock was set back', () => {
    const clock = new FakeClock();
    const cache = new StoredUserCache(localStorage, clock);
    cache.save(buildUser());
    clock.advance(-1);
    expect(cache.load('ana')).toBeNull();
  });

  it.each([
    ['not JSON', 'not JSON'],
    ['a user of an older version', JSON.stringify({ user: { uuid: 'ana', username: 'ana' }, savedAt: 0 })],
    ['an invalid date', JSON.stringify({ user: buildUser(), savedAt: 'today' })],
    ['another user under this key', JSON.stringify({ user: buildUser({ id: 'bia' }), savedAt: 0 })],
  ])('ignores %s', (_, text) => {
    localStorage.setItem('banca.user.ana', text);
    expect(new StoredUserCache(localStorage, new FakeClock('1970-01-01')).load('ana')).toBeNull();
  });

  it('keeps nothing and does not fail if the storage is full', () => {
    const cache = new StoredUserCache(fullStorage(localStorage), new FakeClock());
    cache.save(buildUser());
    expect(cache.load('ana')).toBeNull();
    cache.clear();
  });

  it('does not return the user of another reader', () => {
    const cache = new StoredUserCache(localStorage, new FakeClock());
    cache.save(buildUser());
    expect(cache.load('bia')).toBeNull();
  });

  it('clears only users', () => {
    localStorage.setItem('banca.language', '"en-us"');
    const cache = new StoredUserCache(localStorage, new FakeClock());
    cache.save(buildUser());
    cache.clear();
    expect(cache.load('ana')).toBeNull();
    expect(localStorage.getItem('banca.language')).toBe('"en-us"');
  });
});
