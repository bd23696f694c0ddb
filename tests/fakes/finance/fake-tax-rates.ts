import type { TaxRates } from '../../../src/application/ports/finance/tax-rates.ts';
import type { CommonErrorCode } from '../../../src/domain/error-code.ts';
import { failures } from '../../../src/domain/failure.ts';
import type { DatedTaxRate, NewTaxRate, TaxRateHistory } from '../../../src/domain/finance/tax-rate.ts';
import { failed } from '../../../src/domain/result.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

/** Without a session check, the caller may do everything. */
export class FakeTaxRates extends FakeService<CommonErrorCode> implements TaxRates {
  rightsOf: (readerId: string) => 'set' | 'get' | null = () => 'set';
  rates: readonly DatedTaxRate[] = [];
  readonly requests: string[] = [];

  get() {
    this.requests.push('get');
    return this.respondIfSignedIn<TaxRateHistory>(() =>
      this.#rights() === null ? failed(failures.forbidden) : this.#history(),
    );
  }

  set({ taxRate, validFrom = thisMonth() }: NewTaxRate) {
    this.requests.push(`set ${taxRate}`);
    return this.respondIfSignedIn<TaxRateHistory>(() => {
      if (this.#rights() !== 'set') return failed(failures.forbidden);
      if (validFrom < thisMonth()) return failed(serviceFailure('REQUEST.INVALID'));
      const others = this.rates.filter((rate) => rate.validFrom !== validFrom);
      this.rates = [...others, { validFrom, taxRate }].sort((one, other) =>
        one.validFrom.localeCompare(other.validFrom),
      );
      return this.#history();
    });
  }

  #rights() {
    const readerId = this.sessionCheck?.session.current?.readerId;
    return readerId ? this.rightsOf(readerId) : 'set';
  }

  #history(): TaxRateHistory {
    const current = this.rates.findLast(({ validFrom }) => validFrom <= thisMonth());
    return { taxRate: current?.taxRate ?? 0, rates: this.rates };
  }
}

const thisMonth = () =>
  `${new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' }).slice(0, 8)}01`;
