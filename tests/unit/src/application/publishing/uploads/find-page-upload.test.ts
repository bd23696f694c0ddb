import { FindPageUpload } from '../../../../../../src/application/publishing/uploads/find-page-upload.ts';
import { buildImageFile, setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

describe('FindPageUpload', () => {
  it('returns how far an upload is', async () => {
    const { uploads, session, user, content } = setUpPublishing();
    const sent = await uploads.send(buildImageFile('d'), { contentId: content.id });
    const outcome = await new FindPageUpload(uploads, session).execute(user, sent.ok ? sent.value.id : '');
    expect(outcome).toMatchObject({ ok: true, value: { fileName: 'd', state: 'stored' } });
  });

  it('reports an unknown upload', async () => {
    const { uploads, session, user } = setUpPublishing();
    const outcome = await new FindPageUpload(uploads, session).execute(user, 'unknown');
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'UPLOAD.NOT_FOUND' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers(async (session, user) => {
      const { uploads, content } = setUpPublishing();
      const sent = await uploads.send(buildImageFile('d'), { contentId: content.id });
      return new FindPageUpload(uploads, session).execute(user, sent.ok ? sent.value.id : '');
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
