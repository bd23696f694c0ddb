import type { PrivateSeriesTexts } from '../../../domain/publishing/private-series.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { PrivateSeriesCollection } from '../../ports/publishing/private-series-collection.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Asks staff to approve a new series of a publisher that the user is a member of. */
export class ProposeSeries extends RestrictedUseCase<PrivateSeriesCollection> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, publisherId: string, texts: PrivateSeriesTexts) {
    return this.callAs(user, 'PUBLISHING_PARTNER', (series) => series.propose(publisherId, texts));
  }
}
