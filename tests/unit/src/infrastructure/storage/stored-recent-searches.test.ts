import { StoredRecentSearches } from '../../../../../src/infrastructure/storage/stored-recent-searches.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';

const allow = () => {
  for (const key of ['banca.remember-searches', 'banca.remember-searches.ana'])
    localStorage.setItem(key, 'true');
};

beforeEach(() => {
  localStorage.clear();
  allow();
});

describe('the recent searches of a device', () => {
  it('are not stored before somebody has answered, or with an invalid answer', () => {
    for (const answer of [null, '"yes"', '{']) {
      localStorage.clear();
      for (const key of ['banca.remember-searches', 'banca.remember-searches.ana'])
        if (answer !== null) localStorage.setItem(key, answer);
      const searches = new StoredRecentSearches(localStorage);
      searches.remember('ana', 'terror');
      searches.remember(null, 'terror');
      expect([searches.isAllowed('ana'), searches.isAllowed(null)]).toEqual([null, null]);
      expect(Object.keys(localStorage).filter((key) => key.startsWith('banca.searches'))).toEqual([]);
    }
  });

  it('are deleted if their owner refuses', () => {
    const searches = new StoredRecentSearches(localStorage);
    searches.remember('ana', 'terror');
    searches.remember(null, 'praia');
    searches.choose('ana', false);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('banca.searches'))).toEqual([
      'banca.searches',
    ]);
  });

  it('of an earlier version are removed unless their owner allowed them', () => {
    for (const answer of [null, 'false', '"yes"', 'true']) {
      localStorage.clear();
      if (answer !== null) localStorage.setItem('banca.remember-searches', answer);
      for (const key of ['banca.searches', 'banca.searches.ana']) localStorage.setItem(key, '["terror"]');
      localStorage.setItem('banca.theme', 'dark');
      new StoredRecentSearches(localStorage);
      const keys = Object.keys(localStorage).filter((key) => key !== 'banca.remember-searches');
      expect([answer, keys.toSorted()]).toEqual([
        answer,
        answer === 'true' ? ['banca.searches', 'banca.theme'] : ['banca.theme'],
      ]);
    }
  });

  it('write nothing when one is forgotten that may not be stored', () => {
    const searches = new StoredRecentSearches(localStorage);
    searches.choose('ana', false);
    searches.forget('ana', 'terror');
    expect(localStorage.getItem('banca.searches.ana')).toBeNull();
  });

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
