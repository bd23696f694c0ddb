import { RemoveIssueMarket } from '../../../../../../src/application/publishing/markets/remove-issue-market.ts';
import { setUpSale } from '../../../../../fakes/publishing/set-up-sale.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

describe('RemoveIssueMarket', () => {
  it('withdraws an issue', async () => {
    const { markets, session, user, sold, market } = setUpSale();
    const outcome = await new RemoveIssueMarket(markets, session).execute(user, sold, market.id);
    expect(outcome).toMatchObject({ ok: true, value: { publication: 'not for sale', markets: [] } });
  });

  it('reports a market that the issue is not in', async () => {
    const { markets, session, user, approved, market } = setUpSale();
    const outcome = await new RemoveIssueMarket(markets, session).execute(user, approved, market.id);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'ISSUE.UNAVAILABLE_MARKET' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { markets, sold, market } = setUpSale();
      return new RemoveIssueMarket(markets, session).execute(user, sold, market.id);
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
