import type { TaxRates } from '../../../application/ports/finance/tax-rates.ts';
import type { NewTaxRate, TaxRateHistory } from '../../../domain/finance/tax-rate.ts';
import { mapAnswer } from '../../http/map-answer.ts';
import type { ComicsClient } from '../comics-client.ts';

export class HttpTaxRates implements TaxRates {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async get() {
    return mapAnswer(await this.#comics.send('GET /financial/tax'), toHistory);
  }

  async set(rate: NewTaxRate) {
    return mapAnswer(await this.#comics.send('PATCH /financial/tax', { body: { ...rate } }), toHistory);
  }
}

const toHistory = ({ taxRate, rates }: TaxRateHistory): TaxRateHistory => ({ taxRate, rates });
