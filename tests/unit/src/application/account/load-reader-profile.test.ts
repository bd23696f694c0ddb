import { LoadReaderProfile } from '../../../../../src/application/account/load-reader-profile.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { FakePreferences } from '../../../../fakes/account/fake-preferences.ts';
import { FakeReaders, someReader } from '../../../../fakes/account/fake-readers.ts';
import { FakeAcquisitions } from '../../../../fakes/checkout/fake-acquisitions.ts';

describe('LoadReaderProfile', () => {
  const bought = { issue: { slug: 'nanquim-1' }, expiresAt: null };

  it('brings the profile with what it acquired', async () => {
    const load = new LoadReaderProfile(
      new FakeReaders(someReader()),
      new FakeAcquisitions(bought),
      new FakePreferences(),
    );
    expect(await load.execute('ana')).toEqual(succeeded({ reader: someReader(), acquisitions: [bought] }));
  });

  it('makes the profile of a user who has none', async () => {
    const readers = new FakeReaders(null);
    const load = new LoadReaderProfile(readers, new FakeAcquisitions(), new FakePreferences());
    expect(await load.execute('ana')).toEqual(succeeded({ reader: someReader(), acquisitions: [] }));
    expect(readers.reader).toEqual(someReader());
  });

  it('begins a new profile as the visitor had the app', async () => {
    const preferences = new FakePreferences();
    preferences.keep({ language: 'en-us' });
    await new LoadReaderProfile(new FakeReaders(null), new FakeAcquisitions(), preferences).execute('ana');
    expect(preferences.chosenBy('ana')).toEqual({ language: 'en-us', theme: 'dark' });
  });

  it('says so when the acquisitions cannot be had: nobody is offered what they own', async () => {
    const acquisitions = new FakeAcquisitions(bought);
    acquisitions.failure = failures.timeout;
    const load = new LoadReaderProfile(new FakeReaders(someReader()), acquisitions, new FakePreferences());
    expect(await load.execute('ana')).toEqual(failed(failures.timeout));
  });
});
