import {
  type PublicationDecision,
  type PublicationRequest,
  requestAccess,
} from '../../domain/publishing/publication-request.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { PublicationRequests } from '../ports/requests/publication-requests.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Approves a request, which publishes its subject, or rejects it. */
export class AnswerPublicationRequest extends RestrictedUseCase<PublicationRequests> {
  /** `user`: the current user. */
  execute(
    user: IdentityUser | null,
    { id, kind }: Pick<PublicationRequest, 'id' | 'kind'>,
    decision: PublicationDecision,
  ) {
    return this.callAs(user, requestAccess[kind].staff, (requests) => requests.answer(id, decision));
  }
}
