import { CreateIssueDraft } from '../../../../../src/application/publishing/create-issue-draft.ts';
import { setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('CreateIssueDraft', () => {
  it('creates a draft for any publisher', async () => {
    const { drafts, session, user, publisherId, store, draft } = setUpPublishing();
    const outcome = await new CreateIssueDraft(drafts, session).execute(user, publisherId, { slug: 'novo' });
    expect(outcome).toMatchObject({ ok: true, value: { slug: 'novo', publication: 'unpublished' } });
    expect(store.drafts.map(({ slug }) => slug)).toEqual(['novo', draft.slug]);
  });

  it('reports a slug that another issue has', async () => {
    const { drafts, session, user, publisherId, draft } = setUpPublishing();
    const issue = { slug: draft.slug };
    const outcome = await new CreateIssueDraft(drafts, session).execute(user, publisherId, issue);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'ISSUE.EXISTING_SLUG' } });
  });

  it('is restricted to staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { drafts, publisherId } = setUpPublishing();
      return new CreateIssueDraft(drafts, session).execute(user, publisherId, { slug: 'novo' });
    });
    expect(allowed).toEqual(['editor', 'administrator']);
  });
});
