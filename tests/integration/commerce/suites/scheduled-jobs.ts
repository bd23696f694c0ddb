import { randomUUID } from 'node:crypto';
import { runScheduledJobs } from '../../../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { openEmptyMachine } from '../../support/commerce/open-empty-machine.ts';
import { extractLink, waitForEmail } from '../../support/emails.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import {
  createScheduledJobsMachine,
  type ManualClock,
  type ScheduledJobsMachine,
} from '../../support/scheduled-jobs-machine.ts';
import { addAcquisition, addIssue, addReader } from '../../support/seed.ts';
import { addSubscriber, addWaitingOrder } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { walletBalanceOf } from '../../support/wallets.ts';

/** Jobs that run because time has passed. */
export function scheduledJobs(platform: () => TestPlatform): void {
  let clock: ManualClock;
  let gateway: FakeGateway;
  let machine: ScheduledJobsMachine;

  beforeEach(async () => {
    ({ clock, gateway, machine } = await openEmptyMachine(platform()));
  });

  const runJobs = () => runScheduledJobs(machine);
  const findOrder = (id: string) =>
    platform()
      .database.selectFrom('comics.transaction')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  describe('for a waiting order', () => {
    const readerId = randomUUID();
    const addPixOrder = (minutes: number) =>
      addWaitingOrder(platform().database, {
        readerId,
        method: 'pix',
        createdAt: clock.now(),
        expiresAt: clock.hoursFromNow(minutes / 60),
      });
    const chargeOrder = async (id: string) => {
      const { price: amount, currency, method } = await findOrder(id);
      await gateway.charge({ reference: id, method: method as 'pix', readerId, amount, currency });
      gateway.calls.length = 0;
    };

    it('expire it when its Pix code expires, so that it can no longer be paid', async () => {
      const id = await addPixOrder(30);
      await chargeOrder(id);
      clock.advance({ minutes: 29 });
      await runJobs();
      expect([gateway.calls, (await findOrder(id)).status]).toEqual([[], 'waiting']);
      clock.advance({ minutes: 1 });
      await runJobs();
      expect([gateway.calls, (await findOrder(id)).status]).toEqual([['cancel'], 'expired']);
      expect(gateway.pay(id)).toBe(false);
    });

    it('record a payment by Pix that was made before the expiry', async () => {
      const id = await addPixOrder(30);
      await chargeOrder(id);
      gateway.pay(id);
      clock.advance({ minutes: 30 });
      await runJobs();
      expect([(await findOrder(id)).status, await walletBalanceOf(platform().database, readerId)]).toEqual([
        'paid',
        2000,
      ]);
    });

    it('wait 15 seconds for the request of a card payment before they ask the gateway', async () => {
      const { database } = platform();
      const id = await addWaitingOrder(database, {
        readerId,
        method: 'credit_card',
        createdAt: clock.now(),
      });
      gateway.outcomes.push('pending');
      await chargeOrder(id);
      clock.advance({ seconds: 14 });
      await runJobs();
      expect(gateway.calls).toEqual([]);
      gateway.pay(id);
      clock.advance({ seconds: 1 });
      await runJobs();
      expect([gateway.calls, (await findOrder(id)).status]).toEqual([['find'], 'paid']);
    });

    it('refuse it if it never reached the gateway', async () => {
      const { database } = platform();
      const id = await addWaitingOrder(database, {
        readerId,
        method: 'credit_card',
        createdAt: clock.now(),
      });
      clock.advance({ minutes: 3 });
      await runJobs();
      expect([gateway.calls, (await findOrder(id)).status]).toEqual([['find', 'cancel'], 'refused']);
    });

    it('check it at growing intervals', async () => {
      const { database } = platform();
      const id = await addWaitingOrder(database, { readerId, method: 'paypal', createdAt: clock.now() });
      await chargeOrder(id);
      const times: number[] = [];
      for (let seconds = 10; seconds <= 600; seconds += 10) {
        clock.advance({ seconds: 10 });
        await runJobs();
        if (gateway.calls.splice(0).length > 0) times.push(seconds);
      }
      expect(times).toEqual([20, 30, 40, 50, 60, 80, 100, 130, 160, 200, 250, 310, 390, 490]);
    });

    it('refuse a PayPal order that was not approved within a day', async () => {
      const { database } = platform();
      const [id, other] = [
        await addWaitingOrder(database, { readerId, method: 'paypal', createdAt: clock.now() }),
        await addWaitingOrder(database, { readerId, method: 'paypal', createdAt: clock.now() }),
      ];
      await chargeOrder(id);
      await chargeOrder(other);
      gateway.pay(other);
      clock.advance({ hours: 24 });
      await runJobs();
      expect([(await findOrder(id)).status, (await findOrder(other)).status]).toEqual(['refused', 'paid']);
      expect(gateway.pay(id)).toBe(false);
    });

    it('retry it if the gateway does not respond, and settle other orders meanwhile', async () => {
      const [id, other] = [await addPixOrder(30), await addPixOrder(31)];
      await chargeOrder(id);
      await chargeOrder(other);
      gateway.callOutcomes.push('lost before effect');
      clock.advance({ hours: 1 });
      await runJobs();
      // The sequence of the checks is not defined.
      expect([(await findOrder(id)).status, (await findOrder(other)).status].sort()).toEqual([
        'expired',
        'waiting',
      ]);
      expect(machine.problems).toEqual([expect.objectContaining({ code: 'EXTERNAL.UNREACHABLE' })]);
      clock.advance({ minutes: 30 });
      await runJobs();
      expect([(await findOrder(id)).status, (await findOrder(other)).status]).toEqual(['expired', 'expired']);
    });

    it('leave it unchanged without a gateway', async () => {
      const id = await addPixOrder(30);
      await addSubscriber(platform().database, { expiresAt: clock.hoursFromNow(1) });
      clock.advance({ hours: 1 });
      await runScheduledJobs(createScheduledJobsMachine(platform().database, null, clock));
      const rows = await platform()
        .database.selectFrom('comics.transaction')
        .select(['id', 'status'])
        .execute();
      expect(rows).toEqual([{ id, status: 'waiting' }]);
    });
  });

  it('retry a refund until the gateway has made it', async () => {
    const readerId = randomUUID();
    const id = await addWaitingOrder(platform().database, {
      readerId,
      method: 'credit_card',
      createdAt: clock.now(),
    });
    const paid = { readerId, amount: 2000, currency: 'BRL' };
    await gateway.charge({ reference: id, method: 'credit_card', ...paid });
    await platform()
      .database.updateTable('comics.transaction')
      .set({ status: 'refunded', paidAt: clock.now(), refundedAt: clock.now(), refund: 'due' })
      .where('id', '=', id)
      .execute();
    gateway.calls.length = 0;
    gateway.callOutcomes.push('lost after effect');
    clock.advance({ seconds: 15 });
    await runJobs();
    expect((await findOrder(id)).refund).toBe('due');
    clock.advance({ seconds: 10 });
    await runJobs();
    clock.advance({ hours: 1 });
    await runJobs();
    expect([gateway.calls, (await findOrder(id)).refund]).toEqual([['refund', 'refund'], 'done']);
    expect(gateway.charges.get(id)?.refunded).toBe(true);
  });

  it('record the end of expired rentals', async () => {
    const { database } = platform();
    const readerId = randomUUID();
    await addReader(database, readerId);
    const expiryTimes = [clock.hoursFromNow(-1), clock.now(), clock.hoursFromNow(1), null];
    for (const [index, end] of expiryTimes.entries()) {
      const issue = await addIssue(database, { slug: `alugada-${index}` });
      await addAcquisition(database, readerId, issue, end);
    }
    await database.updateTable('comics.acquisition').set({ endedAt: null }).execute();
    await runJobs();
    const rows = await database
      .selectFrom('comics.acquisition')
      .select('endedAt')
      .orderBy((expression) => expression.fn.coalesce('expiresAt', 'createdAt'))
      .execute();
    const ended = rows.map(({ endedAt }) => endedAt?.getTime() ?? 0).filter((time) => time > 0);
    expect(ended).toEqual([clock.hoursFromNow(-1).getTime(), clock.now().getTime()]);
  });

  describe('on a started platform', () => {
    const oneHourFromNow = () => new Date(Date.now() + 3_600_000);

    it('charge renewals at the gateway of the platform', async () => {
      const { subscription } = await addSubscriber(platform().database, { expiresAt: oneHourFromNow() });
      await runScheduledJobs(platform().scheduledJobs);
      const renewed = await platform()
        .database.selectFrom('comics.transaction')
        .select('status')
        .where('subscriptionId', '=', subscription)
        .execute();
      expect(renewed).toEqual([{ status: 'paid' }]);
    });

    it('email the address of the account when they end a renewal', async () => {
      const { database } = platform();
      const { uuid } = await platform().signIn();
      await database
        .updateTable('identity.account')
        .set({ hasVerifiedEmail: true })
        .where('uuid', '=', uuid)
        .execute();
      const reader = await addSubscriber(database, {
        expiresAt: oneHourFromNow(),
        readerId: uuid,
        cardYear: 2020,
      });
      const { expiresAt: coversFrom } = await database
        .selectFrom('comics.subscription')
        .select('expiresAt')
        .executeTakeFirstOrThrow();
      const buildRefusedOrder = (hoursAgo: number) => ({
        readerId: uuid,
        planMerchandiseId: reader.merchandise,
        method: 'credit_card' as const,
        status: 'refused' as const,
        price: 1990,
        currency: 'BRL',
        subscriptionId: reader.subscription,
        coversFrom,
        isRenewal: true,
        createdAt: new Date(Date.now() - hoursAgo * 3_600_000),
      });
      await database.insertInto('comics.transaction').values([24, 16, 8].map(buildRefusedOrder)).execute();
      await runScheduledJobs(platform().scheduledJobs);
      const account = await platform().accounts.find(uuid);
      const email = await waitForEmail(platform(), account?.email ?? '');
      expect(email.subject).toBe('Sua assinatura da Banca não foi renovada');
      expect(extractLink(email).address).toMatch(/\/plans$/);
    });
  });
}
