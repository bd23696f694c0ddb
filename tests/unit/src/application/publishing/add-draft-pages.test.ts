import { AddDraftPages } from '../../../../../src/application/publishing/add-draft-pages.ts';
import {
  buildImageFile,
  fileNamesOf,
  setUpPublishing,
} from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('AddDraftPages', () => {
  it('adds pages after the last one, sorted by file name', async () => {
    const { contents, session, user, draft, content } = setUpPublishing();
    const files = ['page-10', 'page-9'].map(buildImageFile);
    const outcome = await new AddDraftPages(contents, session).execute(user, draft.id, content, files);
    expect(outcome.ok && fileNamesOf(outcome.value)).toEqual(['a', 'b', 'c', 'page-9', 'page-10']);
  });

  it('adds pages once if an upload is sent twice', async () => {
    const { contents, session, user, draft, content, store } = setUpPublishing();
    const useCase = new AddDraftPages(contents, session);
    const files = [buildImageFile('d')];
    await useCase.execute(user, draft.id, content, files);
    const outcome = await useCase.execute(user, draft.id, content, files);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'REQUEST.VERSION_MISMATCH' } });
    expect(store.drafts[0]?.contents[0]?.pages).toHaveLength(4);
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { contents, draft, content } = setUpPublishing();
      return new AddDraftPages(contents, session).execute(user, draft.id, content, [buildImageFile('d')]);
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
