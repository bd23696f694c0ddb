import { ChangePreferences } from '../../../../../src/application/account/change-preferences.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { FakePreferences } from '../../../../fakes/account/fake-preferences.ts';
import { buildReader, FakeReaders } from '../../../../fakes/account/fake-readers.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

describe('ChangePreferences', () => {
  const setUpChangePreferences = (session = new FakeSession(exampleCredentials)) => {
    const preferences = new FakePreferences();
    const readers = new FakeReaders(buildReader());
    return { preferences, readers, change: new ChangePreferences(preferences, readers, session) };
  };

  it("saves a visitor's choice on the device", async () => {
    const { preferences, readers, change } = setUpChangePreferences(new FakeSession());
    expect(await change.execute({ theme: 'light' })).toEqual(succeeded(null));
    expect(preferences.theme).toBe('light');
    expect(readers.reader?.preferences.theme).toBe('dark');
  });

  it("saves a reader's choice on the device and in the profile", async () => {
    const { preferences, readers, change } = setUpChangePreferences();
    expect((await change.execute({ language: 'en-us' })).ok).toBe(true);
    expect(preferences.language).toBe('en-us');
    expect(readers.reader?.preferences).toEqual({ language: 'en-us', theme: 'dark' });
    expect(preferences.syncedUsers).toEqual(['ana']);
  });

  it('keeps the choice on the device if the profile cannot be saved, and sends it with the next one', async () => {
    const { preferences, readers, change } = setUpChangePreferences();
    readers.failure = failures.networkConnection;
    expect(await change.execute({ theme: 'light' })).toEqual(failed(failures.networkConnection));
    expect([preferences.theme, preferences.syncedUsers]).toEqual(['light', []]);
    readers.failure = null;
    await change.execute({ language: 'en-us' });
    expect(readers.reader?.preferences).toEqual({ language: 'en-us', theme: 'light' });
  });
});
