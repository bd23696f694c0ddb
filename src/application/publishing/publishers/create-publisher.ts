import type { NewPublisher } from '../../../domain/publishing/private-publisher.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { PrivatePublishers } from '../../ports/publishing/private-publishers.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Creates a publisher that readers get at once, for staff. */
export class CreatePublisher extends RestrictedUseCase<PrivatePublishers> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, publisher: NewPublisher) {
    return this.callAs(user, 'MANAGER_STAFF', (publishers) => publishers.create(publisher));
  }
}
