import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { intentOf } from '../../../server/commerce/idempotency.ts';
import { claimPeriod } from '../../../server/commerce/scheduled/claim-period.ts';
import { runScheduledJobs } from '../../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { sendOrderEmails } from '../../../server/commerce/scheduled/send-order-emails.ts';
import { startScheduledJobs } from '../../../server/commerce/scheduled/start-scheduled-jobs.ts';
import { withdrawSubscription } from '../../../server/commerce/subscriptions/withdraw.ts';
import type { Database } from '../../../server/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { FakeGateway } from '../support/fake-gateway.ts';
import {
  HandClock,
  type ScheduledJobsMachine,
  scheduledJobsMachine,
} from '../support/scheduled-jobs-machine.ts';
import { addAcquisition, addIssue, addReader } from '../support/seed.ts';
import { addSubscriber, addWaitingOrder } from '../support/subscriber.ts';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';

/** Two platforms run the scheduled jobs concurrently, with separate connections to one PostgreSQL. */
let testDatabase: TestDatabase;
let platforms: TestPlatform[];
let database: Database;
let clock: HandClock;
let gateway: FakeGateway;
let machines: ScheduledJobsMachine[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  platforms = [];
  for (let count = 0; count < 2; count += 1) {
    platforms.push(await openTestPlatform({ databaseUrl: testDatabase.url }));
  }
}, 60_000);
afterAll(async () => {
  for (const platform of platforms) await platform.close();
  await testDatabase.drop();
});

beforeEach(async () => {
  const [one] = platforms;
  if (!one) throw new Error('The platform was not opened.');
  await one.empty();
  database = one.database;
  clock = new HandClock('2026-03-10T12:00:00Z');
  gateway = new FakeGateway();
  // A delay like on a network, so that the calls of the machines overlap.
  gateway.duringCall = () => sleep(Math.random() * 5);
  machines = platforms.map((platform) => scheduledJobsMachine(platform.database, gateway, clock));
});

/** Runs concurrent passes on each machine. */
const runPasses = (count = 3) =>
  Promise.all(machines.flatMap((machine) => Array.from({ length: count }, () => runScheduledJobs(machine))));
const calls = (name: string) => gateway.calls.filter((call) => call === name).length;
const statuses = async (): Promise<Record<string, number>> => {
  const rows = await database
    .selectFrom('comics.transaction')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};
const problems = () => machines.flatMap((machine) => machine.problems);
const emails = () => machines.flatMap((machine) => machine.sent);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('renews each subscription once and sends one receipt each', async () => {
  const end = clock.in(24);
  for (const _ of numbers(20)) await addSubscriber(database, { expiresAt: end });
  await runPasses();
  expect([problems(), await statuses(), gateway.charges.size, gateway.taken]).toEqual([
    [],
    { paid: 20 },
    20,
    20 * 1990,
  ]);
  const ends = await database.selectFrom('comics.subscription').select('expiresAt').execute();
  expect(new Set(ends.map(({ expiresAt }) => expiresAt.getTime()))).toEqual(
    new Set([end.getTime() + 30 * 86_400_000]),
  );
  await runPasses();
  const sent = emails().map(({ kind, dragonId }) => `${kind} ${dragonId}`);
  expect([sent.length, new Set(sent).size]).toEqual([20, 20]);
});

it('queries the gateway once for each order and settles it', async () => {
  const { dragonId } = await addSubscriber(database, { expiresAt: clock.in(1000) });
  const ids: string[] = [];
  for (const index of numbers(30)) {
    const createdAt = clock.look();
    const id = await addWaitingOrder(database, {
      dragonId,
      method: 'pix',
      createdAt,
      expiresAt: clock.in(0.5),
    });
    await gateway.charge({ reference: id, method: 'pix', readerId: dragonId, amount: 2000, currency: 'BRL' });
    if (index % 2 === 0) gateway.pay(id);
    ids.push(id);
  }
  clock.pass({ minutes: 30 });
  await runPasses();
  expect([problems(), await statuses(), calls('cancel')]).toEqual([[], { paid: 15, expired: 15 }, 30]);
  const { balance } = await database
    .selectFrom('comics.ledger_account')
    .select('balance')
    .where('readerId', '=', dragonId)
    .executeTakeFirstOrThrow();
  expect(balance).toBe(15 * 2000);
});

it('refunds each order once', async () => {
  const { dragonId } = await addSubscriber(database, { expiresAt: clock.in(1000) });
  for (const _ of numbers(30)) {
    const id = await addWaitingOrder(database, { dragonId, method: 'credit_card', createdAt: clock.look() });
    const paid = { readerId: dragonId, amount: 2000, currency: 'BRL' };
    await gateway.charge({ reference: id, method: 'credit_card', ...paid });
  }
  await database
    .updateTable('comics.transaction')
    .set({ status: 'refunded', paidAt: clock.look(), refundedAt: clock.look(), refund: 'due' })
    .execute();
  clock.pass({ seconds: 15 });
  await runPasses();
  expect([problems(), calls('refund'), gateway.taken]).toEqual([[], 30, 0]);
  const left = await database
    .selectFrom('comics.transaction')
    .select('id')
    .where('refund', '=', 'due')
    .execute();
  expect(left).toEqual([]);
});

it('ends renewals after the last try, with one email about the first failure and one about the end', async () => {
  const readers = [];
  for (const _ of numbers(10)) {
    readers.push(await addSubscriber(database, { expiresAt: clock.in(24), cardYear: 2020 }));
  }
  for (const _ of numbers(5)) {
    await runPasses(2);
    clock.pass({ hours: 8 });
  }
  expect([problems(), await statuses(), gateway.calls]).toEqual([[], { refused: 40 }, []]);
  const sent = emails().map(({ kind, dragonId }) => `${kind} ${dragonId}`);
  const expected = readers.flatMap(({ dragonId }) => [
    `renewalRefused ${dragonId}`,
    `renewalEnded ${dragonId}`,
  ]);
  expect(sent.sort()).toEqual(expected.sort());
});

it('emails the status at the time of the claim, and sends another email about a later change', async () => {
  const [one, other] = machines;
  if (!one || !other) throw new Error('Two machines were expected.');
  const { dragonId, ...reader } = await addSubscriber(database, { expiresAt: clock.in(700) });
  const { id } = await database
    .insertInto('comics.transaction')
    .values({
      readerId: dragonId,
      planMerchandiseId: reader.merchandise,
      method: 'credit_card',
      status: 'paid',
      price: 1990,
      currency: 'BRL',
      cardId: reader.card,
      subscriptionId: reader.subscription,
      coversFrom: clock.look(),
      createdAt: clock.look(),
      paidAt: clock.look(),
      isEmailDue: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const paid = { readerId: dragonId, amount: 1990, currency: 'BRL' };
  await gateway.charge({ reference: id, method: 'credit_card', ...paid });
  gateway.callOutcomes.push('is lost before');
  const countWaiting = async () => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
    return rows[0]?.count ?? 0;
  };
  const untilWaiting = async (count: number) => {
    while ((await countWaiting()) < count) await sleep(5);
  };
  // The lock delays the last query of the email, for the name of the plan.
  const [sent, withdrawn] = await database.transaction().execute(async (trx) => {
    await sql`lock table comics.plan_text in access exclusive mode`.execute(trx);
    const sending = sendOrderEmails(one);
    await untilWaiting(1);
    const withdrawal = withdrawSubscription(
      other,
      intentOf(dragonId, 'a-key-of-its-own', {}),
      reader.subscription,
    );
    await Promise.race([withdrawal, untilWaiting(2)]);
    return [sending, withdrawal].map((promise) => () => promise);
  });
  await sent?.();
  await withdrawn?.();
  const kinds = () => emails().map(({ kind }) => kind);
  expect([kinds(), problems()]).toEqual([['subscribed'], []]);
  clock.pass({ seconds: 15 });
  await runPasses();
  expect([kinds().sort(), gateway.taken]).toEqual([['refunded', 'subscribed'], 0]);
});

it('closes expired rentals', async () => {
  const { dragonId } = await addSubscriber(database, { expiresAt: clock.in(1000) });
  for (const index of numbers(5)) {
    await addAcquisition(
      database,
      dragonId,
      await addIssue(database, { slug: `alugada-${index}` }),
      clock.in(-1),
    );
  }
  await database.updateTable('comics.acquisition').set({ endedAt: null }).execute();
  await runPasses();
  const ends = await database.selectFrom('comics.acquisition').select('endedAt').execute();
  expect(ends).toEqual(numbers(5).map(() => ({ endedAt: clock.in(-1) })));
  expect(problems()).toEqual([]);
});

it('handles other orders while one is locked, and that one after its lock is released', async () => {
  const dragonId = '00000000-0000-4000-8000-000000000001';
  await addReader(database, dragonId);
  const createdAt = clock.look();
  const ids: string[] = [];
  for (const _ of numbers(3)) {
    ids.push(
      await addWaitingOrder(database, { dragonId, method: 'pix', createdAt, expiresAt: clock.in(0.5) }),
    );
  }
  clock.pass({ hours: 1 });
  // A machine claims the order and crashes, and the database rolls its transaction back.
  const crashed = database.transaction().execute(async (trx) => {
    await trx
      .updateTable('comics.transaction')
      .set({ claimedAt: clock.look() })
      .where('id', '=', ids[0] ?? '')
      .execute();
    await runPasses();
    expect(await statuses()).toEqual({ waiting: 1, expired: 2 });
    throw new Error('The machine crashes.');
  });
  await expect(crashed).rejects.toThrow('crashes');
  await runPasses();
  expect(await statuses()).toEqual({ expired: 3 });
});

it('charges once when one machine orders a renewal and the other settles it', async () => {
  const [one, other] = machines;
  if (!one || !other) throw new Error('Two machines were expected.');
  const reader = await addSubscriber(database, { expiresAt: clock.in(24) });
  await claimPeriod(one, { id: reader.subscription, readerId: reader.dragonId });
  clock.pass({ seconds: 15 });
  gateway.callOutcomes.push('is lost after');
  await runScheduledJobs(other);
  expect([gateway.taken, await statuses()]).toEqual([1990, { waiting: 1 }]);
  clock.pass({ seconds: 10 });
  await runPasses();
  expect([gateway.taken, gateway.charges.size, await statuses()]).toEqual([1990, 1, { paid: 1 }]);
});

it('runs pass after pass until it is stopped', async () => {
  const end = clock.in(24);
  for (const _ of numbers(5)) await addSubscriber(database, { expiresAt: end });
  const started = machines.map((machine) => startScheduledJobs(machine, 10));
  const untilPaid = async (count: number) => {
    while ((await statuses()).paid !== count) await sleep(10);
  };
  await untilPaid(5);
  clock.pass({ days: 30 });
  await untilPaid(10);
  await Promise.all(started.map((jobs) => jobs.stop()));
  const before = platforms.map((platform) => platform.statements());
  await sleep(100);
  expect(platforms.map((platform) => platform.statements())).toEqual(before);
  expect([problems(), gateway.taken]).toEqual([[], 10 * 1990]);
});
