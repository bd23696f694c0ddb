import { settleOrder } from '../../../../server/commerce/orders/settle-order.ts';
import { claimPeriod } from '../../../../server/commerce/scheduled/claim-period.ts';
import { runScheduledJobs } from '../../../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { endRenewal } from '../../../../server/commerce/subscriptions/end-renewal.ts';
import { openEmptyMachine } from '../../support/commerce/open-empty-machine.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import { addAccount } from '../../support/identity-caller.ts';
import type { ManualClock, ScheduledJobsMachine } from '../../support/scheduled-jobs-machine.ts';
import { addSubscription } from '../../support/seed.ts';
import { addSubscriber, type Subscriber } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Automatic renewals by card. */
export function renewals(platform: () => TestPlatform): void {
  let clock: ManualClock;
  let gateway: FakeGateway;
  let machine: ScheduledJobsMachine;

  beforeEach(async () => {
    ({ clock, gateway, machine } = await openEmptyMachine(platform()));
  });

  const runJobs = () => runScheduledJobs(machine);
  const emailKinds = () => machine.sent.map(({ kind }) => kind);
  const findSubscription = ({ subscription }: Subscriber) =>
    platform()
      .database.selectFrom('comics.subscription')
      .selectAll()
      .where('id', '=', subscription)
      .executeTakeFirstOrThrow();
  const listRenewals = async (subscription: string) => {
    const rows = await platform()
      .database.selectFrom('comics.transaction')
      .select(['status', 'price'])
      .where('subscriptionId', '=', subscription)
      .where('isRenewal', '=', true)
      .orderBy('createdAt')
      .execute();
    return rows.map(({ status, price }) => `${status} ${price}`);
  };
  const sumRevenue = async () => {
    const transfers = await platform()
      .database.selectFrom('comics.ledger_transfer as transfer')
      .innerJoin('comics.ledger_account as account', 'account.id', 'transfer.toAccount')
      .select('transfer.amount')
      .where('account.kind', '=', 'revenue')
      .execute();
    return transfers.reduce((sum, { amount }) => sum + amount, 0);
  };

  const cycleHours = 30 * 24;

  it('charges the current price once, one day before the subscription ends, and extends it from its end', async () => {
    const end = clock.hoursFromNow(25);
    const reader = await addSubscriber(platform().database, { expiresAt: end, price: 1990 });
    await platform()
      .database.updateTable('comics.plan_merchandise')
      .set({ price: 2490 })
      .where('id', '=', reader.merchandise)
      .execute();
    await runJobs();
    expect(await listRenewals(reader.subscription)).toEqual([]);
    clock.advance({ hours: 1 });
    const nextEnd = new Date(end.getTime() + cycleHours * 3_600_000);
    for (let count = 0; count < 3; count += 1) await runJobs();
    expect(await listRenewals(reader.subscription)).toEqual(['paid 2490']);
    expect((await findSubscription(reader)).expiresAt).toEqual(nextEnd);
    expect([gateway.taken, await sumRevenue()]).toEqual([2490, 2490]);
  });

  it('is made for each period', async () => {
    const end = clock.hoursFromNow(24);
    const reader = await addSubscriber(platform().database, { expiresAt: end });
    for (let month = 0; month < 3; month += 1) {
      await runJobs();
      clock.advance({ days: 30 });
    }
    expect(await listRenewals(reader.subscription)).toEqual(['paid 1990', 'paid 1990', 'paid 1990']);
    expect((await findSubscription(reader)).expiresAt).toEqual(
      new Date(end.getTime() + 3 * cycleHours * 3_600_000),
    );
  });

  it('retries a declined card every 8 hours, and emails the reader about the first failure and the end', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.hoursFromNow(24) });
    await platform()
      .database.updateTable('comics.reader')
      .set({ language: 'en-us' })
      .where('readerId', '=', reader.readerId)
      .execute();
    gateway.outcomes.push('declined', 'declined', 'declined', 'declined');
    const tries: number[] = [];
    for (let hour = 0; hour <= 48; hour += 1) {
      await runJobs();
      tries.push((await listRenewals(reader.subscription)).length);
      clock.advance({ hours: 1 });
    }
    expect([0, 7, 8, 15, 16, 23, 24, 48].map((hour) => tries[hour])).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(await findSubscription(reader)).toMatchObject({ hasAutoRenewal: false, cardId: null });
    const recipient = { readerId: reader.readerId, language: 'en-us' };
    expect(machine.sent).toEqual([
      expect.objectContaining({ kind: 'renewalRefused', ...recipient }),
      expect.objectContaining({ kind: 'renewalEnded', ...recipient }),
    ]);
    expect([gateway.taken, await sumRevenue()]).toEqual([0, 0]);
  });

  it('succeeds if a declined card is approved later', async () => {
    const end = clock.hoursFromNow(24);
    const reader = await addSubscriber(platform().database, { expiresAt: end });
    gateway.outcomes.push('declined');
    await runJobs();
    clock.advance({ hours: 8 });
    await runJobs();
    expect(await listRenewals(reader.subscription)).toEqual(['refused 1990', 'paid 1990']);
    expect((await findSubscription(reader)).expiresAt).toEqual(
      new Date(end.getTime() + cycleHours * 3_600_000),
    );
    expect(emailKinds()).toEqual(['renewalRefused', 'renewed']);
  });

  it('fails for an expired card without calling the gateway', async () => {
    const reader = await addSubscriber(platform().database, {
      expiresAt: clock.hoursFromNow(24),
      cardYear: 2026,
    });
    for (let tries = 0; tries < 4; tries += 1) {
      await runJobs();
      clock.advance({ hours: 8 });
    }
    expect(await listRenewals(reader.subscription)).toEqual(Array.from({ length: 4 }, () => 'refused 1990'));
    expect(emailKinds()).toEqual(['renewalRefused', 'renewalEnded']);
    expect(gateway.calls).toEqual([]);
  });

  it('extends the subscription from now if no machine ran until after its end', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.hoursFromNow(1) });
    clock.advance({ days: 5 });
    await runJobs();
    expect(await listRenewals(reader.subscription)).toEqual(['paid 1990']);
    expect((await findSubscription(reader)).expiresAt).toEqual(clock.hoursFromNow(cycleHours));
  });

  it('ends with an email 30 days after the end of the subscription', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.now() });
    clock.advance({ days: 30 });
    await runJobs();
    expect(await listRenewals(reader.subscription)).toEqual([]);
    expect((await findSubscription(reader)).hasAutoRenewal).toBe(false);
    expect(emailKinds()).toEqual(['renewalEnded']);
  });

  it('succeeds when the gateway approves a pending card later', async () => {
    const end = clock.hoursFromNow(24);
    const reader = await addSubscriber(platform().database, { expiresAt: end });
    gateway.outcomes.push('pending');
    await runJobs();
    const [reference = ''] = gateway.charges.keys();
    gateway.pay(reference);
    clock.advance({ seconds: 15 });
    await runJobs();
    expect(await listRenewals(reader.subscription)).toEqual(['paid 1990']);
    expect((await findSubscription(reader)).expiresAt).toEqual(
      new Date(end.getTime() + cycleHours * 3_600_000),
    );
  });

  it('charges once if a machine crashes before the charge', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.hoursFromNow(24) });
    await claimPeriod(machine, { id: reader.subscription, readerId: reader.readerId });
    expect([await listRenewals(reader.subscription), gateway.taken]).toEqual([['waiting 1990'], 0]);
    clock.advance({ minutes: 10 });
    await runJobs();
    await runJobs();
    expect([await listRenewals(reader.subscription), gateway.taken]).toEqual([['paid 1990'], 1990]);
  });

  it('charges once if a machine crashes after the charge', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.hoursFromNow(24) });
    gateway.callOutcomes.push('lost after effect');
    await runJobs();
    expect([await listRenewals(reader.subscription), gateway.taken]).toEqual([['waiting 1990'], 1990]);
    clock.advance({ seconds: 15 });
    await runJobs();
    expect([await listRenewals(reader.subscription), gateway.taken]).toEqual([['paid 1990'], 1990]);
    expect(gateway.charges.size).toBe(1);
  });

  it('charges nothing if the reader ends it while it is pending', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.hoursFromNow(24) });
    await claimPeriod(machine, { id: reader.subscription, readerId: reader.readerId });
    gateway.callOutcomes.push('lost before effect');
    await endRenewal(machine, reader.readerId);
    expect(await listRenewals(reader.subscription)).toEqual(['waiting 1990']);
    clock.advance({ seconds: 15 });
    await runJobs();
    clock.advance({ days: 1 });
    await runJobs();
    expect([await listRenewals(reader.subscription), gateway.taken]).toEqual([['refused 1990'], 0]);
    expect(machine.sent).toEqual([]);
  });

  it.each([
    ['before the renewal is due', 48],
    ['after the renewal was ordered', 24],
  ])('does not charge an account that is deactivated %s', async (_when, hours) => {
    const { uuid } = await addAccount(platform());
    const reader = await addSubscriber(platform().database, {
      readerId: uuid,
      expiresAt: clock.hoursFromNow(hours),
    });
    await claimPeriod(machine, { id: reader.subscription, readerId: uuid });
    const { headers } = await platform().signIn('ADMIN');
    const deactivation = await platform().app.inject({
      method: 'PUT',
      url: `/api/identity/admin/user/${uuid}/state`,
      headers,
      payload: { isActive: false },
    });
    expect(deactivation.statusCode).toBe(200);
    for (let day = 0; day < 35; day += 1) {
      await runJobs();
      clock.advance({ days: 1 });
    }
    expect([gateway.taken, await sumRevenue()]).toEqual([0, 0]);
    expect((await findSubscription(reader)).hasAutoRenewal).toBe(false);
    expect(machine.problems).toEqual([]);
  });

  it('sends no email if the reader ends the renewal during the charge', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.hoursFromNow(24) });
    const charge = gateway.charge.bind(gateway);
    gateway.outcomes.push('declined');
    gateway.charge = async (order) => {
      const declined = await charge(order);
      await endRenewal(machine, reader.readerId);
      return declined;
    };
    await runJobs();
    expect(await listRenewals(reader.subscription)).toEqual(['refused 1990']);
    expect([emailKinds(), machine.problems]).toEqual([[], []]);
  });

  it('stops if the reader has another subscription in the meantime', async () => {
    const { database } = platform();
    const end = clock.hoursFromNow(1);
    const reader = await addSubscriber(database, { expiresAt: end });
    await addSubscription(database, reader.readerId, clock.hoursFromNow(800), {
      startsAt: clock.hoursFromNow(2),
    });
    clock.advance({ hours: 3 });
    await runJobs();
    expect(await listRenewals(reader.subscription)).toEqual([]);
    expect((await findSubscription(reader)).hasAutoRenewal).toBe(false);
  });

  it('is refunded if another subscription covers the period in the meantime', async () => {
    const { database } = platform();
    const end = clock.hoursFromNow(1);
    const reader = await addSubscriber(database, { expiresAt: end });
    const claim = await claimPeriod(machine, { id: reader.subscription, readerId: reader.readerId });
    await addSubscription(database, reader.readerId, clock.hoursFromNow(800), { startsAt: end });
    await settleOrder(machine, (claim as { order: string }).order, { mayCharge: true });
    expect(await listRenewals(reader.subscription)).toEqual(['refunded 1990']);
    expect((await findSubscription(reader)).expiresAt).toEqual(end);
    expect(gateway.taken).toBe(0);
  });

  it('succeeds for other subscriptions if one fails', async () => {
    const readers: Subscriber[] = [];
    for (const hours of [1, 2, 3]) {
      readers.push(await addSubscriber(platform().database, { expiresAt: clock.hoursFromNow(hours) }));
    }
    gateway.callOutcomes.push('succeeds', 'lost before effect');
    await runJobs();
    const states = await Promise.all(readers.map(({ subscription }) => listRenewals(subscription)));
    expect(states.flat()).toEqual(['paid 1990', 'waiting 1990', 'paid 1990']);
  });
}
