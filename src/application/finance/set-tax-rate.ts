import type { NewTaxRate } from '../../domain/finance/tax-rate.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { TaxRates } from '../ports/finance/tax-rates.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Sets the tax rate from a month on, for staff with access to finances. */
export class SetTaxRate extends RestrictedUseCase<TaxRates> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, rate: NewTaxRate) {
    return this.callAs(user, 'FINANCIAL_STAFF', (taxRates) => taxRates.set(rate));
  }
}
