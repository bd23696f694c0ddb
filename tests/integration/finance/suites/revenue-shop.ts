import { updateRevenue } from '../../../../server/finance/revenue/update-revenue.ts';
import { addPaidCredits, addPaidSubscription, addSale } from '../../support/add-payment.ts';
import { addIssue, addPublisher, daysAgo } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** When the job runs: January is closed, February and March are pending. */
export const computedAt = new Date('2026-03-25T12:00:00Z');

/** Computes the revenue as of a time. */
const updateAt = ({ database }: TestPlatform, now: Date) =>
  updateRevenue({
    database,
    now: () => now,
    databaseNow: async () => now,
    onProblem(error) {
      throw error;
    },
  });

/**
 * Two publishers and their revenue of January to March, with 6 percent tax. In January both sell an issue, in March the
 * first one is refunded. In February there is revenue that belongs to no publisher.
 */
export async function openRevenueShop(platform: TestPlatform) {
  await platform.deleteAllData();
  const { database } = platform;
  await database
    .insertInto('finance.tax_rate')
    .values({ validFrom: '2026-01-01', basisPoints: 600 })
    .execute();
  const ipe = await addPublisher(database, { name: '=HYPERLINK("https://ipe.example")' });
  const juca = await addPublisher(database, { name: 'Juca, Gibis' });
  const sold = await addIssue(database, {
    slug: 'vendido',
    publisherId: ipe,
    withdrawnAt: daysAgo(0),
    editions: { 'pt-br': 'Vendido, "novo"\n', 'en-us': '-1+cmd' },
  });
  const rented = await addIssue(database, {
    slug: 'alugado',
    publisherId: juca,
    editions: { 'pt-br': 'Ação' },
  });
  const refunded = await addSale(database, {
    issueId: sold,
    price: 1000,
    paidAt: new Date('2026-01-10T12:00:00Z'),
  });
  // The last hour of January in São Paulo.
  const lastOfJanuary = new Date('2026-02-01T02:30:00Z');
  await addSale(database, { issueId: rented, kind: 'rent', price: 390, paidAt: lastOfJanuary });
  await updateAt(platform, new Date('2026-03-05T12:00:00Z'));
  await addPaidSubscription(database, { price: 3000, paidAt: new Date('2026-02-10T03:00:00Z') });
  await addPaidCredits(database, { price: 1000, credits: 900, paidAt: new Date('2026-02-11T12:00:00Z') });
  await addSale(database, { issueId: sold, price: 500, paidAt: new Date('2026-03-20T12:00:00Z') });
  await database
    .updateTable('comics.transaction')
    .set({ status: 'refunded', refundedAt: new Date('2026-03-20T13:00:00Z') })
    .where('id', '=', refunded)
    .execute();
  await updateAt(platform, computedAt);
  return { ipe, juca, sold, rented };
}
