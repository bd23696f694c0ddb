import type { IdentityUser } from '../../../domain/session/session.ts';
import type { SliceRequest } from '../../../domain/slice.ts';
import type { PrivatePublishers } from '../../ports/publishing/private-publishers.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Lists the publishers that the user is a member of, for staff all of them. */
export class ListPrivatePublishers extends RestrictedUseCase<PrivatePublishers> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, request: SliceRequest) {
    return this.callAs(user, 'MANAGER', (publishers) => publishers.list(request));
  }
}
