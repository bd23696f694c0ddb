import { SetPublisherShare } from '../../../../../../src/application/publishing/publishers/set-publisher-share.ts';
import { setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { buildManager } from '../../../../../fakes/staff/build-staff.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

const share = { validFrom: '2098-01-01', basisPoints: 7500 };

describe('SetPublisherShare', () => {
  it('sets the share from a month on', async () => {
    const { publishers, session, publisherId } = setUpPublishing();
    const useCase = new SetPublisherShare(publishers, session);
    const outcome = await useCase.execute(buildManager(), publisherId, share);
    expect(outcome).toMatchObject({ ok: true, value: { shares: [share], shareBasisPoints: 7000 } });
  });

  it('reports an unknown publisher', async () => {
    const { publishers, session } = setUpPublishing();
    const outcome = await new SetPublisherShare(publishers, session).execute(
      buildManager(),
      'unknown',
      share,
    );
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'PUBLISHER.NOT_FOUND' } });
  });

  it('is restricted to staff who manage publishers', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { publishers, publisherId } = setUpPublishing();
      return new SetPublisherShare(publishers, session).execute(user, publisherId, share);
    });
    expect(allowed).toEqual(['manager', 'administrator']);
  });
});
