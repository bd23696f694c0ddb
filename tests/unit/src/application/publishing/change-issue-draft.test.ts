import { ChangeIssueDraft } from '../../../../../src/application/publishing/change-issue-draft.ts';
import { setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('ChangeIssueDraft', () => {
  it('changes details and keeps the others', async () => {
    const { drafts, session, user, draft } = setUpPublishing();
    const useCase = new ChangeIssueDraft(drafts, session);
    const outcome = await useCase.execute(user, draft, { number: 2 });
    expect(outcome).toMatchObject({ ok: true, value: { number: 2, slug: draft.slug } });
  });

  it('reports that somebody else has changed the details', async () => {
    const { drafts, session, user, draft, store } = setUpPublishing();
    const useCase = new ChangeIssueDraft(drafts, session);
    await useCase.execute(user, draft, { number: 2 });
    const outcome = await useCase.execute(user, draft, { number: 3 });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'REQUEST.VERSION_MISMATCH' } });
    expect(store.drafts[0]?.number).toBe(2);
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { drafts, draft } = setUpPublishing();
      return new ChangeIssueDraft(drafts, session).execute(user, draft, { number: 2 });
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
