import { settleOrder } from '../../../../server/commerce/orders/settle-order.ts';
import { claimPeriod } from '../../../../server/commerce/scheduled/claim-period.ts';
import { runScheduledJobs } from '../../../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { endRenewal } from '../../../../server/commerce/subscriptions/end-renewal.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import { addAccount } from '../../support/identity-caller.ts';
import {
  HandClock,
  type ScheduledJobsMachine,
  scheduledJobsMachine,
} from '../../support/scheduled-jobs-machine.ts';
import { addSubscription } from '../../support/seed.ts';
import { addSubscriber, type Subscriber } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Automatic renewals by card. */
export function renewals(platform: () => TestPlatform): void {
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
  const emailKinds = () => machine.sent.map(({ kind }) => kind);
  const subscriptionOf = ({ subscription }: Subscriber) =>
    platform()
      .database.selectFrom('comics.subscription')
      .selectAll()
      .where('id', '=', subscription)
      .executeTakeFirstOrThrow();
  const renewalsOf = async (subscription: string) => {
    const rows = await platform()
      .database.selectFrom('comics.transaction')
      .select(['status', 'price'])
      .where('subscriptionId', '=', subscription)
      .where('isRenewal', '=', true)
      .orderBy('createdAt')
      .execute();
    return rows.map(({ status, price }) => `${status} ${price}`);
  };
  const revenue = async () => {
    const moved = await platform()
      .database.selectFrom('comics.ledger_transfer as transfer')
      .innerJoin('comics.ledger_account as account', 'account.id', 'transfer.toAccount')
      .select('transfer.amount')
      .where('account.kind', '=', 'revenue')
      .execute();
    return moved.reduce((sum, { amount }) => sum + amount, 0);
  };

  const cycleHours = 30 * 24;

  it('charges the current price once, from one day before the end, and extends from the end', async () => {
    const end = clock.in(25);
    const reader = await addSubscriber(platform().database, { expiresAt: end, price: 1990 });
    await platform()
      .database.updateTable('comics.plan_merchandise')
      .set({ price: 2490 })
      .where('id', '=', reader.merchandise)
      .execute();
    await pass();
    expect(await renewalsOf(reader.subscription)).toEqual([]);
    clock.pass({ hours: 1 });
    const nextEnd = new Date(end.getTime() + cycleHours * 3_600_000);
    for (let passes = 0; passes < 3; passes += 1) await pass();
    expect(await renewalsOf(reader.subscription)).toEqual(['paid 2490']);
    expect((await subscriptionOf(reader)).expiresAt).toEqual(nextEnd);
    expect([gateway.taken, await revenue()]).toEqual([2490, 2490]);
  });

  it('renews period after period', async () => {
    const end = clock.in(24);
    const reader = await addSubscriber(platform().database, { expiresAt: end });
    for (let month = 0; month < 3; month += 1) {
      await pass();
      clock.pass({ days: 30 });
    }
    expect(await renewalsOf(reader.subscription)).toEqual(['paid 1990', 'paid 1990', 'paid 1990']);
    expect((await subscriptionOf(reader)).expiresAt).toEqual(
      new Date(end.getTime() + 3 * cycleHours * 3_600_000),
    );
  });

  it('retries a declined card every 8 hours, and emails the reader about the first failure and the end', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.in(24) });
    await platform()
      .database.updateTable('comics.reader')
      .set({ language: 'en-us' })
      .where('readerId', '=', reader.dragonId)
      .execute();
    gateway.outcomes.push('declined', 'declined', 'declined', 'declined');
    const tries: number[] = [];
    for (let hour = 0; hour <= 48; hour += 1) {
      await pass();
      tries.push((await renewalsOf(reader.subscription)).length);
      clock.pass({ hours: 1 });
    }
    expect([0, 7, 8, 15, 16, 23, 24, 48].map((hour) => tries[hour])).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(await subscriptionOf(reader)).toMatchObject({ hasAutoRenewal: false, cardId: null });
    const to = { dragonId: reader.dragonId, language: 'en-us' };
    expect(machine.sent).toEqual([
      expect.objectContaining({ kind: 'renewalRefused', ...to }),
      expect.objectContaining({ kind: 'renewalEnded', ...to }),
    ]);
    expect([gateway.taken, await revenue()]).toEqual([0, 0]);
  });

  it('renews if a declined card is approved later', async () => {
    const end = clock.in(24);
    const reader = await addSubscriber(platform().database, { expiresAt: end });
    gateway.outcomes.push('declined');
    await pass();
    clock.pass({ hours: 8 });
    await pass();
    expect(await renewalsOf(reader.subscription)).toEqual(['refused 1990', 'paid 1990']);
    expect((await subscriptionOf(reader)).expiresAt).toEqual(
      new Date(end.getTime() + cycleHours * 3_600_000),
    );
    expect(emailKinds()).toEqual(['renewalRefused', 'renewed']);
  });

  it('fails for an expired card without calling the gateway', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.in(24), cardYear: 2026 });
    for (let tries = 0; tries < 4; tries += 1) {
      await pass();
      clock.pass({ hours: 8 });
    }
    expect(await renewalsOf(reader.subscription)).toEqual(Array.from({ length: 4 }, () => 'refused 1990'));
    expect(emailKinds()).toEqual(['renewalRefused', 'renewalEnded']);
    expect(gateway.calls).toEqual([]);
  });

  it('extends from now if no machine ran until after the end', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.in(1) });
    clock.pass({ days: 5 });
    await pass();
    expect(await renewalsOf(reader.subscription)).toEqual(['paid 1990']);
    expect((await subscriptionOf(reader)).expiresAt).toEqual(clock.in(cycleHours));
  });

  it('ends 30 days after the end of the subscription, with an email', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.look() });
    clock.pass({ days: 30 });
    await pass();
    expect(await renewalsOf(reader.subscription)).toEqual([]);
    expect((await subscriptionOf(reader)).hasAutoRenewal).toBe(false);
    expect(emailKinds()).toEqual(['renewalEnded']);
  });

  it('renews when the gateway approves a pending card later', async () => {
    const end = clock.in(24);
    const reader = await addSubscriber(platform().database, { expiresAt: end });
    gateway.outcomes.push('pending');
    await pass();
    const [reference = ''] = gateway.charges.keys();
    gateway.pay(reference);
    clock.pass({ seconds: 15 });
    await pass();
    expect(await renewalsOf(reader.subscription)).toEqual(['paid 1990']);
    expect((await subscriptionOf(reader)).expiresAt).toEqual(
      new Date(end.getTime() + cycleHours * 3_600_000),
    );
  });

  it('charges once if a machine crashes before the charge', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.in(24) });
    await claimPeriod(machine, { id: reader.subscription, readerId: reader.dragonId });
    expect([await renewalsOf(reader.subscription), gateway.taken]).toEqual([['waiting 1990'], 0]);
    clock.pass({ minutes: 10 });
    await pass();
    await pass();
    expect([await renewalsOf(reader.subscription), gateway.taken]).toEqual([['paid 1990'], 1990]);
  });

  it('charges once if a machine crashes after the charge', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.in(24) });
    gateway.callOutcomes.push('is lost after');
    await pass();
    expect([await renewalsOf(reader.subscription), gateway.taken]).toEqual([['waiting 1990'], 1990]);
    clock.pass({ seconds: 15 });
    await pass();
    expect([await renewalsOf(reader.subscription), gateway.taken]).toEqual([['paid 1990'], 1990]);
    expect(gateway.charges.size).toBe(1);
  });

  it('does not charge a pending renewal after the reader has ended it', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.in(24) });
    await claimPeriod(machine, { id: reader.subscription, readerId: reader.dragonId });
    gateway.callOutcomes.push('is lost before');
    await endRenewal(machine, reader.dragonId);
    expect(await renewalsOf(reader.subscription)).toEqual(['waiting 1990']);
    clock.pass({ seconds: 15 });
    await pass();
    clock.pass({ days: 1 });
    await pass();
    expect([await renewalsOf(reader.subscription), gateway.taken]).toEqual([['refused 1990'], 0]);
    expect(machine.sent).toEqual([]);
  });

  it.each([
    ['before the renewal is due', 48],
    ['after the next period was ordered', 24],
  ])('does not charge an account that is closed %s', async (_when, hours) => {
    const { uuid } = await addAccount(platform());
    const reader = await addSubscriber(platform().database, { dragonId: uuid, expiresAt: clock.in(hours) });
    await claimPeriod(machine, { id: reader.subscription, readerId: uuid });
    const { headers } = await platform().signIn('ADMIN');
    const closed = await platform().app.inject({
      method: 'PUT',
      url: `/api/identity/admin/user/${uuid}/state`,
      headers,
      payload: { isActive: false },
    });
    expect(closed.statusCode).toBe(200);
    for (let day = 0; day < 35; day += 1) {
      await pass();
      clock.pass({ days: 1 });
    }
    expect([gateway.taken, await revenue()]).toEqual([0, 0]);
    expect((await subscriptionOf(reader)).hasAutoRenewal).toBe(false);
    expect(machine.problems).toEqual([]);
  });

  it('sends no email if the reader ends the renewal during the charge', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.in(24) });
    const charge = gateway.charge.bind(gateway);
    gateway.outcomes.push('declined');
    gateway.charge = async (order) => {
      const declined = await charge(order);
      await endRenewal(machine, reader.dragonId);
      return declined;
    };
    await pass();
    expect(await renewalsOf(reader.subscription)).toEqual(['refused 1990']);
    expect([emailKinds(), machine.problems]).toEqual([[], []]);
  });

  it('stops if the reader has got another subscription in the meantime', async () => {
    const { database } = platform();
    const end = clock.in(1);
    const reader = await addSubscriber(database, { expiresAt: end });
    await addSubscription(database, reader.dragonId, clock.in(800), { startsAt: clock.in(2) });
    clock.pass({ hours: 3 });
    await pass();
    expect(await renewalsOf(reader.subscription)).toEqual([]);
    expect((await subscriptionOf(reader)).hasAutoRenewal).toBe(false);
  });

  it('refunds a renewal if another subscription covers the period in the meantime', async () => {
    const { database } = platform();
    const end = clock.in(1);
    const reader = await addSubscriber(database, { expiresAt: end });
    const claim = await claimPeriod(machine, { id: reader.subscription, readerId: reader.dragonId });
    await addSubscription(database, reader.dragonId, clock.in(800), { startsAt: end });
    await settleOrder(machine, (claim as { order: string }).order, { mayCharge: true });
    expect(await renewalsOf(reader.subscription)).toEqual(['refunded 1990']);
    expect((await subscriptionOf(reader)).expiresAt).toEqual(end);
    expect(gateway.taken).toBe(0);
  });

  it('renews other subscriptions if one fails', async () => {
    const readers: Subscriber[] = [];
    for (const hours of [1, 2, 3]) {
      readers.push(await addSubscriber(platform().database, { expiresAt: clock.in(hours) }));
    }
    gateway.callOutcomes.push('answers', 'is lost before');
    await pass();
    const states = await Promise.all(readers.map(({ subscription }) => renewalsOf(subscription)));
    expect(states.flat()).toEqual(['paid 1990', 'waiting 1990', 'paid 1990']);
  });
}
