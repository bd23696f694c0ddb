import { ReplaceDraftPage } from '../../../../../src/application/publishing/replace-draft-page.ts';
import {
  buildImageFile,
  fileNamesOf,
  setUpPublishing,
} from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('ReplaceDraftPage', () => {
  it('replaces the image of a page', async () => {
    const { contents, session, user, draft, content } = setUpPublishing();
    const page = { number: 2, file: buildImageFile('d') };
    const outcome = await new ReplaceDraftPage(contents, session).execute(user, draft.id, content, page);
    expect(outcome.ok && fileNamesOf(outcome.value)).toEqual(['a', 'd', 'c']);
  });

  it('reports an unknown page', async () => {
    const { contents, session, user, draft, content } = setUpPublishing();
    const page = { number: 4, file: buildImageFile('d') };
    const outcome = await new ReplaceDraftPage(contents, session).execute(user, draft.id, content, page);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'CONTENT.INVALID_PAGE' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { contents, draft, content } = setUpPublishing();
      return new ReplaceDraftPage(contents, session).execute(user, draft.id, content, {
        number: 2,
        file: buildImageFile('d'),
      });
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
