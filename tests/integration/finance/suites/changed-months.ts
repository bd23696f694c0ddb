import { sql } from 'kysely';
import { addIssue } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { laterMs, pendingShop, today } from './pending-shop.ts';

const otherPublisher = sql`(select id from comics.publisher where id <> issue.publisher_id limit 1)`;

/** When the sums of pending months are written again. */
export function changedMonths(platform: () => TestPlatform): void {
  const { update, open, readWriters, readComputedAt, change } = pendingShop(platform);

  it('are not written again while nothing has changed, but are up to date', async () => {
    await open();
    const writers = await readWriters();
    expect(writers).toHaveLength(1);
    await update(today + laterMs);
    expect(await readWriters()).toEqual(writers);
    expect(await readComputedAt()).toEqual([today + laterMs]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'an order is refunded',
      change(sql`update comics.transaction set status = 'refunded', refunded_at = paid_at`),
    ],
    ['another amount is paid', change(sql`update comics.transaction set price = price + 1`)],
    [
      'a price is discounted',
      change(sql`with coupon as (
          insert into comics.coupon (code, amount, currency, begins_at)
          values ('MENOS', 1, 'BRL', now()) returning id
        )
        update comics.transaction set discount = 1, coupon_id = coupon.id from coupon`),
    ],
    ['a price buys more credits', change(sql`update comics.transaction set credits = credits + 1`)],
    [
      'an order was paid later',
      change(sql`update comics.transaction set paid_at = paid_at + interval '1 day'`),
    ],
    ['an order has another currency', change(sql`update comics.transaction set currency = 'EUR'`)],
    [
      'an order is of another reader',
      change(sql`update comics.transaction set reader_id =
        (select reader_id from comics.reader where reader_id <> transaction.reader_id limit 1)`),
    ],
    ['a plan is longer', change(sql`update comics.plan_merchandise set cycle_days = 90`)],
    ['a purchase becomes a rental', change(sql`update comics.merchandise set kind = 'rent'`)],
    [
      'a purchase is of another issue',
      change(
        sql`update comics.merchandise set issue_id = (select id from comics.issue where id <> issue_id limit 1)`,
      ),
    ],
    [
      'a period starts later',
      change(sql`update comics.transaction set covers_from = covers_from + interval '9 days'`),
    ],
    ['more pages are read', change(sql`update comics.sitting set pages = array[0, 1, 2, 3]`)],
    [
      'other issues are read',
      change(
        sql`update comics.sitting set issue_id = (select id from comics.issue where id <> issue_id limit 1)`,
      ),
    ],
    [
      'readings are paid by another reader',
      change(sql`update comics.sitting set payer_id =
        (select reader_id from comics.reader where reader_id <> sitting.reader_id limit 1)
        where basis = 'subscription'`),
    ],
    ['readings count differently', change(sql`update comics.sitting set basis = 'free'`)],
    [
      'a tax rate is set',
      change(sql`insert into finance.tax_rate (valid_from, basis_points) values ('2026-01-01', 1000)`),
    ],
    [
      'a share is set',
      change(sql`insert into publishing.publisher_share (publisher_id, valid_from, basis_points)
        select id, '2026-01-01', 5000 from comics.publisher`),
    ],
    [
      'an issue that was read gets another publisher',
      change(sql`update comics.issue set publisher_id = ${otherPublisher}
        where id in (select issue_id from comics.sitting)`),
    ],
    [
      'an issue that was bought gets another publisher',
      change(sql`update comics.issue set publisher_id = ${otherPublisher}
        where id in (select issue_id from comics.merchandise)`),
    ],
  ])('are written again after %s', async (_name, makeChange) => {
    await open();
    const writers = await readWriters();
    await makeChange();
    await update(today + laterMs);
    expect(await readWriters()).not.toEqual(writers);
  });

  it('are not written again after issues appear that nobody bought or read', async () => {
    await open();
    const writers = await readWriters();
    await addIssue(platform().database, { slug: 'nova', pages: 1 });
    await update(today + laterMs);
    expect(await readWriters()).toEqual(writers);
  });
}
