import { ChangeDraftPages } from '../../../../../src/application/publishing/change-draft-pages.ts';
import { fileNamesOf, setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('ChangeDraftPages', () => {
  it('sets panels by the present numbers, and then orders the pages', async () => {
    const { contents, session, user, draft, content } = setUpPublishing();
    const panel = { x: 0, y: 0, width: 1, height: 1, text: 'Uma cidade sem cor.' };
    const changes = { pageNumbers: [3, 1, 2], panels: [{ number: 3, panels: [panel] }] };
    const outcome = await new ChangeDraftPages(contents, session).execute(user, draft.id, content, changes);
    expect(outcome.ok && fileNamesOf(outcome.value)).toEqual(['c', 'a', 'b']);
    expect(outcome).toMatchObject({
      value: { pages: [{ panels: [panel] }, { panels: [] }, { panels: [] }] },
    });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { contents, draft, content } = setUpPublishing();
      return new ChangeDraftPages(contents, session).execute(user, draft.id, content, {
        pageNumbers: [2, 1, 3],
      });
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
