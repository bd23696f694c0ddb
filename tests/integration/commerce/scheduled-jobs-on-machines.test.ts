import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { intentOf } from '../../../server/commerce/idempotency.ts';
import { claimPeriod } from '../../../server/commerce/scheduled/claim-period.ts';
import { runScheduledJobs } from '../../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { sendOrderEmails } from '../../../server/commerce/scheduled/send-order-emails.ts';
import { startScheduledJobs } from '../../../server/commerce/scheduled/start-scheduled-jobs.ts';
import { withdraw } from '../../../server/commerce/subscriptions/withdraw.ts';
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

/** What is due, done by two platforms at once, each with connections of its own to one PostgreSQL. */
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
  if (!one) throw new Error('There is no platform.');
  await one.empty();
  database = one.database;
  clock = new HandClock('2026-03-10T12:00:00Z');
  gateway = new FakeGateway();
  // As over a network: others get on while one waits for an answer.
  gateway.duringCall = () => sleep(Math.random() * 5);
  machines = platforms.map((platform) => scheduledJobsMachine(platform.database, gateway, clock));
});

/** Some passes at once on each machine. */
const passes = (each = 3) =>
  Promise.all(machines.flatMap((machine) => Array.from({ length: each }, () => runScheduledJobs(machine))));
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
const letters = () => machines.flatMap((machine) => machine.sent);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('renew each subscription once, with one receipt each', async () => {
  const end = clock.in(24);
  for (const _ of numbers(20)) await addSubscriber(database, { expiresAt: end });
  await passes();
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
  await passes();
  const told = letters().map(({ kind, dragonId }) => `${kind} ${dragonId}`);
  expect([told.length, new Set(told).size]).toEqual([20, 20]);
});

it('ask about each order once, and bring it to its end', async () => {
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
  await passes();
  expect([problems(), await statuses(), calls('cancel')]).toEqual([[], { paid: 15, expired: 15 }, 30]);
  const { balance } = await database
    .selectFrom('comics.ledger_account')
    .select('balance')
    .where('readerId', '=', dragonId)
    .executeTakeFirstOrThrow();
  expect(balance).toBe(15 * 2000);
});

it('have each refund given back once', async () => {
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
  await passes();
  expect([problems(), calls('refund'), gateway.taken]).toEqual([[], 30, 0]);
  const left = await database
    .selectFrom('comics.transaction')
    .select('id')
    .where('refund', '=', 'due')
    .execute();
  expect(left).toEqual([]);
});

it('end what cannot be renewed, with one letter of the first refusal and one of the end each', async () => {
  const readers = [];
  for (const _ of numbers(10)) {
    readers.push(await addSubscriber(database, { expiresAt: clock.in(24), cardYear: 2020 }));
  }
  for (const _ of numbers(5)) {
    await passes(2);
    clock.pass({ hours: 8 });
  }
  expect([problems(), await statuses(), gateway.calls]).toEqual([[], { refused: 40 }, []]);
  const told = letters().map(({ kind, dragonId }) => `${kind} ${dragonId}`);
  const once = readers.flatMap(({ dragonId }) => [`renewalRefused ${dragonId}`, `renewalEnded ${dragonId}`]);
  expect(told.sort()).toEqual(once.sort());
});

it('tell what they have taken as it stood then, and what comes after it by another letter', async () => {
  const [one, other] = machines;
  if (!one || !other) throw new Error('There are two.');
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
      isLetterDue: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const paid = { readerId: dragonId, amount: 1990, currency: 'BRL' };
  await gateway.charge({ reference: id, method: 'credit_card', ...paid });
  gateway.callOutcomes.push('is lost before');
  const whoWaits = async () => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
    return rows[0]?.count ?? 0;
  };
  const untilWaiting = async (count: number) => {
    while ((await whoWaits()) < count) await sleep(5);
  };
  // Nobody can read what the plan is called for a while, which is the last that a letter has to know.
  const [told, withdrawn] = await database.transaction().execute(async (rows) => {
    await sql`lock table comics.plan_text in access exclusive mode`.execute(rows);
    const telling = sendOrderEmails(one);
    await untilWaiting(1);
    const withdrawal = withdraw(other, intentOf(dragonId, 'a-key-of-its-own', {}), reader.subscription);
    await Promise.race([withdrawal, untilWaiting(2)]);
    return [telling, withdrawal].map((promise) => () => promise);
  });
  await told?.();
  await withdrawn?.();
  const kinds = () => letters().map(({ kind }) => kind);
  expect([kinds(), problems()]).toEqual([['subscribed'], []]);
  clock.pass({ seconds: 15 });
  await passes();
  expect([kinds().sort(), gateway.taken]).toEqual([['refunded', 'subscribed'], 0]);
});

it('close rents', async () => {
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
  await passes();
  const ends = await database.selectFrom('comics.acquisition').select('endedAt').execute();
  expect(ends).toEqual(numbers(5).map(() => ({ endedAt: clock.in(-1) })));
  expect(problems()).toEqual([]);
});

it('do the rest while somebody holds one order, and that one once it is let go', async () => {
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
  // A machine that has claimed it and breaks down: the database takes back what it has not finished.
  const broken = database.transaction().execute(async (rows) => {
    await rows
      .updateTable('comics.transaction')
      .set({ askedAt: clock.look() })
      .where('id', '=', ids[0] ?? '')
      .execute();
    await passes();
    expect(await statuses()).toEqual({ waiting: 1, expired: 2 });
    throw new Error('The machine breaks down.');
  });
  await expect(broken).rejects.toThrow('breaks down');
  await passes();
  expect(await statuses()).toEqual({ expired: 3 });
});

it('charge once what one has claimed and the other takes up', async () => {
  const [one, other] = machines;
  if (!one || !other) throw new Error('There are two.');
  const reader = await addSubscriber(database, { expiresAt: clock.in(24) });
  await claimPeriod(one, { id: reader.subscription, readerId: reader.dragonId });
  clock.pass({ seconds: 15 });
  gateway.callOutcomes.push('is lost after');
  await runScheduledJobs(other);
  expect([gateway.taken, await statuses()]).toEqual([1990, { waiting: 1 }]);
  clock.pass({ seconds: 10 });
  await passes();
  expect([gateway.taken, gateway.charges.size, await statuses()]).toEqual([1990, 1, { paid: 1 }]);
});

it('go on by themselves, one pass after the other, until they are stopped', async () => {
  const end = clock.in(24);
  for (const _ of numbers(5)) await addSubscriber(database, { expiresAt: end });
  const started = machines.map((machine) => startScheduledJobs(machine, 10));
  const isDone = async (paid: number) => {
    while ((await statuses()).paid !== paid) await sleep(10);
  };
  await isDone(5);
  clock.pass({ days: 30 });
  await isDone(10);
  await Promise.all(started.map((work) => work.stop()));
  const before = platforms.map((platform) => platform.statements());
  await sleep(100);
  expect(platforms.map((platform) => platform.statements())).toEqual(before);
  expect([problems(), gateway.taken]).toEqual([[], 10 * 1990]);
});
