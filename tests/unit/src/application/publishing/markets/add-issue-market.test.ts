import { AddIssueMarket } from '../../../../../../src/application/publishing/markets/add-issue-market.ts';
import { setUpSale } from '../../../../../fakes/publishing/set-up-sale.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

const freeInBrazil = { market: 'brazil', currency: 'BRL', isAvailableForAll: true };

describe('AddIssueMarket', () => {
  it('offers an issue in a market', async () => {
    const { markets, session, user, approved } = setUpSale();
    const outcome = await new AddIssueMarket(markets, session).execute(user, approved, freeInBrazil);
    expect(outcome).toMatchObject({ ok: true, value: { publication: 'on sale', markets: [freeInBrazil] } });
  });

  it('reports an issue that nobody could read or buy', async () => {
    const { markets, session, user, approved } = setUpSale();
    const market = { ...freeInBrazil, isAvailableForAll: false };
    const outcome = await new AddIssueMarket(markets, session).execute(user, approved, market);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'ISSUE.NO_AVAILABILITY_SET' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { markets, approved } = setUpSale();
      return new AddIssueMarket(markets, session).execute(user, approved, freeInBrazil);
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
