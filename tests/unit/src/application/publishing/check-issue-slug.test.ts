import { CheckIssueSlug } from '../../../../../src/application/publishing/check-issue-slug.ts';
import { setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('CheckIssueSlug', () => {
  it('distinguishes taken slugs from free ones', async () => {
    const { drafts, session, user, draft } = setUpPublishing();
    const useCase = new CheckIssueSlug(drafts, session);
    expect(await useCase.execute(user, draft.slug)).toEqual({ ok: true, value: true });
    expect(await useCase.execute(user, 'livre')).toEqual({ ok: true, value: false });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { drafts, draft } = setUpPublishing();
      return new CheckIssueSlug(drafts, session).execute(user, draft.slug);
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
