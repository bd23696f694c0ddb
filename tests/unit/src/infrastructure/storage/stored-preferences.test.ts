import type { DisplayChoices } from '../../../../../src/domain/account/display-choices.ts';
import { StoredPreferences } from '../../../../../src/infrastructure/storage/stored-preferences.ts';

describe('StoredPreferences', () => {
  beforeEach(() => localStorage.clear());
  const buildPreferences = (page: DisplayChoices = { language: 'pt-br', theme: 'dark' }) =>
    new StoredPreferences(localStorage, () => page);

  it('has the display of the page as defaults, each until the reader has chosen', () => {
    const preferences = buildPreferences({ language: 'en-us', theme: 'light' });
    expect([preferences.language, preferences.theme]).toEqual(['en-us', 'light']);
    preferences.save({ language: 'pt-br' });
    expect([preferences.language, preferences.theme]).toEqual(['pt-br', 'light']);
  });

  it('keeps each choice for the next start', () => {
    buildPreferences().save({ theme: 'light' });
    buildPreferences().save({ language: 'en-us' });
    const { language, theme } = buildPreferences();
    expect([language, theme]).toEqual(['en-us', 'light']);
  });

  it('returns the defaults if the stored values are damaged', () => {
    for (const key of ['banca.language', 'banca.theme', 'banca.unsynced-preferences']) {
      localStorage.setItem(key, '{"readerId":"ana","theme":"green"}');
    }
    const preferences = buildPreferences();
    expect([preferences.language, preferences.theme]).toEqual(['pt-br', 'dark']);
    expect(preferences.findByReader('ana')).toEqual({});
  });

  it('returns the unsynced choices of a reader at the next start, and only to that reader', () => {
    buildPreferences().saveUnsynced('ana', { theme: 'light' });
    buildPreferences().saveUnsynced('ana', { language: 'en-us' });
    expect(buildPreferences().findByReader('ana')).toEqual({ language: 'en-us', theme: 'light' });
    expect(buildPreferences().findByReader('bia')).toEqual({});
  });

  it('keeps synced choices only until the app is closed', () => {
    const preferences = buildPreferences();
    preferences.saveUnsynced('ana', { theme: 'light' });
    preferences.markSynced('ana', { theme: 'light' });
    expect(preferences.findByReader('ana')).toEqual({ theme: 'light' });
    expect(buildPreferences().findByReader('ana')).toEqual({});
  });

  it('keeps a choice unsynced if it was made while an earlier one was being saved', () => {
    const preferences = buildPreferences();
    preferences.saveUnsynced('ana', { theme: 'light' });
    preferences.saveUnsynced('ana', { theme: 'dark' });
    preferences.markSynced('ana', { theme: 'light' });
    expect(buildPreferences().findByReader('ana')).toEqual({ theme: 'dark' });
  });
});
