import { CancelPageUpload } from '../../../../../../src/application/publishing/uploads/cancel-page-upload.ts';
import { buildImageFile, setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

describe('CancelPageUpload', () => {
  it('removes an upload', async () => {
    const { uploads, session, user, content, store } = setUpPublishing();
    const sent = await uploads.send(buildImageFile('d'), { contentId: content.id });
    const outcome = await new CancelPageUpload(uploads, session).execute(user, sent.ok ? sent.value.id : '');
    expect([outcome, store.uploads]).toEqual([{ ok: true, value: undefined }, []]);
  });

  it('reports an unknown upload', async () => {
    const { uploads, session, user } = setUpPublishing();
    const outcome = await new CancelPageUpload(uploads, session).execute(user, 'unknown');
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'UPLOAD.NOT_FOUND' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers(async (session, user) => {
      const { uploads, content } = setUpPublishing();
      const sent = await uploads.send(buildImageFile('d'), { contentId: content.id });
      return new CancelPageUpload(uploads, session).execute(user, sent.ok ? sent.value.id : '');
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
