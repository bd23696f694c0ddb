import { sql } from 'kysely';
import { deactivateLink } from '../../../../server/readers/operator-links/operator-links.ts';
import { fillWallet } from '../../support/commerce-calls.ts';
import { openShop, sellPlan, type TestShop } from '../../support/open-shop.ts';
import { addPlan, addSubscription, daysAgo } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const price = 1990;

/** Concurrent changes of entitlements. */
export function entitlements(platform: () => TestPlatform): void {
  let shop: TestShop;
  let month: { planId: string; merchandiseId: string };

  beforeAll(async () => {
    await platform().empty();
    [month = month] = await sellPlan(platform(), { 30: price });
  });
  beforeEach(async () => {
    shop = await openShop(platform());
  });
  afterEach(() => shop.app.close());

  /** Number of statements that wait for a lock. */
  async function countWaiting(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(platform().database);
    return rows[0]?.count ?? 0;
  }

  async function untilWaiting(count: number): Promise<void> {
    while ((await countWaiting()) < count) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Locks the wallet until the returned function is called. */
  async function holdWallet({ uuid }: TestCaller): Promise<() => Promise<void>> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = Promise.withResolvers<void>();
    const transaction = platform()
      .database.transaction()
      .execute(async (trx) => {
        await trx
          .selectFrom('comics.ledger_account')
          .select('id')
          .where('readerId', '=', uuid)
          .forUpdate()
          .execute();
        held.resolve();
        await released;
      });
    await held.promise;
    return () => {
      release();
      return transaction;
    };
  }

  it("lets an order that follows an operator's plan finish before the plan ends", async () => {
    const { database } = platform();
    const reader = await shop.newReader();
    await fillWallet(database, reader.uuid, price);
    const end = daysAgo(-20);
    const plan = await addPlan(database, 'of-the-operator');
    await database.updateTable('comics.plan').set({ provider: 'claro' }).where('id', '=', plan).execute();
    await addSubscription(database, reader.uuid, end, { plan });
    await database
      .insertInto('comics.operator_link')
      .values({ readerId: reader.uuid, provider: 'claro', subjectId: reader.uuid, isActive: true })
      .execute();
    const [ofOperator] = await shop.subscriptionsOf(reader);

    const releaseWallet = await holdWallet(reader);
    const order = shop.order('/subscription', reader, {
      ...month,
      follows: ofOperator?.id,
      paymentMethod: 'balance',
    });
    await untilWaiting(1);
    const ending = database.transaction().execute((trx) => deactivateLink(trx, reader.uuid));
    await Promise.race([ending, untilWaiting(2)]);
    await releaseWallet();

    expect((await order).statusCode).toBe(201);
    expect(await ending).toBe(true);
    const [ended, bought] = await shop.subscriptionsOf(reader);
    expect(ended?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(bought?.startsAt).toEqual(end);
  });
}
