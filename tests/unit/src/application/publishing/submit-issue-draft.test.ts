import { SubmitIssueDraft } from '../../../../../src/application/publishing/submit-issue-draft.ts';
import { setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('SubmitIssueDraft', () => {
  it('asks staff to approve the draft', async () => {
    const { drafts, session, user, draft, content, store } = setUpPublishing();
    const outcome = await new SubmitIssueDraft(drafts, session).execute(user, draft);
    expect(outcome).toMatchObject({ ok: true, value: { request: { state: 'waiting' } } });
    expect(store.requests).toMatchObject([{ kind: 'issue', subjectId: draft.id, name: content.title }]);
  });

  it('reports that a request is waiting already', async () => {
    const { drafts, session, user, draft } = setUpPublishing();
    const useCase = new SubmitIssueDraft(drafts, session);
    await useCase.execute(user, draft);
    const outcome = await useCase.execute(user, draft);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'CONTENT.EXISTING_REQUEST' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { drafts, draft } = setUpPublishing();
      return new SubmitIssueDraft(drafts, session).execute(user, draft);
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
