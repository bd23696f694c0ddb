import { ProposeSeries } from '../../../../../../src/application/publishing/series/propose-series.ts';
import { setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { buildPartner } from '../../../../../fakes/staff/build-staff.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

const texts = { slug: 'onibus', title: 'Ônibus', description: '' };

describe('ProposeSeries', () => {
  it('asks staff to approve a series', async () => {
    const { seriesCollection, session, publisherId, store } = setUpPublishing();
    const useCase = new ProposeSeries(seriesCollection, session);
    const outcome = await useCase.execute(buildPartner(), publisherId, texts);
    expect(outcome).toMatchObject({
      ok: true,
      value: { isPublished: false, proposal: texts, request: { state: 'waiting' } },
    });
    expect(store.requests).toMatchObject([{ kind: 'series', name: texts.title, content: texts }]);
  });

  it('reports a publisher that is not active', async () => {
    const { seriesCollection, session, publisherId, store } = setUpPublishing();
    store.inactivePublisherIds.add(publisherId);
    const useCase = new ProposeSeries(seriesCollection, session);
    const outcome = await useCase.execute(buildPartner(), publisherId, texts);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'PUBLISHER.NOT_ACTIVE' } });
  });

  it('is restricted to publishers', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { seriesCollection, series } = setUpPublishing();
      return new ProposeSeries(seriesCollection, session).execute(user, series.publisher.id, texts);
    });
    expect(allowed).toEqual(['partner']);
  });
});
