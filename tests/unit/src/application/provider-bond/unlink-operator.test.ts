import { UnlinkOperator } from '../../../../../src/application/provider-bond/unlink-operator.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { buildBond, buildReader, FakeReaders } from '../../../../fakes/account/fake-readers.ts';
import { FakeProviderBonds } from '../../../../fakes/provider-bond/fake-provider-bonds.ts';

const linked = buildReader({ svaBond: buildBond() });

describe('UnlinkOperator', () => {
  it('removes the link and returns the profile with a success message', async () => {
    const bonds = new FakeProviderBonds(new FakeReaders(linked));
    expect(await new UnlinkOperator(bonds).execute(linked)).toMatchObject({
      ok: true,
      value: { svaBond: { isActive: false } },
      success: { code: 'OPERATOR_UNLINKED' },
    });
  });

  it('rejects a guided account without a request', async () => {
    const bonds = new FakeProviderBonds(new FakeReaders(linked));
    const guided = { ...linked, guardianId: 'lia' };
    expect(await new UnlinkOperator(bonds).execute(guided)).toEqual(failed(failures.parentPermission));
    expect(bonds.readers.reader?.svaBond?.isActive).toBe(true);
  });

  it('returns no success message on a failure', async () => {
    const bonds = new FakeProviderBonds(new FakeReaders(linked));
    bonds.failure = failures.networkConnection;
    expect(await new UnlinkOperator(bonds).execute(linked)).toEqual(failed(failures.networkConnection));
  });
});
