import type { IdentityUser } from '../../domain/session/session.ts';
import type { TaxRates } from '../ports/finance/tax-rates.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Gets the tax rates, for staff and publishers with access to finances. */
export class GetTaxRate extends RestrictedUseCase<TaxRates> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null) {
    return this.callAs(user, 'FINANCIAL', (taxRates) => taxRates.get());
  }
}
