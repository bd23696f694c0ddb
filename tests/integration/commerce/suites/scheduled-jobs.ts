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

/** What is done because time has passed. */
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
  describe('an order that waits', () => {
    const dragonId = randomUUID();
    const pixFor = (minutes: number) =>
      addWaitingOrder(platform().database, {
        dragonId,
        method: 'pix',
        createdAt: clock.look(),
        expiresAt: clock.in(minutes / 60),
      });
    const asked = async (id: string) => {
      const { price: amount, currency, method } = await order(id);
      await gateway.charge({ reference: id, method: method as 'pix', readerId: dragonId, amount, currency });
      gateway.calls.length = 0;
    };

    it('by a Pix is left alone until it is over, and expires then: nobody can pay it any more', async () => {
      const id = await pixFor(30);
      await asked(id);
      clock.pass({ minutes: 29 });
      await pass();
      expect([gateway.calls, (await order(id)).status]).toEqual([[], 'waiting']);
      clock.pass({ minutes: 1 });
      await pass();
      expect([gateway.calls, (await order(id)).status]).toEqual([['cancel'], 'expired']);
      expect(gateway.pay(id)).toBe(false);
    });

    it('by a Pix that was paid before its end is paid', async () => {
      const id = await pixFor(30);
      await asked(id);
      gateway.pay(id);
      clock.pass({ minutes: 30 });
      await pass();
      expect([(await order(id)).status, await walletOf(platform().database, dragonId)]).toEqual([
        'paid',
        2000,
      ]);
    });

    it('by a card is left to whoever has just placed it, and asked about afterwards', async () => {
      const { database } = platform();
      const id = await addWaitingOrder(database, {
        dragonId,
        method: 'credit_card',
        createdAt: clock.look(),
      });
      gateway.outcomes.push('pending');
      await asked(id);
      clock.pass({ seconds: 14 });
      await pass();
      expect(gateway.calls).toEqual([]);
      gateway.pay(id);
      clock.pass({ seconds: 1 });
      await pass();
      expect([gateway.calls, (await order(id)).status]).toEqual([['find'], 'paid']);
    });

    it('that its placing never brought to the gateway is given up', async () => {
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

    it('is asked about less and less often', async () => {
      const { database } = platform();
      const id = await addWaitingOrder(database, { dragonId, method: 'paypal', createdAt: clock.look() });
      await asked(id);
      const times: number[] = [];
      for (let seconds = 10; seconds <= 600; seconds += 10) {
        clock.pass({ seconds: 10 });
        await pass();
        if (gateway.calls.splice(0).length > 0) times.push(seconds);
      }
      expect(times).toEqual([20, 30, 40, 50, 60, 80, 100, 130, 160, 200, 250, 310, 390, 490]);
    });

    it('for a page of PayPal that nobody has answered for a day is given up', async () => {
      const { database } = platform();
      const [id, other] = [
        await addWaitingOrder(database, { dragonId, method: 'paypal', createdAt: clock.look() }),
        await addWaitingOrder(database, { dragonId, method: 'paypal', createdAt: clock.look() }),
      ];
      await asked(id);
      await asked(other);
      gateway.pay(other);
      clock.pass({ hours: 24 });
      await pass();
      expect([(await order(id)).status, (await order(other)).status]).toEqual(['refused', 'paid']);
      expect(gateway.pay(id)).toBe(false);
    });

    it('waits on while the gateway does not answer; the others do not, and it is asked about again', async () => {
      const [id, other] = [await pixFor(30), await pixFor(31)];
      await asked(id);
      await asked(other);
      gateway.callOutcomes.push('is lost before');
      clock.pass({ hours: 1 });
      await pass();
      // Which of them is asked about first is nobody's promise.
      expect([(await order(id)).status, (await order(other)).status].sort()).toEqual(['expired', 'waiting']);
      expect(machine.problems).toEqual([expect.objectContaining({ code: 'EXTERNAL.UNREACHABLE' })]);
      clock.pass({ minutes: 30 });
      await pass();
      expect([(await order(id)).status, (await order(other)).status]).toEqual(['expired', 'expired']);
    });

    it('waits while there is no gateway to ask', async () => {
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

  it('gives back what the gateway could not give back at once, once', async () => {
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

  it('closes rents that have expired, at the time when they have', async () => {
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

  describe('on a platform as it is started', () => {
    const inAnHour = () => new Date(Date.now() + 3_600_000);

    it('is paid by its gateway', async () => {
      const { subscription } = await addSubscriber(platform().database, { expiresAt: inAnHour() });
      await runScheduledJobs(platform().scheduledJobs);
      const renewed = await platform()
        .database.selectFrom('comics.transaction')
        .select('status')
        .where('subscriptionId', '=', subscription)
        .execute();
      expect(renewed).toEqual([{ status: 'paid' }]);
    });

    it('writes to the address of the account where it ends a renewal', async () => {
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
      const tried = (hoursAgo: number) => ({
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
      await database.insertInto('comics.transaction').values([24, 16, 8].map(tried)).execute();
      await runScheduledJobs(platform().scheduledJobs);
      const account = await platform().accounts.find(uuid);
      const letter = await emailTo(platform(), account?.email ?? '');
      expect(letter.subject).toBe('Sua assinatura da Banca não foi renovada');
      expect(linkIn(letter).address).toMatch(/\/plans$/);
    });
  });
}
