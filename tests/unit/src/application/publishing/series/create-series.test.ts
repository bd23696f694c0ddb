import { CreateSeries } from '../../../../../../src/application/publishing/series/create-series.ts';
import { setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

const texts = { slug: 'onibus', title: 'Ônibus', description: '' };

describe('CreateSeries', () => {
  it('creates a series that readers get', async () => {
    const { seriesCollection, session, user, publisherId, store } = setUpPublishing();
    const outcome = await new CreateSeries(seriesCollection, session).execute(user, publisherId, texts);
    expect(outcome).toMatchObject({ ok: true, value: { ...texts, isPublished: true } });
    expect(store.series).toContainEqual(expect.objectContaining(texts));
  });

  it('reports a slug that another series has', async () => {
    const { seriesCollection, session, user, publisherId, series } = setUpPublishing();
    const useCase = new CreateSeries(seriesCollection, session);
    const outcome = await useCase.execute(user, publisherId, { ...texts, slug: series.slug });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'SERIES.EXISTING_SLUG' } });
  });

  it('is restricted to staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { seriesCollection, series } = setUpPublishing();
      return new CreateSeries(seriesCollection, session).execute(user, series.publisher.id, texts);
    });
    expect(allowed).toEqual(['editor', 'administrator']);
  });
});
