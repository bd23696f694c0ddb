import type { PrivateSeriesTexts } from '../../../domain/publishing/private-series.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { PrivateSeriesCollection } from '../../ports/publishing/private-series-collection.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Changes the slug and the texts of a series: at once by staff, otherwise with a request for approval. */
export class ChangeSeries extends RestrictedUseCase<PrivateSeriesCollection> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, seriesId: string, changes: Partial<PrivateSeriesTexts>) {
    return this.callAs(user, 'PUBLISHING', (series) => series.change(seriesId, changes));
  }
}
