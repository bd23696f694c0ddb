import { CreatePublisher } from '../../../../../../src/application/publishing/publishers/create-publisher.ts';
import { setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { buildManager } from '../../../../../fakes/staff/build-staff.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

const publisher = { name: 'Casa Aurora', username: 'casa-aurora', description: 'Da serra.' };

describe('CreatePublisher', () => {
  it('creates a publisher', async () => {
    const { publishers, session, store } = setUpPublishing();
    const outcome = await new CreatePublisher(publishers, session).execute(buildManager(), publisher);
    expect(outcome).toMatchObject({ ok: true, value: { ...publisher, isActive: true, membersCount: 0 } });
    expect(store.publishers.map(({ username }) => username)).toEqual(['ipe', publisher.username]);
  });

  it('reports a username that another publisher has', async () => {
    const { publishers, session } = setUpPublishing();
    const useCase = new CreatePublisher(publishers, session);
    const outcome = await useCase.execute(buildManager(), { ...publisher, username: 'ipe' });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'PUBLISHER.EXISTING_USERNAME' } });
  });

  it('is restricted to staff who manage publishers', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { publishers } = setUpPublishing();
      return new CreatePublisher(publishers, session).execute(user, publisher);
    });
    expect(allowed).toEqual(['manager', 'administrator']);
  });
});
