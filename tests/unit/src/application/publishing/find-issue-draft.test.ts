import { FindIssueDraft } from '../../../../../src/application/publishing/find-issue-draft.ts';
import { setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('FindIssueDraft', () => {
  it('opens the draft of an issue', async () => {
    const { drafts, session, user, draft } = setUpPublishing();
    const outcome = await new FindIssueDraft(drafts, session).execute(user, draft.id);
    expect(outcome).toEqual({ ok: true, value: draft });
  });

  it('reports an unknown issue', async () => {
    const { drafts, session, user } = setUpPublishing();
    const outcome = await new FindIssueDraft(drafts, session).execute(user, 'unknown');
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'ISSUE.NOT_FOUND' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { drafts, draft } = setUpPublishing();
      return new FindIssueDraft(drafts, session).execute(user, draft.id);
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
