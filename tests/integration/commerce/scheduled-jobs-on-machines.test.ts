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
  createScheduledJobsMachine,
  ManualClock,
  type ScheduledJobsMachine,
} from '../support/scheduled-jobs-machine.ts';
import { addAcquisition, addIssue, addReader } from '../support/seed.ts';
import { addSubscriber, addWaitingOrder } from '../support/subscriber.ts';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';

// Two platforms run the scheduled jobs concurrently, with separate connections to one PostgreSQL.
let testDatabase: TestDatabase;
let platforms: TestPlatform[];
let database: Database;
let clock: ManualClock;
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
  const [platform] = platforms;
  if (!platform) throw new Error('The platform was not opened.');
  await platform.deleteAllData();
  database = platform.database;
  clock = new ManualClock('2026-03-10T12:00:00Z');
  gateway = new FakeGateway();
  // A delay as on a network, so that the calls of the machines overlap.
  gateway.duringCall = () => sleep(Math.random() * 5);
  machines = platforms.map((platform) => createScheduledJobsMachine(platform.database, gateway, clock));
});

/** Runs concurrent passes on each machine. */
const runPasses = (count = 3) =>
  Promise.all(machines.flatMap((machine) => Array.from({ length: count }, () => runScheduledJobs(machine))));
const countCalls = (name: string) => gateway.calls.filter((call) => call === name).length;
const countStatuses = async (): Promise<Record<string, number>> => {
  const rows = await database
    .selectFrom('comics.transaction')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};
const listProblems = () => machines.flatMap((machine) => machine.problems);
const listEmails = () => machines.flatMap((machine) => machine.sent);
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a pair of machines', () => {
  it('renews each subscription once and sends one receipt for each renewal', async () => {
    const end = clock.hoursFromNow(24);
    for (const _ of range(20)) await addSubscriber(database, { expiresAt: end });
    await runPasses();
    expect([listProblems(), await countStatuses(), gateway.charges.size, gateway.taken]).toEqual([
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
    const sent = listEmails().map(({ kind, readerId }) => `${kind} ${readerId}`);
    expect([sent.length, new Set(sent).size]).toEqual([20, 20]);
  });

  it('asks the gateway once about each expired Pix order, and records its final status', async () => {
    const { readerId } = await addSubscriber(database, { expiresAt: clock.hoursFromNow(1000) });
    const ids: string[] = [];
    for (const index of range(30)) {
      const createdAt = clock.now();
      const id = await addWaitingOrder(database, {
        readerId,
        method: 'pix',
        createdAt,
        expiresAt: clock.hoursFromNow(0.5),
      });
      await gateway.charge({ reference: id, method: 'pix', readerId, amount: 2000, currency: 'BRL' });
      if (index % 2 === 0) gateway.pay(id);
      ids.push(id);
    }
    clock.advance({ minutes: 30 });
    await runPasses();
    expect([listProblems(), await countStatuses(), countCalls('cancel')]).toEqual([
      [],
      { paid: 15, expired: 15 },
      30,
    ]);
    const { balance } = await database
      .selectFrom('comics.ledger_account')
      .select('balance')
      .where('readerId', '=', readerId)
      .executeTakeFirstOrThrow();
    expect(balance).toBe(15 * 2000);
  });

  it('refunds each order once', async () => {
    const { readerId } = await addSubscriber(database, { expiresAt: clock.hoursFromNow(1000) });
    for (const _ of range(30)) {
      const id = await addWaitingOrder(database, { readerId, method: 'credit_card', createdAt: clock.now() });
      const paid = { readerId, amount: 2000, currency: 'BRL' };
      await gateway.charge({ reference: id, method: 'credit_card', ...paid });
    }
    await database
      .updateTable('comics.transaction')
      .set({ status: 'refunded', paidAt: clock.now(), refundedAt: clock.now(), refund: 'due' })
      .execute();
    clock.advance({ seconds: 15 });
    await runPasses();
    expect([listProblems(), countCalls('refund'), gateway.taken]).toEqual([[], 30, 0]);
    const unrefunded = await database
      .selectFrom('comics.transaction')
      .select('id')
      .where('refund', '=', 'due')
      .execute();
    expect(unrefunded).toEqual([]);
  });

  it('ends renewals after the last try, with one email about the first failure and one about the end', async () => {
    const readers = [];
    for (const _ of range(10)) {
      readers.push(await addSubscriber(database, { expiresAt: clock.hoursFromNow(24), cardYear: 2020 }));
    }
    for (const _ of range(5)) {
      await runPasses(2);
      clock.advance({ hours: 8 });
    }
    expect([listProblems(), await countStatuses(), gateway.calls]).toEqual([[], { refused: 40 }, []]);
    const sent = listEmails().map(({ kind, readerId }) => `${kind} ${readerId}`);
    const expected = readers.flatMap(({ readerId }) => [
      `renewalRefused ${readerId}`,
      `renewalEnded ${readerId}`,
    ]);
    expect(sent.sort()).toEqual(expected.sort());
  });

  it('emails the status that an order had when its email was claimed, and sends another email about a later change', async () => {
    const [firstMachine, secondMachine] = machines;
    if (!firstMachine || !secondMachine) throw new Error('Two machines were expected.');
    const { readerId, ...reader } = await addSubscriber(database, { expiresAt: clock.hoursFromNow(700) });
    const { id } = await database
      .insertInto('comics.transaction')
      .values({
        readerId,
        planMerchandiseId: reader.merchandise,
        method: 'credit_card',
        status: 'paid',
        price: 1990,
        currency: 'BRL',
        cardId: reader.card,
        subscriptionId: reader.subscription,
        coversFrom: clock.now(),
        createdAt: clock.now(),
        paidAt: clock.now(),
        isEmailDue: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const paid = { readerId, amount: 1990, currency: 'BRL' };
    await gateway.charge({ reference: id, method: 'credit_card', ...paid });
    gateway.callOutcomes.push('lost before effect');
    const countLockedStatements = async () => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
      return rows[0]?.count ?? 0;
    };
    const waitForLockedStatements = async (count: number) => {
      while ((await countLockedStatements()) < count) await sleep(5);
    };
    // The lock delays the last query of the email, for the name of the plan.
    const [sent, withdrawn] = await database.transaction().execute(async (trx) => {
      await sql`lock table comics.plan_text in access exclusive mode`.execute(trx);
      const sending = sendOrderEmails(firstMachine);
      await waitForLockedStatements(1);
      const withdrawal = withdrawSubscription(
        secondMachine,
        intentOf(readerId, 'a-key-of-its-own', {}),
        reader.subscription,
      );
      await Promise.race([withdrawal, waitForLockedStatements(2)]);
      return [sending, withdrawal].map((promise) => () => promise);
    });
    await sent?.();
    await withdrawn?.();
    const emailKinds = () => listEmails().map(({ kind }) => kind);
    expect([emailKinds(), listProblems()]).toEqual([['subscribed'], []]);
    clock.advance({ seconds: 15 });
    await runPasses();
    expect([emailKinds().sort(), gateway.taken]).toEqual([['refunded', 'subscribed'], 0]);
  });

  it('closes expired rentals', async () => {
    const { readerId } = await addSubscriber(database, { expiresAt: clock.hoursFromNow(1000) });
    for (const index of range(5)) {
      await addAcquisition(
        database,
        readerId,
        await addIssue(database, { slug: `alugada-${index}` }),
        clock.hoursFromNow(-1),
      );
    }
    await database.updateTable('comics.acquisition').set({ endedAt: null }).execute();
    await runPasses();
    const ends = await database.selectFrom('comics.acquisition').select('endedAt').execute();
    expect(ends).toEqual(range(5).map(() => ({ endedAt: clock.hoursFromNow(-1) })));
    expect(listProblems()).toEqual([]);
  });

  it('handles other orders while one order is locked, and the locked order after its release', async () => {
    const readerId = '00000000-0000-4000-8000-000000000001';
    await addReader(database, readerId);
    const createdAt = clock.now();
    const ids: string[] = [];
    for (const _ of range(3)) {
      ids.push(
        await addWaitingOrder(database, {
          readerId,
          method: 'pix',
          createdAt,
          expiresAt: clock.hoursFromNow(0.5),
        }),
      );
    }
    clock.advance({ hours: 1 });
    // A machine claims the order and crashes, and the database rolls its transaction back.
    const crashed = database.transaction().execute(async (trx) => {
      await trx
        .updateTable('comics.transaction')
        .set({ claimedAt: clock.now() })
        .where('id', '=', ids[0] ?? '')
        .execute();
      await runPasses();
      expect(await countStatuses()).toEqual({ waiting: 1, expired: 2 });
      throw new Error('The machine crashes.');
    });
    await expect(crashed).rejects.toThrow('crashes');
    await runPasses();
    expect(await countStatuses()).toEqual({ expired: 3 });
  });

  it('charges once when one machine orders a renewal and another machine settles it', async () => {
    const [firstMachine, secondMachine] = machines;
    if (!firstMachine || !secondMachine) throw new Error('Two machines were expected.');
    const reader = await addSubscriber(database, { expiresAt: clock.hoursFromNow(24) });
    await claimPeriod(firstMachine, { id: reader.subscription, readerId: reader.readerId });
    clock.advance({ seconds: 15 });
    gateway.callOutcomes.push('lost after effect');
    await runScheduledJobs(secondMachine);
    expect([gateway.taken, await countStatuses()]).toEqual([1990, { waiting: 1 }]);
    clock.advance({ seconds: 10 });
    await runPasses();
    expect([gateway.taken, gateway.charges.size, await countStatuses()]).toEqual([1990, 1, { paid: 1 }]);
  });

  it('runs the jobs again and again until they are stopped', async () => {
    const end = clock.hoursFromNow(24);
    for (const _ of range(5)) await addSubscriber(database, { expiresAt: end });
    const started = machines.map((machine) => startScheduledJobs(machine, 10));
    const waitUntilPaid = async (count: number) => {
      while ((await countStatuses()).paid !== count) await sleep(10);
    };
    await waitUntilPaid(5);
    clock.advance({ days: 30 });
    await waitUntilPaid(10);
    await Promise.all(started.map((jobs) => jobs.stop()));
    const before = platforms.map((platform) => platform.statements());
    await sleep(100);
    expect(platforms.map((platform) => platform.statements())).toEqual(before);
    expect([listProblems(), gateway.taken]).toEqual([[], 10 * 1990]);
  });
});
