import { ListPrivateSeries } from '../../../../../../src/application/publishing/series/list-private-series.ts';
import { setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

const firstSlice = { page: 0, limit: 20 };

describe('ListPrivateSeries', () => {
  it('lists approved and proposed series by title', async () => {
    const { seriesCollection, session, user, publisherId } = setUpPublishing();
    await seriesCollection.propose(publisherId, { slug: 'onibus', title: 'Ônibus', description: '' });
    await seriesCollection.create(publisherId, { slug: 'abelha', title: 'Abelha', description: '' });
    const outcome = await new ListPrivateSeries(seriesCollection, session).execute(
      user,
      publisherId,
      firstSlice,
    );
    expect(outcome.ok && outcome.value.items.map(({ title, isPublished }) => [title, isPublished])).toEqual([
      ['Abelha', true],
      ['Nanquim', true],
      ['Ônibus', false],
    ]);
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { seriesCollection, series } = setUpPublishing();
      return new ListPrivateSeries(seriesCollection, session).execute(user, series.publisher.id, firstSlice);
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
