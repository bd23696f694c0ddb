import { ListPrivatePublishers } from '../../../../../../src/application/publishing/publishers/list-private-publishers.ts';
import { setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { buildManager } from '../../../../../fakes/staff/build-staff.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

const firstSlice = { page: 0, limit: 20 };

describe('ListPrivatePublishers', () => {
  it('lists publishers by name, also inactive ones', async () => {
    const { publishers, session, store, publisherId } = setUpPublishing();
    store.inactivePublisherIds.add(publisherId);
    await publishers.create({ name: 'Casa Aurora', username: 'casa-aurora', description: '' });
    const outcome = await new ListPrivatePublishers(publishers, session).execute(buildManager(), firstSlice);
    expect(outcome.ok && outcome.value.items.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Casa Aurora', true],
      ['Editora Ipê', false],
    ]);
  });

  it('is restricted to publishers and staff who manage them', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { publishers } = setUpPublishing();
      return new ListPrivatePublishers(publishers, session).execute(user, firstSlice);
    });
    expect(allowed).toEqual(['manager', 'partner', 'administrator']);
  });
});
