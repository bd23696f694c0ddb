import { randomUUID } from 'node:crypto';
import { runScheduledJobs } from '../../../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { endRenewal } from '../../../../server/commerce/subscriptions/end-renewal.ts';
import { renewByCard } from '../../../../server/commerce/subscriptions/renew-by-card.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import {
  HandClock,
  type ScheduledJobsMachine,
  scheduledJobsMachine,
} from '../../support/scheduled-jobs-machine.ts';
import { addPlan, addReader, addSubscription } from '../../support/seed.ts';
import { addCard, addOffer, addSubscriber, type Subscriber } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const visa = { brand: 'visa', lastFourDigits: '4242' };
const other = { brand: 'mastercard', lastFourDigits: '4444' };

/** Changes of the card that renews a subscription. */
export function renewalsByCard(platform: () => TestPlatform): void {
  let clock: HandClock;
  let gateway: FakeGateway;
  let machine: ScheduledJobsMachine;
  let reader: Subscriber;

  beforeEach(async () => {
    await platform().empty();
    clock = new HandClock('2026-03-10T12:00:00Z');
    gateway = new FakeGateway();
    machine = scheduledJobsMachine(platform().database, gateway, clock);
    reader = await addSubscriber(platform().database, { expiresAt: clock.in(48) });
  });

  const addOther = async (columns: { expirationYear?: number } = {}) => {
    const { id } = await platform()
      .database.insertInto('comics.payment_card')
      .values({
        readerId: reader.dragonId,
        token: randomUUID(),
        brand: other.brand,
        lastFourDigits: other.lastFourDigits,
        holderName: 'ANA LIMA',
        expirationMonth: 1,
        expirationYear: 2090,
        ...columns,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const subscription = () =>
    platform()
      .database.selectFrom('comics.subscription')
      .selectAll()
      .where('readerId', '=', reader.dragonId)
      .executeTakeFirstOrThrow();
  const renew = (card = visa, subscriptionId = reader.subscription, dragonId = reader.dragonId) =>
    renewByCard(machine, dragonId, { subscriptionId, card }).then(
      () => 'done',
      ({ code }: { code: string }) => code,
    );

  it('use another card from now on and charge it when the next period is due', async () => {
    const cardId = await addOther();
    expect(await renew(other)).toBe('done');
    expect(await subscription()).toMatchObject({ hasAutoRenewal: true, cardId });
    expect(gateway.taken).toBe(0);
    clock.pass({ hours: 24 });
    await runScheduledJobs(machine);
    const paid = await platform()
      .database.selectFrom('comics.transaction')
      .select(['status', 'cardId'])
      .where('subscriptionId', '=', reader.subscription)
      .execute();
    expect(paid).toEqual([{ status: 'paid', cardId }]);
    expect(gateway.taken).toBe(1990);
  });

  it('succeed with another card after the first one was declined', async () => {
    gateway.outcomes.push('declined');
    clock.pass({ hours: 24 });
    await runScheduledJobs(machine);
    await addOther();
    await renew(other);
    clock.pass({ hours: 8 });
    await runScheduledJobs(machine);
    expect((await subscription()).expiresAt).toEqual(clock.in(16 + 30 * 24));
  });

  it('start again after they were ended, also when requested twice', async () => {
    await endRenewal(machine, reader.dragonId);
    expect([await renew(), await renew()]).toEqual(['done', 'done']);
    expect(await subscription()).toMatchObject({ hasAutoRenewal: true, cardId: reader.card });
    clock.pass({ hours: 24 });
    await runScheduledJobs(machine);
    expect(gateway.taken).toBe(1990);
  });

  it('start for a subscription from a voucher if its plan is sold for the same period', async () => {
    const { database } = platform();
    const voucherReader = randomUUID();
    const plan = await addPlan(database, 'leitor');
    await addSubscription(database, voucherReader, clock.in(24), { plan });
    await addCard(database, voucherReader);
    const { id } = await database
      .selectFrom('comics.subscription')
      .select('id')
      .where('readerId', '=', voucherReader)
      .executeTakeFirstOrThrow();
    expect(await renew(visa, id, voucherReader)).toBe('SUBSCRIPTION.NO_TRANSACTION_REFERENCE');
    await addOffer(database, plan, 2490);
    expect(await renew(visa, id, voucherReader)).toBe('done');
    await runScheduledJobs(machine);
    expect(gateway.taken).toBe(2490);
  });

  it('are rejected for subscriptions of operators, ended ones and those of other readers', async () => {
    const { database } = platform();
    const errorCode = 'SUBSCRIPTION.NO_TRANSACTION_REFERENCE';
    await database
      .updateTable('comics.subscription')
      .set({ hasAutoRenewal: false, merchandiseId: null })
      .where('id', '=', reader.subscription)
      .execute();
    await database
      .updateTable('comics.plan')
      .set({ provider: 'claro' })
      .where('id', '=', reader.plan)
      .execute();
    expect(await renew()).toBe(errorCode);
    const ended = await addSubscriber(database, { expiresAt: clock.look() });
    expect(await renew(visa, ended.subscription, ended.dragonId)).toBe(errorCode);
    const neighbour = await addSubscriber(database, { expiresAt: clock.in(48) });
    expect(await renew(visa, neighbour.subscription)).toBe(errorCode);
    expect(await renew(visa, randomUUID())).toBe(errorCode);
  });

  it('do not start if another subscription follows', async () => {
    await endRenewal(machine, reader.dragonId);
    await addSubscription(platform().database, reader.dragonId, clock.in(800), { startsAt: clock.in(48) });
    expect(await renew()).toBe('USER.DUPLICATE_SUBSCRIPTION');
  });

  it('require a valid card of the reader', async () => {
    expect(await renew(other)).toBe('PAYMENT_CARD.INVALID');
    await addOther({ expirationYear: 2026 });
    expect(await renew(other)).toBe('PAYMENT_CARD.INVALID');
    expect(await subscription()).toMatchObject({ hasAutoRenewal: true, cardId: reader.card });
  });

  it('can be started by a request, except by guided accounts', async () => {
    const { database } = platform();
    const caller = await platform().signIn();
    const own = await addSubscriber(database, {
      expiresAt: new Date(Date.now() + 1e9),
      dragonId: caller.uuid,
    });
    await endRenewal(machine, caller.uuid);
    const put = (body: object) =>
      platform().app.inject({
        method: 'PUT',
        url: '/api/comics/subscription/renewal',
        headers: caller.headers,
        payload: body,
      });
    const body = { subscriptionId: own.subscription, paymentCard: visa };
    expect((await put(body)).statusCode).toBe(204);
    expect((await put({ ...body, price: 1 })).json().code).toBe('REQUEST.INVALID');
    expect((await put({ ...body, paymentCard: other })).json().code).toBe('PAYMENT_CARD.INVALID');
    await addReader(database, reader.dragonId);
    await database
      .updateTable('comics.reader')
      .set({ guardianId: reader.dragonId })
      .where('readerId', '=', caller.uuid)
      .execute();
    expect((await put(body)).json().code).toBe('USER.PARENT_PERMISSION');
  });
}
