import { StoredPreferences } from '../../../../../src/infrastructure/storage/stored-preferences.ts';

describe('StoredPreferences', () => {
  beforeEach(() => localStorage.clear());
  const build = () => new StoredPreferences(localStorage);

  it('has Portuguese and the dark theme as defaults', () => {
    const { language, theme } = build();
    expect([language, theme]).toEqual(['pt-br', 'dark']);
  });

  it('keeps each choice for the next start', () => {
    build().keep({ theme: 'light' });
    build().keep({ language: 'en-us' });
    const { language, theme } = build();
    expect([language, theme]).toEqual(['en-us', 'light']);
  });

  it('returns the defaults if the stored values are damaged', () => {
    for (const key of ['banca.language', 'banca.theme', 'banca.unsynced-preferences']) {
      localStorage.setItem(key, '{"readerId":"ana","theme":"green"}');
    }
    const preferences = build();
    expect([preferences.language, preferences.theme]).toEqual(['pt-br', 'dark']);
    expect(preferences.chosenBy('ana')).toEqual({});
  });

  it('returns the unsynced choices of a reader at the next start, and only to that reader', () => {
    build().saveUnsynced('ana', { theme: 'light' });
    build().saveUnsynced('ana', { language: 'en-us' });
    expect(build().chosenBy('ana')).toEqual({ language: 'en-us', theme: 'light' });
    expect(build().chosenBy('bia')).toEqual({});
  });

  it('keeps synced choices only until the app is closed', () => {
    const preferences = build();
    preferences.saveUnsynced('ana', { theme: 'light' });
    preferences.markSynced('ana', { theme: 'light' });
    expect(preferences.chosenBy('ana')).toEqual({ theme: 'light' });
    expect(build().chosenBy('ana')).toEqual({});
  });

  it('keeps a choice unsynced if it was made while an earlier one was being saved', () => {
    const preferences = build();
    preferences.saveUnsynced('ana', { theme: 'light' });
    preferences.saveUnsynced('ana', { theme: 'dark' });
    preferences.markSynced('ana', { theme: 'light' });
    expect(build().chosenBy('ana')).toEqual({ theme: 'dark' });
  });
});
