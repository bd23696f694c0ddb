import { randomUUID } from 'node:crypto';
import { runScheduledJobs } from '../../../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { endRenewal } from '../../../../server/commerce/subscriptions/end-renewal.ts';
import { renewByCard } from '../../../../server/commerce/subscriptions/renew-by-card.ts';
import { openEmptyMachine } from '../../support/commerce/open-empty-machine.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import type { ManualClock, ScheduledJobsMachine } from '../../support/scheduled-jobs-machine.ts';
import { addPlan, addReader, addSubscription } from '../../support/seed.ts';
import { addCard, addOffer, addSubscriber, type Subscriber } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const visa = { brand: 'visa', lastFourDigits: '4242' };
const mastercard = { brand: 'mastercard', lastFourDigits: '4444' };

/** Changes of the card that renews a subscription. */
export function renewalsByCard(platform: () => TestPlatform): void {
  let clock: ManualClock;
  let gateway: FakeGateway;
  let machine: ScheduledJobsMachine;
  let reader: Subscriber;

  beforeEach(async () => {
    ({ clock, gateway, machine } = await openEmptyMachine(platform()));
    reader = await addSubscriber(platform().database, { expiresAt: clock.hoursFromNow(48) });
  });

  const addMastercard = async (columns: { expirationYear?: number } = {}) => {
    const { id } = await platform()
      .database.insertInto('comics.payment_card')
      .values({
        readerId: reader.readerId,
        token: randomUUID(),
        brand: mastercard.brand,
        lastFourDigits: mastercard.lastFourDigits,
        holderName: 'ANA LIMA',
        expirationMonth: 1,
        expirationYear: 2090,
        ...columns,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const findSubscription = () =>
    platform()
      .database.selectFrom('comics.subscription')
      .selectAll()
      .where('readerId', '=', reader.readerId)
      .executeTakeFirstOrThrow();
  const renew = (card = visa, subscriptionId = reader.subscription, readerId = reader.readerId) =>
    renewByCard(machine, readerId, { subscriptionId, card }).then(
      () => 'OK',
      ({ code }: { code: string }) => code,
    );

  it('use a new card from now on and charge it when the next period is due', async () => {
    const cardId = await addMastercard();
    expect(await renew(mastercard)).toBe('OK');
    expect(await findSubscription()).toMatchObject({ hasAutoRenewal: true, cardId });
    expect(gateway.taken).toBe(0);
    clock.advance({ hours: 24 });
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
    clock.advance({ hours: 24 });
    await runScheduledJobs(machine);
    await addMastercard();
    await renew(mastercard);
    clock.advance({ hours: 8 });
    await runScheduledJobs(machine);
    expect((await findSubscription()).expiresAt).toEqual(clock.hoursFromNow(16 + 30 * 24));
  });

  it('start again after they were ended, even if this is requested twice', async () => {
    await endRenewal(machine, reader.readerId);
    expect([await renew(), await renew()]).toEqual(['OK', 'OK']);
    expect(await findSubscription()).toMatchObject({ hasAutoRenewal: true, cardId: reader.card });
    clock.advance({ hours: 24 });
    await runScheduledJobs(machine);
    expect(gateway.taken).toBe(1990);
  });

  it('start for a subscription from a voucher if its plan is sold for the same period', async () => {
    const { database } = platform();
    const voucherReader = randomUUID();
    const plan = await addPlan(database, 'leitor');
    await addSubscription(database, voucherReader, clock.hoursFromNow(24), { plan });
    await addCard(database, voucherReader);
    const { id } = await database
      .selectFrom('comics.subscription')
      .select('id')
      .where('readerId', '=', voucherReader)
      .executeTakeFirstOrThrow();
    expect(await renew(visa, id, voucherReader)).toBe('SUBSCRIPTION.NO_TRANSACTION_REFERENCE');
    await addOffer(database, plan, 2490);
    expect(await renew(visa, id, voucherReader)).toBe('OK');
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
    const ended = await addSubscriber(database, { expiresAt: clock.now() });
    expect(await renew(visa, ended.subscription, ended.readerId)).toBe(errorCode);
    const otherReader = await addSubscriber(database, { expiresAt: clock.hoursFromNow(48) });
    expect(await renew(visa, otherReader.subscription)).toBe(errorCode);
    expect(await renew(visa, randomUUID())).toBe(errorCode);
  });

  it('do not start if another subscription follows', async () => {
    await endRenewal(machine, reader.readerId);
    await addSubscription(platform().database, reader.readerId, clock.hoursFromNow(800), {
      startsAt: clock.hoursFromNow(48),
    });
    expect(await renew()).toBe('USER.DUPLICATE_SUBSCRIPTION');
  });

  it('require a valid card of the reader', async () => {
    expect(await renew(mastercard)).toBe('PAYMENT_CARD.INVALID');
    await addMastercard({ expirationYear: 2026 });
    expect(await renew(mastercard)).toBe('PAYMENT_CARD.INVALID');
    expect(await findSubscription()).toMatchObject({ hasAutoRenewal: true, cardId: reader.card });
  });

  it('can be started by HTTP request, except by guided accounts', async () => {
    const { database } = platform();
    const caller = await platform().signIn();
    const ownSubscription = await addSubscriber(database, {
      expiresAt: new Date(Date.now() + 1e9),
      readerId: caller.uuid,
    });
    await endRenewal(machine, caller.uuid);
    const putRenewal = (body: object) =>
      platform().app.inject({
        method: 'PUT',
        url: '/api/comics/subscription/renewal',
        headers: caller.headers,
        payload: body,
      });
    const body = { subscriptionId: ownSubscription.subscription, paymentCard: visa };
    expect((await putRenewal(body)).statusCode).toBe(204);
    expect((await putRenewal({ ...body, price: 1 })).json().code).toBe('REQUEST.INVALID');
    expect((await putRenewal({ ...body, paymentCard: mastercard })).json().code).toBe('PAYMENT_CARD.INVALID');
    await addReader(database, reader.readerId);
    await database
      .updateTable('comics.reader')
      .set({ guardianId: reader.readerId })
      .where('readerId', '=', caller.uuid)
      .execute();
    expect((await putRenewal(body)).json().code).toBe('USER.PARENT_PERMISSION');
  });
}
