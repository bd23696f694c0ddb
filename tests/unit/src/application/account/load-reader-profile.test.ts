import { LoadReaderProfile } from '../../../../../src/application/account/load-reader-profile.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { FakePreferences } from '../../../../fakes/account/fake-preferences.ts';
import { buildReader, FakeReaders } from '../../../../fakes/account/fake-readers.ts';
import { FakeAcquisitions } from '../../../../fakes/checkout/fake-acquisitions.ts';

describe('LoadReaderProfile', () => {
  const acquisition = { issue: { slug: 'nanquim-1' }, expiresAt: null };

  it('returns the profile with its acquisitions', async () => {
    const load = new LoadReaderProfile(
      new FakeReaders(buildReader()),
      new FakeAcquisitions(acquisition),
      new FakePreferences(),
    );
    expect(await load.execute('ana')).toEqual(
      succeeded({ reader: buildReader(), acquisitions: [acquisition] }),
    );
  });

  it('creates the profile of a new user', async () => {
    const readers = new FakeReaders(null);
    const load = new LoadReaderProfile(readers, new FakeAcquisitions(), new FakePreferences());
    const reader = buildReader({ hasSavedPreferences: false });
    expect(await load.execute('ana')).toEqual(succeeded({ reader, acquisitions: [] }));
    expect(readers.reader).toEqual(reader);
  });

  it("uses the visitor's language and theme for a new profile", async () => {
    const preferences = new FakePreferences();
    preferences.save({ language: 'en-us' });
    await new LoadReaderProfile(new FakeReaders(null), new FakeAcquisitions(), preferences).execute('ana');
    expect(preferences.findByReader('ana')).toEqual({ language: 'en-us', theme: 'dark' });
  });

  it("uses the visitor's language and theme for a profile that another request created", async () => {
    const preferences = new FakePreferences();
    preferences.save({ theme: 'light' });
    const readers = new FakeReaders(buildReader({ hasSavedPreferences: false }));
    await new LoadReaderProfile(readers, new FakeAcquisitions(), preferences).execute('ana');
    expect(preferences.findByReader('ana')).toEqual({ language: 'pt-br', theme: 'light' });
  });

  it('leaves preferences alone that the reader has saved', async () => {
    const preferences = new FakePreferences();
    preferences.save({ theme: 'light' });
    await new LoadReaderProfile(new FakeReaders(buildReader()), new FakeAcquisitions(), preferences).execute(
      'ana',
    );
    expect(preferences.findByReader('ana')).toEqual({});
  });

  it('fails if the acquisitions cannot be loaded, so that owned issues are not offered', async () => {
    const acquisitions = new FakeAcquisitions(acquisition);
    acquisitions.failure = failures.timeout;
    const load = new LoadReaderProfile(new FakeReaders(buildReader()), acquisitions, new FakePreferences());
    expect(await load.execute('ana')).toEqual(failed(failures.timeout));
  });
});
