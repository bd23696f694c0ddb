import type { PublisherShare } from '../../../domain/publishing/private-publisher.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { PrivatePublishers } from '../../ports/publishing/private-publishers.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Sets the part of its revenue that a publisher gets from a month on. */
export class SetPublisherShare extends RestrictedUseCase<PrivatePublishers> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, publisherId: string, share: PublisherShare) {
    return this.callAs(user, 'MANAGER_STAFF', (publishers) => publishers.setShare(publisherId, share));
  }
}
