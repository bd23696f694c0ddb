import { CreateIssueDraftAsPublisher } from '../../../../../src/application/publishing/create-issue-draft-as-publisher.ts';
import { setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { buildPartner } from '../../../../fakes/staff/build-staff.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('CreateIssueDraftAsPublisher', () => {
  it('creates a draft for a publisher of the user', async () => {
    const { drafts, session, publisherId } = setUpPublishing();
    const useCase = new CreateIssueDraftAsPublisher(drafts, session);
    const outcome = await useCase.execute(buildPartner(), publisherId, { slug: 'novo' });
    expect(outcome).toMatchObject({ ok: true, value: { slug: 'novo', publisher: { id: publisherId } } });
  });

  it('is restricted to publishers', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { drafts, publisherId } = setUpPublishing();
      return new CreateIssueDraftAsPublisher(drafts, session).execute(user, publisherId, { slug: 'novo' });
    });
    expect(allowed).toEqual(['partner']);
  });
});
