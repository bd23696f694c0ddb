import { StoredPreferences } from '../../../../../src/infrastructure/storage/stored-preferences.ts';

describe('StoredPreferences', () => {
  beforeEach(() => localStorage.clear());
  const build = () => new StoredPreferences(localStorage);

  it('are Portuguese and dark before anybody chose', () => {
    const { language, theme } = build();
    expect([language, theme]).toEqual(['pt-br', 'dark']);
  });

  it('are at the next start what was chosen, each by itself', () => {
    build().keep({ theme: 'light' });
    build().keep({ language: 'en-us' });
    const { language, theme } = build();
    expect([language, theme]).toEqual(['en-us', 'light']);
  });

  it('are the defaults where what is stored is damaged', () => {
    for (const key of ['banca.language', 'banca.theme', 'banca.untold-preferences']) {
      localStorage.setItem(key, '{"readerId":"ana","theme":"green"}');
    }
    const preferences = build();
    expect([preferences.language, preferences.theme]).toEqual(['pt-br', 'dark']);
    expect(preferences.chosenBy('ana')).toEqual({});
  });

  it("remember at the next start what a reader's profile was not told, and nobody else's", () => {
    build().keepFor('ana', { theme: 'light' });
    build().keepFor('ana', { language: 'en-us' });
    expect(build().chosenBy('ana')).toEqual({ language: 'en-us', theme: 'light' });
    expect(build().chosenBy('bia')).toEqual({});
  });

  it('remember what was told only until the app is closed', () => {
    const preferences = build();
    preferences.keepFor('ana', { theme: 'light' });
    preferences.markSynced('ana', { theme: 'light' });
    expect(preferences.chosenBy('ana')).toEqual({ theme: 'light' });
    expect(build().chosenBy('ana')).toEqual({});
  });

  it('do not take for told what was chosen while the telling was on its way', () => {
    const preferences = build();
    preferences.keepFor('ana', { theme: 'light' });
    preferences.keepFor('ana', { theme: 'dark' });
    preferences.markSynced('ana', { theme: 'light' });
    expect(build().chosenBy('ana')).toEqual({ theme: 'dark' });
  });
});
