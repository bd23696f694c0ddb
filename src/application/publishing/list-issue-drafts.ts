import type { IdentityUser } from '../../domain/session/session.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import type { IssueDrafts } from '../ports/publishing/issue-drafts.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Lists all issues of a publisher, published or not. */
export class ListIssueDrafts extends RestrictedUseCase<IssueDrafts> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, publisherId: string, request: SliceRequest) {
    return this.callAs(user, 'PUBLISHING', (drafts) => drafts.list(publisherId, request));
  }
}
