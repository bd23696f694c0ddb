import type { SeriesDescriptorChange } from '../../../domain/publishing/private-series.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { PrivateSeriesCollection } from '../../ports/publishing/private-series-collection.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Changes how a series is presented in one language: at once by staff, otherwise with a request for approval. */
export class ChangeSeriesDescriptor extends RestrictedUseCase<PrivateSeriesCollection> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, seriesId: string, descriptor: SeriesDescriptorChange) {
    return this.callAs(user, 'PUBLISHING', (series) => series.changeDescriptor(seriesId, descriptor));
  }
}
