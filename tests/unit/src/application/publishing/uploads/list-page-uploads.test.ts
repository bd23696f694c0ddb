import { ListPageUploads } from '../../../../../../src/application/publishing/uploads/list-page-uploads.ts';
import { buildImageFile, setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

describe('ListPageUploads', () => {
  it('lists the uploads to an edition with their states', async () => {
    const { uploads, session, user, draft, content } = setUpPublishing();
    uploads.isProcessing = false;
    await uploads.send(buildImageFile('d'), { contentId: content.id });
    const outcome = await new ListPageUploads(uploads, session).execute(user, draft.id, content.id);
    expect(outcome).toMatchObject({ ok: true, value: [{ fileName: 'd', state: 'received' }] });
  });

  it('reports an unknown issue', async () => {
    const { uploads, session, user, content } = setUpPublishing();
    const outcome = await new ListPageUploads(uploads, session).execute(user, 'unknown', content.id);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'ISSUE.NOT_FOUND' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers(async (session, user) => {
      const { uploads, draft, content } = setUpPublishing();
      return new ListPageUploads(uploads, session).execute(user, draft.id, content.id);
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
