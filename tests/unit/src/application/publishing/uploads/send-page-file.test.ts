import { SendPageFile } from '../../../../../../src/application/publishing/uploads/send-page-file.ts';
import { buildImageFile, setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

describe('SendPageFile', () => {
  it('adds the pages of a file, and reports the progress', async () => {
    const { uploads, session, user, content, store } = setUpPublishing();
    const shares: number[] = [];
    const options = { onProgress: (share: number) => shares.push(share) };
    const place = { contentId: content.id };
    const useCase = new SendPageFile(uploads, session);
    const outcome = await useCase.execute(user, buildImageFile('d'), place, options);
    expect(outcome).toMatchObject({ ok: true, value: { fileName: 'd', state: 'received' } });
    expect(shares).toEqual([1]);
    expect(store.drafts[0]?.contents[0]?.pages.at(-1)?.fileName).toBe('d');
  });

  it('reports an unknown edition', async () => {
    const { uploads, session, user } = setUpPublishing();
    const useCase = new SendPageFile(uploads, session);
    const outcome = await useCase.execute(user, buildImageFile('d'), { contentId: 'unknown' });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'CONTENT.NOT_FOUND' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers(async (session, user) => {
      const { uploads, content } = setUpPublishing();
      return new SendPageFile(uploads, session).execute(user, buildImageFile('d'), { contentId: content.id });
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
