import { RemoveIssueMerchandise } from '../../../../../../src/application/publishing/markets/remove-issue-merchandise.ts';
import { setUpSale } from '../../../../../fakes/publishing/set-up-sale.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

describe('RemoveIssueMerchandise', () => {
  it('takes a price from sale', async () => {
    const { markets, session, user, sold, market, price } = setUpSale({ isAvailableForSubscribers: true });
    const useCase = new RemoveIssueMerchandise(markets, session);
    const outcome = await useCase.execute(user, sold, market.id, price.id);
    expect(outcome).toMatchObject({ ok: true, value: { markets: [{ merchandises: [] }] } });
  });

  it('reports the last way to get an issue', async () => {
    const { markets, session, user, sold, market, price } = setUpSale();
    const useCase = new RemoveIssueMerchandise(markets, session);
    const outcome = await useCase.execute(user, sold, market.id, price.id);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'ISSUE.NO_AVAILABILITY_SET' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { markets, sold, market, price } = setUpSale({ isAvailableForAll: true });
      return new RemoveIssueMerchandise(markets, session).execute(user, sold, market.id, price.id);
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
