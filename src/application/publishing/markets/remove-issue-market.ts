import type { SaleVersion } from '../../../domain/publishing/issue-draft.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { IssueMarkets } from '../../ports/publishing/issue-markets.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Withdraws an issue from a market. */
export class RemoveIssueMarket extends RestrictedUseCase<IssueMarkets> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, issue: SaleVersion, marketId: string) {
    return this.callAs(user, 'PUBLISHING', (markets) => markets.remove(issue, marketId));
  }
}
