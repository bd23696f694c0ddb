import { ChangeDraftContent } from '../../../../../src/application/publishing/change-draft-content.ts';
import { buildImageFile, setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('ChangeDraftContent', () => {
  it('changes texts and the cover', async () => {
    const { contents, session, user, draft, content, store } = setUpPublishing();
    const changes = { title: 'Outro', cover: buildImageFile('capa') };
    const outcome = await new ChangeDraftContent(contents, session).execute(user, draft.id, content, changes);
    expect(outcome).toMatchObject({ ok: true, value: { title: 'Outro', language: 'pt-br' } });
    expect(store.drafts[0]?.contents[0]?.cover?.placeholder).toContain('capa');
  });

  it('reports a file that is not an image', async () => {
    const { contents, session, user, draft, content } = setUpPublishing();
    const changes = { cover: new File(['text'], 'text.txt', { type: 'text/plain' }) };
    const outcome = await new ChangeDraftContent(contents, session).execute(user, draft.id, content, changes);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'CONTENT.INVALID_FILE' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { contents, draft, content } = setUpPublishing();
      return new ChangeDraftContent(contents, session).execute(user, draft.id, content, { title: 'Outro' });
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
