import { ChangePublisher } from '../../../../../../src/application/publishing/publishers/change-publisher.ts';
import { setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { buildManager } from '../../../../../fakes/staff/build-staff.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

const changes = { color: '#336699' };

describe('ChangePublisher', () => {
  it('changes a publisher at once for staff, and keeps what is absent', async () => {
    const { publishers, session, publisherId: id } = setUpPublishing();
    const useCase = new ChangePublisher(publishers, session);
    const outcome = await useCase.execute(buildManager(), { id, version: 1 }, changes);
    expect(outcome).toMatchObject({ ok: true, value: { ...changes, name: 'Editora Ipê', version: 2 } });
  });

  it('reports that somebody else has changed the publisher', async () => {
    const { publishers, session, publisherId: id } = setUpPublishing();
    const useCase = new ChangePublisher(publishers, session);
    const outcome = await useCase.execute(buildManager(), { id, version: 7 }, changes);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'REQUEST.VERSION_MISMATCH' } });
  });

  it('is restricted to publishers and staff who manage them', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { publishers, publisherId: id } = setUpPublishing();
      return new ChangePublisher(publishers, session).execute(user, { id, version: 1 }, changes);
    });
    expect(allowed).toEqual(['manager', 'partner', 'administrator']);
  });
});
