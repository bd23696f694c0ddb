import { AddDraftContent } from '../../../../../src/application/publishing/add-draft-content.ts';
import { setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('AddDraftContent', () => {
  it('adds a language edition', async () => {
    const { contents, session, user, draft, store } = setUpPublishing();
    const texts = { language: 'en-us', title: 'India Ink' };
    const outcome = await new AddDraftContent(contents, session).execute(user, draft.id, texts);
    expect(outcome).toMatchObject({ ok: true, value: { ...texts, pages: [] } });
    expect(store.drafts[0]?.contents.map(({ language }) => language)).toEqual(['pt-br', 'en-us']);
  });

  it('reports the progress of an upload, and can be cancelled', async () => {
    const { contents, session, user, draft } = setUpPublishing();
    const useCase = new AddDraftContent(contents, session);
    const shares: number[] = [];
    const options = { onProgress: (share: number) => shares.push(share), signal: AbortSignal.abort() };
    const outcome = await useCase.execute(user, draft.id, { language: 'en-us', title: 'India Ink' }, options);
    expect([outcome, shares]).toMatchObject([{ ok: false, failure: { hide: true } }, []]);
    const { onProgress } = options;
    await useCase.execute(user, draft.id, { language: 'en-us', title: 'India Ink' }, { onProgress });
    expect(shares).toEqual([1]);
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { contents, draft } = setUpPublishing();
      return new AddDraftContent(contents, session).execute(user, draft.id, {
        language: 'en-us',
        title: 'India Ink',
      });
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
