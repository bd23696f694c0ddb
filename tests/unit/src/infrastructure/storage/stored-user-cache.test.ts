import { StoredUserCache } from '../../../../../src/infrastructure/storage/stored-user-cache.ts';
import { FakeClock } from '../../../../fakes/fake-clock.ts';
import { someUser } from '../../../../fakes/fake-identity-users.ts';

describe('StoredUserCache', () => {
  beforeEach(() => localStorage.clear());
  const day = 24 * 60 * 60 * 1000;

  it('keeps a user for 24 hours and not longer', () => {
    const clock = new FakeClock();
    const cache = new StoredUserCache(localStorage, clock);
    cache.save(someUser());
    clock.pass(day - 1);
    expect(cache.load('ana')).toEqual(someUser());
    clock.pass(1);
    expect(cache.load('ana')).toBeNull();
  });

  it('gives nobody the user of somebody else', () => {
    const cache = new StoredUserCache(localStorage, new FakeClock());
    cache.save(someUser());
    expect(cache.load('bia')).toBeNull();
  });

  it('forgets all users and nothing but users', () => {
    localStorage.setItem('banca.language', '"en-us"');
    const cache = new StoredUserCache(localStorage, new FakeClock());
    cache.save(someUser());
    cache.clear();
    expect(cache.load('ana')).toBeNull();
    expect(localStorage.getItem('banca.language')).toBe('"en-us"');
  });
});
