import { randomUUID } from 'node:crypto';
import { runScheduledJobs } from '../../../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { walletOf } from '../../support/commerce-calls.ts';
import { emailTo, linkIn } from '../../support/emails.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import {
  HandClock,
  type ScheduledJobsMachine,
  scheduledJobsMachine,
} from '../../support/scheduled-jobs-machine.ts';
import { addAcquisition, addIssue, addReader } from '../../support/seed.ts';
import { addSubscriber, addWaitingOrder } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Jobs that run because time has passed. */
export function scheduledJobs(platform: () => TestPlatform): void {
  let clock: HandClock;
  let gateway: FakeGateway;
  let machine: ScheduledJobsMachine;

  beforeEach(async () => {
    await platform().empty();
    clock = new HandClock('2026-03-10T12:00:00Z');
    gateway = new FakeGateway();
    machine = scheduledJobsMachine(platform().database, gateway, clock);
  });

  const pass = () => runScheduledJobs(machine);
  const order = (id: string) =>
    platform()
      .database.selectFrom('comics.transaction')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  describe('a waiting order', () => {
    const dragonId = randomUUID();
    const pixFor = (minutes: number) =>
      addWaitingOrder(platform().database, {
        dragonId,
        method: 'pix',
        createdAt: clock.look(),
        expiresAt: clock.in(minutes / 60),
      });
    const charge = async (id: string) => {
      const { price: amount, currency, method } = await order(id);
      await gateway.charge({ reference: id, method: method as 'pix', readerId: dragonId, amount, currency });
      gateway.calls.length = 0;
    };

    it('by Pix expires when its code expires, and can no longer be paid', async () => {
      const id = await pixFor(30);
      await charge(id);
      clock.pass({ minutes: 29 });
      await pass();
      expect([gateway.calls, (await order(id)).status]).toEqual([[], 'waiting']);
      clock.pass({ minutes: 1 });
      await pass();
      expect([gateway.calls, (await order(id)).status]).toEqual([['cancel'], 'expired']);
      expect(gateway.pay(id)).toBe(false);
    });

    it('by Pix is settled if it was paid before its expiry', async () => {
      const id = await pixFor(30);
      await charge(id);
      gateway.pay(id);
      clock.pass({ minutes: 30 });
      await pass();
      expect([(await order(id)).status, await walletOf(platform().database, dragonId)]).toEqual([
        'paid',
        2000,
      ]);
    });

    it('by card is left to its request for 15 seconds and settled afterwards', async () => {
      const { database } = platform();
      const id = await addWaitingOrder(database, {
        dragonId,
        method: 'credit_card',
        createdAt: clock.look(),
      });
      gateway.outcomes.push('pending');
      await charge(id);
      clock.pass({ seconds: 14 });
      await pass();
      expect(gateway.calls).toEqual([]);
      gateway.pay(id);
      clock.pass({ seconds: 1 });
      await pass();
      expect([gateway.calls, (await order(id)).status]).toEqual([['find'], 'paid']);
    });

    it('is refused if it never reached the gateway', async () => {
      const { database } = platform();
      const id = await addWaitingOrder(database, {
        dragonId,
        method: 'credit_card',
        createdAt: clock.look(),
      });
      clock.pass({ minutes: 3 });
      await pass();
      expect([gateway.calls, (await order(id)).status]).toEqual([['find', 'cancel'], 'refused']);
    });

    it('is checked at growing intervals', async () => {
      const { database } = platform();
      const id = await addWaitingOrder(database, { dragonId, method: 'paypal', createdAt: clock.look() });
      await charge(id);
      const times: number[] = [];
      for (let seconds = 10; seconds <= 600; seconds += 10) {
        clock.pass({ seconds: 10 });
        await pass();
        if (gateway.calls.splice(0).length > 0) times.push(seconds);
      }
      expect(times).toEqual([20, 30, 40, 50, 60, 80, 100, 130, 160, 200, 250, 310, 390, 490]);
    });

    it('by PayPal is refused if it was not approved for a day', async () => {
      const { database } = platform();
      const [id, other] = [
        await addWaitingOrder(database, { dragonId, method: 'paypal', createdAt: clock.look() }),
        await addWaitingOrder(database, { dragonId, method: 'paypal', createdAt: clock.look() }),
      ];
      await charge(id);
      await charge(other);
      gateway.pay(other);
      clock.pass({ hours: 24 });
      await pass();
      expect([(await order(id)).status, (await order(other)).status]).toEqual(['refused', 'paid']);
      expect(gateway.pay(id)).toBe(false);
    });

    it('is retried if the gateway does not answer, while others are settled', async () => {
      const [id, other] = [await pixFor(30), await pixFor(31)];
      await charge(id);
      await charge(other);
      gateway.callOutcomes.push('is lost before');
      clock.pass({ hours: 1 });
      await pass();
      // The order in which they are checked is not defined.
      expect([(await order(id)).status, (await order(other)).status].sort()).toEqual(['expired', 'waiting']);
      expect(machine.problems).toEqual([expect.objectContaining({ code: 'EXTERNAL.UNREACHABLE' })]);
      clock.pass({ minutes: 30 });
      await pass();
      expect([(await order(id)).status, (await order(other)).status]).toEqual(['expired', 'expired']);
    });

    it('keeps waiting without a gateway', async () => {
      const id = await pixFor(30);
      await addSubscriber(platform().database, { expiresAt: clock.in(1) });
      clock.pass({ hours: 1 });
      await runScheduledJobs(scheduledJobsMachine(platform().database, null, clock));
      const rows = await platform()
        .database.selectFrom('comics.transaction')
        .select(['id', 'status'])
        .execute();
      expect(rows).toEqual([{ id, status: 'waiting' }]);
    });
  });

  it('retries a refund until the gateway has made it', async () => {
    const dragonId = randomUUID();
    const id = await addWaitingOrder(platform().database, {
      dragonId,
      method: 'credit_card',
      createdAt: clock.look(),
    });
    const paid = { readerId: dragonId, amount: 2000, currency: 'BRL' };
    await gateway.charge({ reference: id, method: 'credit_card', ...paid });
    await platform()
      .database.updateTable('comics.transaction')
      .set({ status: 'refunded', paidAt: clock.look(), refundedAt: clock.look(), refund: 'due' })
      .where('id', '=', id)
      .execute();
    gateway.calls.length = 0;
    gateway.callOutcomes.push('is lost after');
    clock.pass({ seconds: 15 });
    await pass();
    expect((await order(id)).refund).toBe('due');
    clock.pass({ seconds: 10 });
    await pass();
    clock.pass({ hours: 1 });
    await pass();
    expect([gateway.calls, (await order(id)).refund]).toEqual([['refund', 'refund'], 'done']);
    expect(gateway.charges.get(id)?.refunded).toBe(true);
  });

  it('closes expired rentals with the time of their end', async () => {
    const { database } = platform();
    const dragonId = randomUUID();
    await addReader(database, dragonId);
    const ends = [clock.in(-1), clock.look(), clock.in(1), null];
    for (const [index, end] of ends.entries()) {
      const issue = await addIssue(database, { slug: `alugada-${index}` });
      await addAcquisition(database, dragonId, issue, end);
    }
    await database.updateTable('comics.acquisition').set({ endedAt: null }).execute();
    await pass();
    const rows = await database
      .selectFrom('comics.acquisition')
      .select('endedAt')
      .orderBy((order) => order.fn.coalesce('expiresAt', 'createdAt'))
      .execute();
    const ended = rows.map(({ endedAt }) => endedAt?.getTime() ?? 0).filter((time) => time > 0);
    expect(ended).toEqual([clock.in(-1).getTime(), clock.look().getTime()]);
  });

  describe('on a started platform', () => {
    const inAnHour = () => new Date(Date.now() + 3_600_000);

    it('charges renewals by its gateway', async () => {
      const { subscription } = await addSubscriber(platform().database, { expiresAt: inAnHour() });
      await runScheduledJobs(platform().scheduledJobs);
      const renewed = await platform()
        .database.selectFrom('comics.transaction')
        .select('status')
        .where('subscriptionId', '=', subscription)
        .execute();
      expect(renewed).toEqual([{ status: 'paid' }]);
    });

    it('emails the address of the account when it ends a renewal', async () => {
      const { database } = platform();
      const { uuid } = await platform().signIn();
      await database
        .updateTable('identity.account')
        .set({ hasVerifiedEmail: true })
        .where('uuid', '=', uuid)
        .execute();
      const reader = await addSubscriber(database, { expiresAt: inAnHour(), dragonId: uuid, cardYear: 2020 });
      const { expiresAt: coversFrom } = await database
        .selectFrom('comics.subscription')
        .select('expiresAt')
        .executeTakeFirstOrThrow();
      const refusedCharge = (hoursAgo: number) => ({
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
      await database.insertInto('comics.transaction').values([24, 16, 8].map(refusedCharge)).execute();
      await runScheduledJobs(platform().scheduledJobs);
      const account = await platform().accounts.find(uuid);
      const email = await emailTo(platform(), account?.email ?? '');
      expect(email.subject).toBe('Sua assinatura da Banca não foi renovada');
      expect(linkIn(email).address).toMatch(/\/plans$/);
    });
  });
}
