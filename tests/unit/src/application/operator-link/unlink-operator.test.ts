import { UnlinkOperator } from '../../../../../src/application/operator-link/unlink-operator.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { buildOperatorLink, buildReader, FakeReaders } from '../../../../fakes/account/fake-readers.ts';
import { FakeOperatorLinks } from '../../../../fakes/operator-link/fake-operator-links.ts';

const linked = buildReader({ operatorLink: buildOperatorLink() });

describe('UnlinkOperator', () => {
  it('removes the link and returns the profile with a success message', async () => {
    const operatorLinks = new FakeOperatorLinks(new FakeReaders(linked));
    expect(await new UnlinkOperator(operatorLinks).execute(linked)).toMatchObject({
      ok: true,
      value: { operatorLink: { isActive: false } },
      success: { code: 'OPERATOR_UNLINKED' },
    });
  });

  it('rejects a guided account without a request', async () => {
    const operatorLinks = new FakeOperatorLinks(new FakeReaders(linked));
    const guided = { ...linked, guardianId: 'lia' };
    expect(await new UnlinkOperator(operatorLinks).execute(guided)).toEqual(
      failed(failures.parentPermission),
    );
    expect(operatorLinks.readers.reader?.operatorLink?.isActive).toBe(true);
  });

  it('returns no success message on a failure', async () => {
    const operatorLinks = new FakeOperatorLinks(new FakeReaders(linked));
    operatorLinks.failure = failures.networkConnection;
    expect(await new UnlinkOperator(operatorLinks).execute(linked)).toEqual(
      failed(failures.networkConnection),
    );
  });
});
