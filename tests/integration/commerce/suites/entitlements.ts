import { sql } from 'kysely';
import { deactivateLink } from '../../../../server/readers/operator-links/operator-links.ts';
import { openShop, sellPlan, type TestShop } from '../../support/open-shop.ts';
import { addPlan, addSubscription, daysAgo } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';
import { fillWallet } from '../../support/wallets.ts';

const price = 1990;

/** Concurrent changes of entitlements. */
export function entitlements(platform: () => TestPlatform): void {
  let shop: TestShop;
  let monthlyPlan: { planId: string; merchandiseId: string };

  beforeAll(async () => {
    await platform().deleteAllData();
    [monthlyPlan = monthlyPlan] = await sellPlan(platform(), { 30: price });
  });
  beforeEach(async () => {
    shop = await openShop(platform());
  });
  afterEach(() => shop.app.close());

  /** Returns the number of statements that wait for a lock. */
  async function countLockedStatements(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(platform().database);
    return rows[0]?.count ?? 0;
  }

  async function waitForLockedStatements(count: number): Promise<void> {
    while ((await countLockedStatements()) < count) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Locks the wallet. Returns the function that unlocks it. */
  async function lockWallet({ uuid }: TestCaller): Promise<() => Promise<void>> {
    let unlock = () => {};
    const unlocked = new Promise<void>((resolve) => {
      unlock = resolve;
    });
    const locked = Promise.withResolvers<void>();
    const transaction = platform()
      .database.transaction()
      .execute(async (trx) => {
        await trx
          .selectFrom('comics.ledger_account')
          .select('id')
          .where('readerId', '=', uuid)
          .forUpdate()
          .execute();
        locked.resolve();
        await unlocked;
      });
    await locked.promise;
    return () => {
      unlock();
      return transaction;
    };
  }

  it("from an operator's plan end only after a concurrent order that follows the plan", async () => {
    const { database } = platform();
    const reader = await shop.addReaderWithCard();
    await fillWallet(database, reader.uuid, price);
    const end = daysAgo(-20);
    const plan = await addPlan(database, 'of-the-operator');
    await database.updateTable('comics.plan').set({ provider: 'claro' }).where('id', '=', plan).execute();
    await addSubscription(database, reader.uuid, end, { plan });
    await database
      .insertInto('comics.operator_link')
      .values({ readerId: reader.uuid, provider: 'claro', subjectId: reader.uuid, isActive: true })
      .execute();
    const [operatorSubscription] = await shop.subscriptionsOf(reader);

    const unlockWallet = await lockWallet(reader);
    const order = shop.order('/subscription', reader, {
      ...monthlyPlan,
      follows: operatorSubscription?.id,
      paymentMethod: 'balance',
    });
    await waitForLockedStatements(1);
    const ending = database.transaction().execute((trx) => deactivateLink(trx, reader.uuid));
    await Promise.race([ending, waitForLockedStatements(2)]);
    await unlockWallet();

    expect((await order).statusCode).toBe(201);
    expect(await ending).toBe(true);
    const [ended, bought] = await shop.subscriptionsOf(reader);
    expect(ended?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(bought?.startsAt).toEqual(end);
  });
}
