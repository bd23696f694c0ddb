import type { SaleVersion } from '../../../domain/publishing/issue-draft.ts';
import type { IssueMarketChanges } from '../../../domain/publishing/issue-market.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { IssueMarkets } from '../../ports/publishing/issue-markets.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Changes when and for whom an issue is available in a market, and its prices there. */
export class ChangeIssueMarket extends RestrictedUseCase<IssueMarkets> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, issue: SaleVersion, marketId: string, changes: IssueMarketChanges) {
    return this.callAs(user, 'PUBLISHING', (markets) => markets.change(issue, marketId, changes));
  }
}
