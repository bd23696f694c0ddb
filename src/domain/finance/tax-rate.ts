/** A tax rate that is valid from a month on, until the next one. Rule 103. */
export interface DatedTaxRate {
  /** The first day of a month, YYYY-MM-01. */
  readonly validFrom: string;
  /** Hundredths of a percent. */
  readonly taxRate: number;
}

export interface TaxRateHistory {
  /** The rate of this month in America/Sao_Paulo, in hundredths of a percent. */
  readonly taxRate: number;
  /** All rates that were set, in ascending order. */
  readonly rates: readonly DatedTaxRate[];
}

/** By default it is valid from this month on. */
export type NewTaxRate = Pick<DatedTaxRate, 'taxRate'> & Partial<DatedTaxRate>;
