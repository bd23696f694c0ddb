import { ApplyAsPublisher } from '../../../../../../src/application/publishing/publishers/apply-as-publisher.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { FakeSession } from '../../../../../fakes/session/fake-session.ts';

const application = {
  name: 'Maré Nova',
  username: 'mare-nova',
  description: 'Do mar.',
  taxNumber: '11222333000181',
};

describe('ApplyAsPublisher', () => {
  it('asks staff to make the reader a publisher', async () => {
    const { applications, session, store } = setUpPublishing();
    const outcome = await new ApplyAsPublisher(applications, session).execute(application);
    expect(outcome).toMatchObject({
      ok: true,
      value: { kind: 'publisher', name: 'Maré Nova', state: 'waiting' },
    });
    expect(store.requests).toMatchObject([{ publisher: null, content: application }]);
  });

  it('reports an application that waits', async () => {
    const { applications, session } = setUpPublishing();
    const useCase = new ApplyAsPublisher(applications, session);
    await useCase.execute(application);
    const outcome = await useCase.execute({ ...application, username: 'outra' });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'CONTENT.EXISTING_REQUEST' } });
  });

  it('requires a session', async () => {
    const { applications, store } = setUpPublishing();
    const outcome = await new ApplyAsPublisher(applications, new FakeSession()).execute(application);
    expect(outcome).toEqual({ ok: false, failure: failures.unauthenticated });
    expect(store.requests).toEqual([]);
  });
});
