import type { IdentityUser } from '../../../domain/session/session.ts';
import type { PrivateSeriesCollection } from '../../ports/publishing/private-series-collection.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Opens a series, approved or not. */
export class FindPrivateSeries extends RestrictedUseCase<PrivateSeriesCollection> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, seriesId: string) {
    return this.callAs(user, 'PUBLISHING', (series) => series.find(seriesId));
  }
}
