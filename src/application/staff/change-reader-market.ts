import type { IdentityUser } from '../../domain/session/session.ts';
import type { ReaderMarkets } from '../ports/staff/reader-markets.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Moves a reader and their guided accounts to another market, for staff who manage accounts. */
export class ChangeReaderMarket extends RestrictedUseCase<ReaderMarkets> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, readerId: string, market: string) {
    return this.callAs(user, 'MANAGER_STAFF', (markets) => markets.change(readerId, market));
  }
}
