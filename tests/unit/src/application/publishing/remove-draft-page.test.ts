import { RemoveDraftPage } from '../../../../../src/application/publishing/remove-draft-page.ts';
import { fileNamesOf, setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('RemoveDraftPage', () => {
  it('removes a page, and moves up the pages behind it', async () => {
    const { contents, session, user, draft, content } = setUpPublishing();
    const outcome = await new RemoveDraftPage(contents, session).execute(user, draft.id, content, 2);
    expect(outcome.ok && fileNamesOf(outcome.value)).toEqual(['a', 'c']);
    expect(outcome).toMatchObject({ value: { pages: [{ number: 1 }, { number: 2 }] } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { contents, draft, content } = setUpPublishing();
      return new RemoveDraftPage(contents, session).execute(user, draft.id, content, 1);
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
