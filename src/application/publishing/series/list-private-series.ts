import type { IdentityUser } from '../../../domain/session/session.ts';
import type { SliceRequest } from '../../../domain/slice.ts';
import type { PrivateSeriesCollection } from '../../ports/publishing/private-series-collection.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Lists all series of a publisher, approved or not. */
export class ListPrivateSeries extends RestrictedUseCase<PrivateSeriesCollection> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, publisherId: string, request: SliceRequest) {
    return this.callAs(user, 'PUBLISHING', (series) => series.list(publisherId, request));
  }
}
