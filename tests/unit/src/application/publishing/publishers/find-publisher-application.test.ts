import { FindPublisherApplication } from '../../../../../../src/application/publishing/publishers/find-publisher-application.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { FakeSession } from '../../../../../fakes/session/fake-session.ts';

describe('FindPublisherApplication', () => {
  it('finds the newest application of the reader', async () => {
    const { applications, session } = setUpPublishing();
    const useCase = new FindPublisherApplication(applications, session);
    expect(await useCase.execute()).toEqual({ ok: true, value: null });
    await applications.submit({
      name: 'Maré Nova',
      username: 'mare-nova',
      description: '',
      taxNumber: '11222333000181',
    });
    expect(await useCase.execute()).toMatchObject({
      ok: true,
      value: { name: 'Maré Nova', state: 'waiting' },
    });
  });

  it('requires a session', async () => {
    const { applications } = setUpPublishing();
    const outcome = await new FindPublisherApplication(applications, new FakeSession()).execute();
    expect(outcome).toEqual({ ok: false, failure: failures.unauthenticated });
  });
});
