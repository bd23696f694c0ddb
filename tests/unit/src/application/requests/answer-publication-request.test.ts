import { AnswerPublicationRequest } from '../../../../../src/application/requests/answer-publication-request.ts';
import { setUpPublishing } from '../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

async function setUpRequest() {
  const publishing = setUpPublishing();
  await publishing.drafts.submit(publishing.draft);
  return { ...publishing, requestId: publishing.store.requests[0]?.id ?? '' };
}

describe('AnswerPublicationRequest', () => {
  it('publishes the draft of an approved request', async () => {
    const { requests, session, user, requestId, store } = await setUpRequest();
    const useCase = new AnswerPublicationRequest(requests, session);
    const outcome = await useCase.execute(user, { id: requestId, kind: 'issue' }, { isApproved: true });
    expect(outcome).toMatchObject({ ok: true, value: { state: 'approved' } });
    expect(store.drafts).toMatchObject([{ isChanged: false, publication: 'not for sale' }]);
  });

  it('gives the reason of a rejection, and publishes nothing', async () => {
    const { requests, session, user, requestId, store } = await setUpRequest();
    const useCase = new AnswerPublicationRequest(requests, session);
    const decision = { isApproved: false, reason: 'Falta a capa.' } as const;
    const outcome = await useCase.execute(user, { id: requestId, kind: 'issue' }, decision);
    expect(outcome).toMatchObject({ ok: true, value: { state: 'rejected', reason: 'Falta a capa.' } });
    expect(store.drafts).toMatchObject([{ isChanged: true, publication: 'unpublished' }]);
  });

  it.each([
    ['issue', 'editor'],
    ['series', 'editor'],
    ['publisher', 'manager'],
  ] as const)('is restricted to the staff of the kind %s', async (kind, staff) => {
    const allowed = await listAllowedUsers(async (session, user) => {
      const { requests, requestId } = await setUpRequest();
      const useCase = new AnswerPublicationRequest(requests, session);
      return useCase.execute(user, { id: requestId, kind }, { isApproved: true });
    });
    expect(allowed).toEqual([staff, 'administrator']);
  });
});
