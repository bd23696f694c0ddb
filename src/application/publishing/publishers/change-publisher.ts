import type { EntityVersion } from '../../../domain/publishing/entity-version.ts';
import type { PublisherChanges } from '../../../domain/publishing/private-publisher.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { PrivatePublishers } from '../../ports/publishing/private-publishers.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Changes a publisher: at once by staff, otherwise with a request for approval. */
export class ChangePublisher extends RestrictedUseCase<PrivatePublishers> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, publisher: EntityVersion, changes: PublisherChanges) {
    return this.callAs(user, 'MANAGER', (publishers) => publishers.change(publisher, changes));
  }
}
