import { ChangeIssueMarket } from '../../../../../../src/application/publishing/markets/change-issue-market.ts';
import { setUpSale } from '../../../../../fakes/publishing/set-up-sale.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

describe('ChangeIssueMarket', () => {
  it('changes a price, and keeps the rest', async () => {
    const { markets, session, user, sold, market, price } = setUpSale();
    const changes = { merchandises: [{ id: price.id, kind: price.kind, price: 1290 }] };
    const outcome = await new ChangeIssueMarket(markets, session).execute(user, sold, market.id, changes);
    expect(outcome).toMatchObject({
      ok: true,
      value: { markets: [{ ...market, merchandises: [{ ...price, id: expect.any(String), price: 1290 }] }] },
    });
  });

  it('reports a second price of the same kind', async () => {
    const { markets, session, user, sold, market, price } = setUpSale();
    const changes = { merchandises: [{ kind: price.kind, price: 1290 }] };
    const outcome = await new ChangeIssueMarket(markets, session).execute(user, sold, market.id, changes);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'MERCHANDISE.DUPLICATE_ACTION' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { markets, sold, market } = setUpSale();
      const changes = { isAvailableForSubscribers: true };
      return new ChangeIssueMarket(markets, session).execute(user, sold, market.id, changes);
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
