import { ListIssueDrafts } from '../../../../../src/application/publishing/list-issue-drafts.ts';
import { setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('ListIssueDrafts', () => {
  it('lists the issues of a publisher', async () => {
    const { drafts, session, user, publisherId, draft } = setUpPublishing();
    const slice = { page: 0, limit: 20 };
    const outcome = await new ListIssueDrafts(drafts, session).execute(user, publisherId, slice);
    expect(outcome).toMatchObject({
      ok: true,
      value: { ...slice, hasNext: false, items: [{ id: draft.id, pagesCount: 3, requestState: null }] },
    });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { drafts, publisherId } = setUpPublishing();
      return new ListIssueDrafts(drafts, session).execute(user, publisherId, { page: 0, limit: 20 });
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
