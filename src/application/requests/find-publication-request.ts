import type { IdentityUser } from '../../domain/session/session.ts';
import type { PublicationRequests } from '../ports/requests/publication-requests.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Opens a request for approval with what was submitted. The platform checks whether the user may see its kind. */
export class FindPublicationRequest extends RestrictedUseCase<PublicationRequests> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, requestId: string) {
    return this.callAs(user, 'REQUESTS', (requests) => requests.find(requestId));
  }
}
