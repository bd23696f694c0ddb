import { StoredRecentSearches } from '../../../../../src/infrastructure/storage/stored-recent-searches.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';

beforeEach(() => localStorage.clear());

describe('the searches of a device', () => {
  it('are there the next time', () => {
    new StoredRecentSearches(localStorage).remember('ana', 'terror');
    expect(new StoredRecentSearches(localStorage).list('ana')).toEqual(['terror']);
  });

  it('are none where the device keeps nothing, or keeps something else', () => {
    const forgetful = new StoredRecentSearches(fullStorage(localStorage));
    forgetful.remember(null, 'terror');
    expect(forgetful.list(null)).toEqual([]);
    for (const odd of ['{', '{"0":"a"}', '[1]', '"a"']) {
      localStorage.setItem('banca.searches', odd);
      expect([odd, new StoredRecentSearches(localStorage).list(null)]).toEqual([odd, []]);
    }
  });

  it('hold no text that is longer than any title', () => {
    const searches = new StoredRecentSearches(localStorage);
    searches.remember(null, 'a'.repeat(101));
    searches.remember(null, 'a'.repeat(100));
    expect(searches.list(null)).toEqual(['a'.repeat(100)]);
  });
});
