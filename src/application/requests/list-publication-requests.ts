import { requestAccess } from '../../domain/publishing/publication-request.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type {
  PublicationRequestFilter,
  PublicationRequests,
} from '../ports/requests/publication-requests.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Lists the requests for approval that the user may see. */
export class ListPublicationRequests extends RestrictedUseCase<PublicationRequests> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, filter: PublicationRequestFilter) {
    return this.callAs(user, requestAccess[filter.kind].viewers, (requests) => requests.list(filter));
  }
}
