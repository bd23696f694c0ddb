import { findLastClosedMonth } from '../../commerce/ledger/find-last-closed-month.ts';
import type { Database } from '../../database/database.ts';
import { invalidRequest } from '../../http/failures/invalid-request.ts';
import { recordChange } from '../../publishing/audit.ts';

/** The rate until staff set one, in hundredths of a percent. */
export const defaultTaxRate = 0;

export interface TaxRateFromMonth {
  /** YYYY-MM-01. */
  validFrom: string;
  /** Hundredths of a percent. */
  taxRate: number;
}

/** All rates that were set, the earliest first. */
export const listTaxRates = (database: Database): Promise<TaxRateFromMonth[]> =>
  database
    .selectFrom('finance.tax_rate')
    .select(['validFrom', 'basisPoints as taxRate'])
    .orderBy('validFrom')
    .execute();

/** The rate in a month, YYYY-MM-01. */
export const taxRateInMonth = (rates: readonly TaxRateFromMonth[], month: string): number =>
  rates.findLast(({ validFrom }) => validFrom <= month)?.taxRate ?? defaultTaxRate;

/** Sets the rate from a month on, until the next one that is set. Throws an ApiError if the month is closed. Rule 103. */
export function setTaxRate(
  database: Database,
  { validFrom, taxRate, actorId }: TaxRateFromMonth & { actorId: string },
): Promise<void> {
  return database.transaction().execute(async (trx) => {
    const closed = await findLastClosedMonth(trx);
    if (closed !== null && validFrom <= closed)
      throw invalidRequest('validFrom', 'closedMonth', { month: closed.slice(0, 7) });
    const former = await trx
      .selectFrom('finance.tax_rate')
      .select(['validFrom', 'basisPoints as taxRate'])
      .where('validFrom', '=', validFrom)
      .forUpdate()
      .executeTakeFirst();
    const { id } = await trx
      .insertInto('finance.tax_rate')
      .values({ validFrom, basisPoints: taxRate })
      .onConflict((conflict) => conflict.column('validFrom').doUpdateSet({ basisPoints: taxRate }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordChange(trx, {
      actorId,
      action: 'changed',
      subject: { kind: 'tax rate', id },
      before: former ?? null,
      after: { validFrom, taxRate },
    });
  });
}
