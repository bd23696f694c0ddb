import type { SaleVersion } from '../../../domain/publishing/issue-draft.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { IssueMarkets } from '../../ports/publishing/issue-markets.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Takes a price of an issue from sale. */
export class RemoveIssueMerchandise extends RestrictedUseCase<IssueMarkets> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, issue: SaleVersion, marketId: string, merchandiseId: string) {
    return this.callAs(user, 'PUBLISHING', (markets) =>
      markets.removeMerchandise(issue, marketId, merchandiseId),
    );
  }
}
