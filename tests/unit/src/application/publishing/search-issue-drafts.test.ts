import { SearchIssueDrafts } from '../../../../../src/application/publishing/search-issue-drafts.ts';
import { setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('SearchIssueDrafts', () => {
  it('finds issues by words, and ignores spaces around them', async () => {
    const { drafts, session, user, publisherId, draft } = setUpPublishing();
    const useCase = new SearchIssueDrafts(drafts, session);
    const search = async (query: string) => {
      const outcome = await useCase.execute(user, publisherId, query, { page: 0, limit: 20 });
      return outcome.ok && outcome.value.items.map(({ id }) => id);
    };
    expect(await search(' nanq ')).toEqual([draft.id]);
    expect(await search('peteca')).toEqual([]);
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { drafts, publisherId } = setUpPublishing();
      return new SearchIssueDrafts(drafts, session).execute(user, publisherId, 'nanq', {
        page: 0,
        limit: 20,
      });
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
