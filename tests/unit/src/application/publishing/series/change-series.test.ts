import { ChangeSeries } from '../../../../../../src/application/publishing/series/change-series.ts';
import { setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

const changes = { title: 'Nanquim e outras histórias' };

describe('ChangeSeries', () => {
  it('changes texts at once for staff, and keeps those that are absent', async () => {
    const { seriesCollection, session, user, series } = setUpPublishing();
    const outcome = await new ChangeSeries(seriesCollection, session).execute(user, series.id, changes);
    expect(outcome).toMatchObject({ ok: true, value: { ...changes, slug: series.slug, proposal: null } });
  });

  it('reports a series that waits for approval', async () => {
    const { seriesCollection, session, user, publisherId } = setUpPublishing();
    const proposed = await seriesCollection.propose(publisherId, { slug: 'b', title: 'B', description: '' });
    const id = proposed.ok ? proposed.value.id : '';
    const outcome = await new ChangeSeries(seriesCollection, session).execute(user, id, changes);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'CONTENT.WAITING_APPROVAL' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { seriesCollection, series } = setUpPublishing();
      return new ChangeSeries(seriesCollection, session).execute(user, series.id, changes);
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
