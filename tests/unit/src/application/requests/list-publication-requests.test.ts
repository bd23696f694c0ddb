import { ListPublicationRequests } from '../../../../../src/application/requests/list-publication-requests.ts';
import { setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

async function setUpRequest() {
  const publishing = setUpPublishing();
  await publishing.drafts.submit(publishing.draft);
  return { ...publishing, requestId: publishing.store.requests[0]?.id ?? '' };
}

describe('ListPublicationRequests', () => {
  it('lists the requests of a kind and state', async () => {
    const { requests, session, user, requestId } = await setUpRequest();
    const useCase = new ListPublicationRequests(requests, session);
    const list = async (state: 'waiting' | 'approved') => {
      const outcome = await useCase.execute(user, { kind: 'issue', state, page: 0, limit: 20 });
      return outcome.ok && outcome.value.items.map(({ id }) => id);
    };
    expect(await list('waiting')).toEqual([requestId]);
    expect(await list('approved')).toEqual([]);
  });

  it.each([
    ['issue', ['partner', 'editor', 'administrator']],
    ['series', ['partner', 'editor', 'administrator']],
    ['publisher', ['manager', 'partner', 'administrator']],
  ] as const)('is restricted to publishers and the staff of the kind %s', async (kind, expected) => {
    const allowed = await listAllowedUsers(async (session, user) => {
      const { requests } = await setUpRequest();
      return new ListPublicationRequests(requests, session).execute(user, {
        kind,
        page: 0,
        limit: 20,
      });
    });
    expect(allowed).toEqual(expected);
  });
});
