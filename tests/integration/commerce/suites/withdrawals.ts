import { randomUUID } from 'node:crypto';
import { intentOf } from '../../../../server/commerce/idempotency.ts';
import { endRenewal } from '../../../../server/commerce/subscriptions/end-renewal.ts';
import { withdrawSubscription } from '../../../../server/commerce/subscriptions/withdraw.ts';
import { openEmptyMachine } from '../../support/commerce/open-empty-machine.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import {
  type ManualClock,
  placeOrderOn,
  type ScheduledJobsMachine,
} from '../../support/scheduled-jobs-machine.ts';
import { addPlan, addReader, addSubscription } from '../../support/seed.ts';
import { addCard, addOffer, addSubscriber } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { fillWallet, walletBalanceOf } from '../../support/wallets.ts';

/** The two ways to end a subscription: withdrawal with a refund, and the end of its renewal. */
export function withdrawals(platform: () => TestPlatform): void {
  let clock: ManualClock;
  let gateway: FakeGateway;
  let machine: ScheduledJobsMachine;
  let plan: string;
  let merchandise: string;
  let readerId: string;

  beforeEach(async () => {
    const { database } = platform();
    ({ clock, gateway, machine } = await openEmptyMachine(platform()));
    plan = await addPlan(database, 'leitor');
    merchandise = await addOffer(database, plan);
    readerId = randomUUID();
    await addReader(database, readerId);
  });

  const subscribe = (paymentMethod: 'credit_card' | 'pix' | 'balance', couponCode?: string) =>
    placeOrderOn(machine, readerId, {
      type: 'plan',
      planId: plan,
      merchandiseId: merchandise,
      payment: {
        paymentMethod,
        ...(paymentMethod === 'credit_card' && { paymentCard: { brand: 'visa', lastFourDigits: '4242' } }),
        ...(couponCode !== undefined && { couponCode }),
      },
    });
  const listSubscriptions = () =>
    platform()
      .database.selectFrom('comics.subscription')
      .selectAll()
      .where('readerId', '=', readerId)
      .orderBy('startsAt')
      .execute();
  const findFirstId = async () => (await listSubscriptions())[0]?.id ?? '';
  const withdraw = (id: string, key: string = randomUUID(), subscriberId = readerId) =>
    withdrawSubscription(machine, intentOf(subscriberId, key, { call: 'withdrawal', id }), id);
  const errorCodeOf = (withdrawal: Promise<unknown>) =>
    withdrawal.then(
      () => 'none',
      ({ code }: { code: string }) => code,
    );

  it('removes and refunds a subscription within 7 days', async () => {
    await addCard(platform().database, readerId);
    await subscribe('credit_card');
    clock.advance({ days: 7 });
    const order = await withdraw(await findFirstId());
    expect(order).toMatchObject({ amount: 1990, currency: 'BRL', method: 'credit_card', status: 'refunded' });
    expect(await listSubscriptions()).toEqual([]);
    expect([gateway.taken, gateway.charges.get(order.id)?.refunded]).toEqual([0, true]);
  });

  it('refunds a payment from the balance to the wallet', async () => {
    await fillWallet(platform().database, readerId, 5000);
    await subscribe('balance');
    expect(await walletBalanceOf(platform().database, readerId)).toBe(3010);
    await withdraw(await findFirstId());
    expect(await walletBalanceOf(platform().database, readerId)).toBe(5000);
    expect(gateway.calls).toEqual([]);
  });

  it('refunds the discounted amount and does not release the use of the coupon', async () => {
    const { database } = platform();
    await database
      .insertInto('comics.coupon')
      .values({ code: 'METADE', percent: 50, beginsAt: clock.now(), usesLimit: 1 })
      .execute();
    await fillWallet(database, readerId, 5000);
    await subscribe('balance', 'METADE');
    expect((await withdraw(await findFirstId())).amount).toBe(995);
    expect(await walletBalanceOf(database, readerId)).toBe(5000);
    const { uses } = await database.selectFrom('comics.coupon').select('uses').executeTakeFirstOrThrow();
    expect(uses).toBe(1);
  });

  it('refunds once and returns the same order for the same key', async () => {
    await addCard(platform().database, readerId);
    await subscribe('credit_card');
    const id = await findFirstId();
    const key = randomUUID();
    const outcomes = await Promise.all([withdraw(id, key), withdraw(id, key), withdraw(id, key)]);
    expect(new Set(outcomes.map((order) => order.id)).size).toBe(1);
    expect(gateway.taken).toBe(0);
    expect(await errorCodeOf(withdrawSubscription(machine, intentOf(readerId, key, 'another'), id))).toBe(
      'REQUEST.KEY_MISMATCH',
    );
  });

  it('refunds once for two concurrent keys', async () => {
    await fillWallet(platform().database, readerId, 5000);
    await subscribe('balance');
    const id = await findFirstId();
    const outcomes = await Promise.all([errorCodeOf(withdraw(id)), errorCodeOf(withdraw(id))]);
    expect(outcomes.sort()).toEqual(['SUBSCRIPTION.NO_TRANSACTION_REFERENCE', 'none']);
    expect(await walletBalanceOf(platform().database, readerId)).toBe(5000);
  });

  it('leaves the refund due if the gateway does not respond', async () => {
    await addCard(platform().database, readerId);
    await subscribe('credit_card');
    gateway.callOutcomes.push('lost before effect');
    expect(await withdraw(await findFirstId())).toMatchObject({ status: 'refunded', refund: 'due' });
    expect(await listSubscriptions()).toEqual([]);
  });

  it('is rejected for a subscription that was paid more than 7 days ago', async () => {
    await addCard(platform().database, readerId);
    await subscribe('credit_card');
    clock.advance({ days: 7, seconds: 1 });
    expect(await errorCodeOf(withdraw(await findFirstId()))).toBe('SUBSCRIPTION.INVALID_TRANSACTION');
    expect([(await listSubscriptions()).length, gateway.taken]).toEqual([1, 1990]);
  });

  it('is rejected for subscriptions that were not bought, belong to another reader or are unknown', async () => {
    const { database } = platform();
    await addSubscription(database, readerId, clock.hoursFromNow(100));
    const errorCode = 'SUBSCRIPTION.NO_TRANSACTION_REFERENCE';
    expect(await errorCodeOf(withdraw(await findFirstId()))).toBe(errorCode);
    expect(await errorCodeOf(withdraw(randomUUID()))).toBe(errorCode);
    const other = randomUUID();
    await addReader(database, other);
    expect(await errorCodeOf(withdraw(await findFirstId(), randomUUID(), other))).toBe(errorCode);
  });

  it('removes a scheduled subscription and keeps the running subscription', async () => {
    const { database } = platform();
    await addSubscription(database, readerId, clock.hoursFromNow(100));
    await fillWallet(database, readerId, 5000);
    await subscribe('balance');
    const [running, scheduled] = await listSubscriptions();
    await withdraw(scheduled?.id ?? '');
    expect((await listSubscriptions()).map(({ id }) => id)).toEqual([running?.id]);
  });

  it('removes the running subscription and keeps the start of the scheduled subscription', async () => {
    await fillWallet(platform().database, readerId, 5000);
    await subscribe('balance');
    await subscribe('balance');
    const [running, scheduled] = await listSubscriptions();
    await withdraw(running?.id ?? '');
    expect(await listSubscriptions()).toEqual([scheduled]);
    expect(scheduled?.startsAt).toEqual(running?.expiresAt);
  });

  it('lets the reader subscribe again at once', async () => {
    await addCard(platform().database, readerId);
    await subscribe('credit_card');
    await withdraw(await findFirstId());
    await subscribe('credit_card');
    expect([(await listSubscriptions()).length, gateway.taken]).toEqual([1, 1990]);
  });

  it('is not needed to end the renewal, which keeps the subscription until its end and releases the card', async () => {
    const { database } = platform();
    const reader = await addSubscriber(database, { expiresAt: clock.hoursFromNow(100), readerId });
    await endRenewal(machine, readerId);
    await endRenewal(machine, readerId);
    expect(await listSubscriptions()).toMatchObject([
      { id: reader.subscription, hasAutoRenewal: false, cardId: null, expiresAt: clock.hoursFromNow(100) },
    ]);
    await database.deleteFrom('comics.payment_card').where('id', '=', reader.card).execute();
  });

  describe('by HTTP request', () => {
    const request = (
      method: 'POST' | 'DELETE',
      url: string,
      { headers, body }: { headers: Record<string, string>; body?: object },
    ) => platform().app.inject({ method, url: `/api/comics${url}`, headers, ...(body && { payload: body }) });
    const buildOrderHeaders = () => ({ 'idempotency-key': randomUUID(), timezone: 'America/Sao_Paulo' });
    const errorCodeIn = ({ json }: { json(): { code: string } }) => json().code;

    it('refunds the subscription, while DELETE only ends the renewal', async () => {
      const { database } = platform();
      const caller = await platform().signIn();
      const reader = await addSubscriber(database, {
        expiresAt: new Date(Date.now() + 1e9),
        readerId: caller.uuid,
      });
      expect((await request('DELETE', '/subscription', caller)).statusCode).toBe(204);
      expect((await request('DELETE', '/subscription', caller)).statusCode).toBe(204);
      await database
        .insertInto('comics.transaction')
        .values({
          readerId: caller.uuid,
          planMerchandiseId: reader.merchandise,
          method: 'balance',
          status: 'paid',
          price: 1990,
          discount: 0,
          currency: 'BRL',
          createdAt: new Date(),
          paidAt: new Date(),
          subscriptionId: reader.subscription,
          coversFrom: new Date(),
        })
        .execute();
      const headers = { ...caller.headers, ...buildOrderHeaders() };
      const body = { subscriptionId: reader.subscription };
      const answers = [
        await request('POST', '/subscription/withdrawal', { headers, body }),
        await request('POST', '/subscription/withdrawal', { headers, body }),
      ];
      expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
        Array.from({ length: 2 }, () => [200, { amount: 1990, currency: 'BRL', method: 'balance' }]),
      );
      const other = { subscriptionId: randomUUID() };
      expect(errorCodeIn(await request('POST', '/subscription/withdrawal', { headers, body: other }))).toBe(
        'REQUEST.KEY_MISMATCH',
      );
    });

    it('requires an idempotency key and a time zone', async () => {
      const caller = await platform().signIn();
      const body = { subscriptionId: randomUUID() };
      const { 'idempotency-key': key, timezone } = buildOrderHeaders();
      const requestErrorCode = async (more: Record<string, string>) =>
        errorCodeIn(
          await request('POST', '/subscription/withdrawal', {
            headers: { ...caller.headers, ...more },
            body,
          }),
        );
      expect(await requestErrorCode({ timezone })).toBe('REQUEST.INVALID');
      expect(await requestErrorCode({ 'idempotency-key': key })).toBe('MARKET.NO_TIMEZONE');
      expect(await requestErrorCode({ 'idempotency-key': key, timezone: 'Marte/Olimpo' })).toBe(
        'MARKET.INVALID_TIMEZONE',
      );
    });

    it('is rejected for guided accounts', async () => {
      const { database } = platform();
      const caller = await platform().signIn();
      await addReader(database, caller.uuid);
      await database
        .updateTable('comics.reader')
        .set({ guardianId: readerId })
        .where('readerId', '=', caller.uuid)
        .execute();
      const headers = { ...caller.headers, ...buildOrderHeaders() };
      const body = { subscriptionId: randomUUID() };
      expect(errorCodeIn(await request('DELETE', '/subscription', caller))).toBe('USER.PARENT_PERMISSION');
      expect(errorCodeIn(await request('POST', '/subscription/withdrawal', { headers, body }))).toBe(
        'USER.PARENT_PERMISSION',
      );
    });
  });
}
