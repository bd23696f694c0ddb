import { FindPublicationRequest } from '../../../../../src/application/requests/find-publication-request.ts';
import { setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

async function setUpRequest() {
  const publishing = setUpPublishing();
  await publishing.drafts.submit(publishing.draft);
  return { ...publishing, requestId: publishing.store.requests[0]?.id ?? '' };
}

describe('FindPublicationRequest', () => {
  it('opens a request with what was submitted', async () => {
    const { requests, session, user, requestId, draft } = await setUpRequest();
    const outcome = await new FindPublicationRequest(requests, session).execute(user, requestId);
    expect(outcome).toMatchObject({ ok: true, value: { id: requestId, proposal: { slug: draft.slug } } });
  });

  it('reports an unknown request', async () => {
    const { requests, session, user } = await setUpRequest();
    const outcome = await new FindPublicationRequest(requests, session).execute(user, 'unknown');
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'CONTENT.NO_REQUEST' } });
  });

  it('is restricted to publishers and staff who answer requests', async () => {
    const allowed = await listAllowedUsers(async (session, user) => {
      const { requests, requestId } = await setUpRequest();
      return new FindPublicationRequest(requests, session).execute(user, requestId);
    });
    expect(allowed).toEqual(['manager', 'partner', 'editor', 'administrator']);
  });
});
