import { StoredRecentSearches } from '../../../../../src/infrastructure/storage/stored-recent-searches.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';

beforeEach(() => localStorage.clear());

describe('the recent searches of a device', () => {
  it('survive a restart', () => {
    new StoredRecentSearches(localStorage).remember('ana', 'terror');
    expect(new StoredRecentSearches(localStorage).list('ana')).toEqual(['terror']);
  });

  it('are empty if the storage is full or has invalid values', () => {
    const withFullStorage = new StoredRecentSearches(fullStorage(localStorage));
    withFullStorage.remember(null, 'terror');
    expect(withFullStorage.list(null)).toEqual([]);
    for (const invalid of ['{', '{"0":"a"}', '[1]', '"a"']) {
      localStorage.setItem('banca.searches', invalid);
      expect([invalid, new StoredRecentSearches(localStorage).list(null)]).toEqual([invalid, []]);
    }
  });

  it('omit texts of more than 100 characters', () => {
    const searches = new StoredRecentSearches(localStorage);
    searches.remember(null, 'a'.repeat(101));
    searches.remember(null, 'a'.repeat(100));
    expect(searches.list(null)).toEqual(['a'.repeat(100)]);
  });
});
