import { FindPrivateSeries } from '../../../../../../src/application/publishing/series/find-private-series.ts';
import { setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

describe('FindPrivateSeries', () => {
  it('opens a series', async () => {
    const { seriesCollection, session, user, series } = setUpPublishing();
    const outcome = await new FindPrivateSeries(seriesCollection, session).execute(user, series.id);
    expect(outcome).toMatchObject({
      ok: true,
      value: { id: series.id, title: series.title, proposal: null },
    });
  });

  it('reports an unknown series', async () => {
    const { seriesCollection, session, user } = setUpPublishing();
    const outcome = await new FindPrivateSeries(seriesCollection, session).execute(user, 'unknown');
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'SERIES.NOT_FOUND' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { seriesCollection, series } = setUpPublishing();
      return new FindPrivateSeries(seriesCollection, session).execute(user, series.id);
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
