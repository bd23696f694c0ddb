import { ChangePreferences } from '../../../../../src/application/account/change-preferences.ts';
import { MergePreferences } from '../../../../../src/application/account/merge-preferences.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { FakePreferences } from '../../../../fakes/account/fake-preferences.ts';
import { buildReader, FakeReaders } from '../../../../fakes/account/fake-readers.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

describe('MergePreferences', () => {
  const setUpMergePreferences = (language: string, theme: string) => {
    const reader = buildReader({ preferences: { language, theme } });
    const preferences = new FakePreferences();
    const readers = new FakeReaders(reader);
    const change = new ChangePreferences(preferences, readers, new FakeSession(exampleCredentials));
    return { reader, preferences, readers, merge: new MergePreferences(preferences, change) };
  };

  it("returns the profile's preferences and saves them for the next start", () => {
    const { reader, preferences, merge } = setUpMergePreferences('en-us', 'light');
    expect(merge.execute(reader)).toEqual({ language: 'en-us', theme: 'light' });
    expect([preferences.language, preferences.theme]).toEqual(['en-us', 'light']);
  });

  it('ignores values of a profile that this app does not support', () => {
    const { reader, preferences, merge } = setUpMergePreferences('fr', 'sepia');
    expect(merge.execute(reader)).toEqual({});
    expect([preferences.language, preferences.theme]).toEqual(['pt-br', 'dark']);
  });

  it("prefers the reader's newer choice and saves it in the profile", async () => {
    const { reader, preferences, readers, merge } = setUpMergePreferences('en-us', 'dark');
    preferences.saveUnsynced('ana', { theme: 'light' });
    expect(merge.execute(reader)).toEqual({ language: 'en-us', theme: 'light' });
    await flushPromises();
    expect(readers.reader?.preferences.theme).toBe('light');
    expect(preferences.syncedUsers).toEqual(['ana']);
  });

  it("ignores another reader's choice", () => {
    const { reader, preferences, merge } = setUpMergePreferences('en-us', 'dark');
    preferences.saveUnsynced('bia', { theme: 'light' });
    expect(merge.execute(reader).theme).toBe('dark');
  });

  it('keeps the choice unsynced if the profile cannot be saved', async () => {
    const { reader, preferences, readers, merge } = setUpMergePreferences('pt-br', 'dark');
    preferences.saveUnsynced('ana', { theme: 'light' });
    readers.failure = failures.networkConnection;
    merge.execute(reader);
    await flushPromises();
    expect(preferences.syncedUsers).toEqual([]);
  });
});
