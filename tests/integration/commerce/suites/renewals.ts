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

/** What becomes of a subscription that is renewed by a card. */
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
  const newsOf = () => machine.sent.map(({ kind }) => kind);
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

  const cycle = 30 * 24;

  it('is renewed from a day before its end on, from that end, at the price of then, once', async () => {
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
    const nextEnd = new Date(end.getTime() + cycle * 3_600_000);
    for (let passes = 0; passes < 3; passes += 1) await pass();
    expect(await renewalsOf(reader.subscription)).toEqual(['paid 2490']);
    expect((await subscriptionOf(reader)).expiresAt).toEqual(nextEnd);
    expect([gateway.taken, await revenue()]).toEqual([2490, 2490]);
  });

  it('is renewed period after period', async () => {
    const end = clock.in(24);
    const reader = await addSubscriber(platform().database, { expiresAt: end });
    for (let month = 0; month < 3; month += 1) {
      await pass();
      clock.pass({ days: 30 });
    }
    expect(await renewalsOf(reader.subscription)).toEqual(['paid 1990', 'paid 1990', 'paid 1990']);
    expect((await subscriptionOf(reader)).expiresAt).toEqual(new Date(end.getTime() + 3 * cycle * 3_600_000));
  });

  it('is tried again every 8 hours where the card is declined, and a letter tells of the first, and another one of the end', async () => {
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

  it('is renewed where the card is declined first and good later', async () => {
    const end = clock.in(24);
    const reader = await addSubscriber(platform().database, { expiresAt: end });
    gateway.outcomes.push('declined');
    await pass();
    clock.pass({ hours: 8 });
    await pass();
    expect(await renewalsOf(reader.subscription)).toEqual(['refused 1990', 'paid 1990']);
    expect((await subscriptionOf(reader)).expiresAt).toEqual(new Date(end.getTime() + cycle * 3_600_000));
    expect(newsOf()).toEqual(['renewalRefused', 'renewed']);
  });

  it('is declined by a card that has expired, without anybody being asked', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.in(24), cardYear: 2026 });
    for (let tries = 0; tries < 4; tries += 1) {
      await pass();
      clock.pass({ hours: 8 });
    }
    expect(await renewalsOf(reader.subscription)).toEqual(Array.from({ length: 4 }, () => 'refused 1990'));
    expect(newsOf()).toEqual(['renewalRefused', 'renewalEnded']);
    expect(gateway.calls).toEqual([]);
  });

  it('loses no days where nobody was there to renew it', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.in(1) });
    clock.pass({ days: 5 });
    await pass();
    expect(await renewalsOf(reader.subscription)).toEqual(['paid 1990']);
    expect((await subscriptionOf(reader)).expiresAt).toEqual(clock.in(cycle));
  });

  it('is not paid for any more a month after its end: a letter tells', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.look() });
    clock.pass({ days: 30 });
    await pass();
    expect(await renewalsOf(reader.subscription)).toEqual([]);
    expect((await subscriptionOf(reader)).hasAutoRenewal).toBe(false);
    expect(newsOf()).toEqual(['renewalEnded']);
  });

  it('is paid by whoever the gateway approves later, such as a card that takes its time', async () => {
    const end = clock.in(24);
    const reader = await addSubscriber(platform().database, { expiresAt: end });
    gateway.outcomes.push('pending');
    await pass();
    const [reference = ''] = gateway.charges.keys();
    gateway.pay(reference);
    clock.pass({ seconds: 15 });
    await pass();
    expect(await renewalsOf(reader.subscription)).toEqual(['paid 1990']);
    expect((await subscriptionOf(reader)).expiresAt).toEqual(new Date(end.getTime() + cycle * 3_600_000));
  });

  it('is charged once where a machine breaks down before it has asked for the payment', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.in(24) });
    await claimPeriod(machine, { id: reader.subscription, readerId: reader.dragonId });
    expect([await renewalsOf(reader.subscription), gateway.taken]).toEqual([['waiting 1990'], 0]);
    clock.pass({ minutes: 10 });
    await pass();
    await pass();
    expect([await renewalsOf(reader.subscription), gateway.taken]).toEqual([['paid 1990'], 1990]);
  });

  it('is charged once where a machine breaks down before it has heard of the payment', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.in(24) });
    gateway.callOutcomes.push('is lost after');
    await pass();
    expect([await renewalsOf(reader.subscription), gateway.taken]).toEqual([['waiting 1990'], 1990]);
    clock.pass({ seconds: 15 });
    await pass();
    expect([await renewalsOf(reader.subscription), gateway.taken]).toEqual([['paid 1990'], 1990]);
    expect(gateway.charges.size).toBe(1);
  });

  it('is not charged once its reader has ended it, however far it has come', async () => {
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
    ['before the day of the renewal', 48],
    ['once the next period was claimed', 24],
  ])('is not charged to an account that is closed %s', async (_when, hours) => {
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

  it('brings no letter to whoever ends it while the card is asked', async () => {
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
    expect([newsOf(), machine.problems]).toEqual([[], []]);
  });

  it('gives way to another one that the reader has got meanwhile', async () => {
    const { database } = platform();
    const end = clock.in(1);
    const reader = await addSubscriber(database, { expiresAt: end });
    await addSubscription(database, reader.dragonId, clock.in(800), { startsAt: clock.in(2) });
    clock.pass({ hours: 3 });
    await pass();
    expect(await renewalsOf(reader.subscription)).toEqual([]);
    expect((await subscriptionOf(reader)).hasAutoRenewal).toBe(false);
  });

  it('gives back what was paid for a period that another one has taken meanwhile', async () => {
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

  it('does not keep the others from being renewed where it fails', async () => {
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
