import type { PrivateSeriesTexts } from '../../../domain/publishing/private-series.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { PrivateSeriesCollection } from '../../ports/publishing/private-series-collection.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Creates a series that readers get at once, for staff. */
export class CreateSeries extends RestrictedUseCase<PrivateSeriesCollection> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, publisherId: string, texts: PrivateSeriesTexts) {
    return this.callAs(user, 'PUBLISHING_STAFF', (series) => series.create(publisherId, texts));
  }
}
