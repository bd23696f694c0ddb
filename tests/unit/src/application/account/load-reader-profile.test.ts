import { LoadReaderProfile } from '../../../../../src/application/account/load-reader-profile.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { FakeAcquisitions } from '../../../../fakes/fake-acquisitions.ts';
import { FakeReaders, someReader } from '../../../../fakes/fake-readers.ts';

describe('LoadReaderProfile', () => {
  const bought = { issue: { slug: 'nanquim-1' }, expiresAt: null };

  it('brings the profile with what it acquired', async () => {
    const load = new LoadReaderProfile(new FakeReaders(someReader()), new FakeAcquisitions(bought));
    expect(await load.execute('ana')).toEqual(succeeded({ reader: someReader(), acquisitions: [bought] }));
  });

  it('makes the profile of a user who has none', async () => {
    const readers = new FakeReaders(null);
    const load = new LoadReaderProfile(readers, new FakeAcquisitions());
    expect(await load.execute('ana')).toEqual(succeeded({ reader: someReader(), acquisitions: [] }));
    expect(readers.reader).toEqual(someReader());
  });

  it('says so when the acquisitions cannot be had: nobody is offered what they own', async () => {
    const acquisitions = new FakeAcquisitions(bought);
    acquisitions.failure = failures.timeout;
    const load = new LoadReaderProfile(new FakeReaders(someReader()), acquisitions);
    expect(await load.execute('ana')).toEqual(failed(failures.timeout));
  });
});
