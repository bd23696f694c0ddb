import { randomUUID } from 'node:crypto';
import { lockBuyer } from '../../../../server/commerce/buyer.ts';
import { type MoneyTransfer, moveMoney } from '../../../../server/commerce/ledger/move-money.ts';
import type { Database } from '../../../../server/database/database.ts';
import { addMonths } from '../../../../server/finance/revenue/revenue-months.ts';
import { addIssue, addPlan, addPublisher, addReader } from '../../support/seed.ts';
import type { ScenarioIds } from './expected-lines.ts';
import {
  issueCount,
  publisherCount,
  readerCount,
  type Scenario,
  type ScenarioPayment,
  type ScenarioSitting,
  scenarioStart,
} from './scenario.ts';

const credits = 1000;
const currency = 'BRL';

/** The database rows of a scenario: its catalogue at once, payments and readings as the time passes. */
export async function openScenarioShop(database: Database, scenario: Scenario) {
  const readers = Array.from({ length: readerCount }, () => randomUUID());
  for (const reader of readers) await addReader(database, reader, { createdAt: new Date(scenarioStart) });
  const publishers: string[] = [];
  for (let index = 0; index < publisherCount; index += 1) publishers.push(await addPublisher(database));
  const issues: string[] = [];
  for (let index = 0; index < issueCount; index += 1) {
    const publisherId = publishers[index % publisherCount];
    issues.push(
      await addIssue(database, { slug: randomUUID(), pages: 1, ...(publisherId && { publisherId }) }),
    );
  }
  const firstMonth = new Date(scenarioStart).toISOString().slice(0, 10);
  for (const [index, rates] of scenario.shares.entries()) {
    for (const { month, basisPoints } of rates) {
      const validFrom = addMonths(firstMonth, month);
      const publisherId = publishers[index] ?? '';
      await database
        .insertInto('publishing.publisher_share')
        .values({ publisherId, validFrom, basisPoints })
        .execute();
    }
  }
  // Months are closed once a rate was set.
  await database.insertInto('finance.tax_rate').values({ validFrom: '2000-01-01', basisPoints: 0 }).execute();
  for (const { month, basisPoints } of scenario.taxRates) {
    const validFrom = addMonths(firstMonth, month);
    await database.insertInto('finance.tax_rate').values({ validFrom, basisPoints }).execute();
  }
  const ids: ScenarioIds & { publishers: string[] } = {
    payments: scenario.payments.map(() => randomUUID()),
    issues,
    publishers,
  };

  async function sell(
    payment: ScenarioPayment,
  ): Promise<{ planMerchandiseId?: string; merchandiseId?: string }> {
    const { kind, amount: price, cycleDays } = payment;
    const offer = { market: 'brazil', currency, price, paymentMethods: null };
    if (kind === 'plan') {
      const { id: planMerchandiseId } = await database
        .insertInto('comics.plan_merchandise')
        .values({ ...offer, planId: await addPlan(database, randomUUID()), cycleDays })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { planMerchandiseId };
    }
    if (kind === 'credit') return {};
    const { id: merchandiseId } = await database
      .insertInto('comics.merchandise')
      .values({ ...offer, kind, issueId: issues[payment.issue] ?? '', removedAt: new Date(payment.paidAt) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { merchandiseId };
  }

  function transfersOf({ kind, amount, reader }: ScenarioPayment): MoneyTransfer[] {
    const revenue = { from: 'gateway', to: 'revenue', amount } as const;
    if (kind !== 'credit') return [revenue];
    return [revenue, { from: 'gateway', to: { walletOf: readers[reader] ?? '' }, amount: credits }];
  }

  const pay = async (payment: ScenarioPayment, id: string) => {
    const { kind, amount, paidAt, coversFrom, reader } = payment;
    const readerId = readers[reader] ?? '';
    const merchandise = await sell(payment);
    await database.transaction().execute(async (trx) => {
      const buyer = await lockBuyer(trx, readerId);
      await trx
        .insertInto('comics.transaction')
        .values({
          id,
          readerId,
          ...merchandise,
          credits: kind === 'credit' ? credits : null,
          method: 'credit_card',
          status: 'paid',
          price: kind === 'credit' ? amount + credits : amount,
          currency,
          createdAt: new Date(paidAt),
          paidAt: new Date(paidAt),
          coversFrom: kind === 'plan' ? new Date(coversFrom) : null,
        })
        .execute();
      await moveMoney(buyer, currency, transfersOf(payment), { transactionId: id });
    });
  };

  const refund = (payment: ScenarioPayment, id: string) =>
    database.transaction().execute(async (trx) => {
      const buyer = await lockBuyer(trx, readers[payment.reader] ?? '');
      await trx
        .updateTable('comics.transaction')
        .set({ status: 'refunded', refundedAt: new Date(payment.refundedAt ?? 0) })
        .where('id', '=', id)
        .execute();
      const reversed = transfersOf(payment).map(({ from, to, amount }) => ({ from: to, to: from, amount }));
      await moveMoney(buyer, currency, reversed, { transactionId: id });
    });

  const recordSitting = ({ reader, payer, issue, startedAt, pages, basis }: ScenarioSitting) =>
    database
      .insertInto('comics.sitting')
      .values({
        readerId: readers[reader] ?? '',
        issueId: issues[issue] ?? '',
        language: 'pt-br',
        basis,
        payerId: payer === null ? null : (readers[payer] ?? ''),
        startedAt: new Date(startedAt),
        lastReadAt: new Date(startedAt),
        pages: Array.from({ length: pages }, (_, page) => page),
      })
      .execute();

  /** Writes what happened after `from`, until `to`. */
  async function passTime(from: number, to: number): Promise<void> {
    const isNew = (at: number | null): boolean => at !== null && at > from && at <= to;
    for (const sitting of scenario.sittings) if (isNew(sitting.reportedAt)) await recordSitting(sitting);
    for (const [index, payment] of scenario.payments.entries()) {
      const id = ids.payments[index] ?? '';
      if (isNew(payment.paidAt)) await pay(payment, id);
      if (isNew(payment.refundedAt)) await refund(payment, id);
    }
  }

  return { ids, passTime };
}
