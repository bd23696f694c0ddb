import type { SaleVersion } from '../../../domain/publishing/issue-draft.ts';
import type { NewIssueMarket } from '../../../domain/publishing/issue-market.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { IssueMarkets } from '../../ports/publishing/issue-markets.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Offers an approved issue in a market. */
export class AddIssueMarket extends RestrictedUseCase<IssueMarkets> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, issue: SaleVersion, market: NewIssueMarket) {
    return this.callAs(user, 'PUBLISHING', (markets) => markets.add(issue, market));
  }
}
