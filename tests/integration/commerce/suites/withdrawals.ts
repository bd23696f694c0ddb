import { randomUUID } from 'node:crypto';
import { intentOf } from '../../../../server/commerce/idempotency.ts';
import { endRenewal } from '../../../../server/commerce/subscriptions/end-renewal.ts';
import { withdrawSubscription } from '../../../../server/commerce/subscriptions/withdraw.ts';
import { fillWallet, walletOf } from '../../support/commerce-calls.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import {
  HandClock,
  placeOn,
  type ScheduledJobsMachine,
  scheduledJobsMachine,
} from '../../support/scheduled-jobs-machine.ts';
import { addPlan, addReader, addSubscription } from '../../support/seed.ts';
import { addCard, addOffer, addSubscriber } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** The two ways to end a subscription. */
export function withdrawals(platform: () => TestPlatform): void {
  let clock: HandClock;
  let gateway: FakeGateway;
  let machine: ScheduledJobsMachine;
  let plan: string;
  let merchandise: string;
  let dragonId: string;

  beforeEach(async () => {
    const { database } = platform();
    await platform().empty();
    clock = new HandClock('2026-03-10T12:00:00Z');
    gateway = new FakeGateway();
    machine = scheduledJobsMachine(database, gateway, clock);
    plan = await addPlan(database, 'leitor');
    merchandise = await addOffer(database, plan);
    dragonId = randomUUID();
    await addReader(database, dragonId);
  });

  const subscribe = (paymentMethod: 'credit_card' | 'pix' | 'balance', couponCode?: string) =>
    placeOn(machine, dragonId, {
      type: 'plan',
      planId: plan,
      merchandiseId: merchandise,
      payment: {
        paymentMethod,
        ...(paymentMethod === 'credit_card' && { paymentCard: { brand: 'visa', lastFourDigits: '4242' } }),
        ...(couponCode !== undefined && { couponCode }),
      },
    });
  const subscriptions = () =>
    platform()
      .database.selectFrom('comics.subscription')
      .selectAll()
      .where('readerId', '=', dragonId)
      .orderBy('startsAt')
      .execute();
  const first = async () => (await subscriptions())[0]?.id ?? '';
  const withdraw = (id: string, key: string = randomUUID(), whose = dragonId) =>
    withdrawSubscription(machine, intentOf(whose, key, { call: 'withdrawal', id }), id);
  const errorCodeOf = (withdrawal: Promise<unknown>) =>
    withdrawal.then(
      () => 'none',
      ({ code }: { code: string }) => code,
    );

  it('removes and refunds a subscription within 7 days', async () => {
    await addCard(platform().database, dragonId);
    await subscribe('credit_card');
    clock.pass({ days: 7 });
    const order = await withdraw(await first());
    expect(order).toMatchObject({ amount: 1990, currency: 'BRL', method: 'credit_card', status: 'refunded' });
    expect(await subscriptions()).toEqual([]);
    expect([gateway.taken, gateway.charges.get(order.id)?.refunded]).toEqual([0, true]);
  });

  it('refunds a payment from the balance to the wallet', async () => {
    await fillWallet(platform().database, dragonId, 5000);
    await subscribe('balance');
    expect(await walletOf(platform().database, dragonId)).toBe(3010);
    await withdraw(await first());
    expect(await walletOf(platform().database, dragonId)).toBe(5000);
    expect(gateway.calls).toEqual([]);
  });

  it('refunds the discounted amount and keeps the coupon used', async () => {
    const { database } = platform();
    await database
      .insertInto('comics.coupon')
      .values({ code: 'METADE', percent: 50, beginsAt: clock.look(), usesLimit: 1 })
      .execute();
    await fillWallet(database, dragonId, 5000);
    await subscribe('balance', 'METADE');
    expect((await withdraw(await first())).amount).toBe(995);
    expect(await walletOf(database, dragonId)).toBe(5000);
    const { uses } = await database.selectFrom('comics.coupon').select('uses').executeTakeFirstOrThrow();
    expect(uses).toBe(1);
  });

  it('refunds once and returns the same order for the same key', async () => {
    await addCard(platform().database, dragonId);
    await subscribe('credit_card');
    const id = await first();
    const key = randomUUID();
    const outcomes = await Promise.all([withdraw(id, key), withdraw(id, key), withdraw(id, key)]);
    expect(new Set(outcomes.map((order) => order.id)).size).toBe(1);
    expect(gateway.taken).toBe(0);
    expect(await errorCodeOf(withdrawSubscription(machine, intentOf(dragonId, key, 'another'), id))).toBe(
      'REQUEST.KEY_MISMATCH',
    );
  });

  it('refunds once for two concurrent keys', async () => {
    await fillWallet(platform().database, dragonId, 5000);
    await subscribe('balance');
    const id = await first();
    const outcomes = await Promise.all([errorCodeOf(withdraw(id)), errorCodeOf(withdraw(id))]);
    expect(outcomes.sort()).toEqual(['SUBSCRIPTION.NO_TRANSACTION_REFERENCE', 'none']);
    expect(await walletOf(platform().database, dragonId)).toBe(5000);
  });

  it('leaves the refund due if the gateway does not answer', async () => {
    await addCard(platform().database, dragonId);
    await subscribe('credit_card');
    gateway.callOutcomes.push('is lost before');
    expect(await withdraw(await first())).toMatchObject({ status: 'refunded', refund: 'due' });
    expect(await subscriptions()).toEqual([]);
  });

  it('rejects a subscription that was paid more than 7 days ago', async () => {
    await addCard(platform().database, dragonId);
    await subscribe('credit_card');
    clock.pass({ days: 7, seconds: 1 });
    expect(await errorCodeOf(withdraw(await first()))).toBe('SUBSCRIPTION.INVALID_TRANSACTION');
    expect([(await subscriptions()).length, gateway.taken]).toEqual([1, 1990]);
  });

  it('rejects subscriptions from vouchers and operators, those of other readers and unknown ones', async () => {
    const { database } = platform();
    await addSubscription(database, dragonId, clock.in(100));
    const errorCode = 'SUBSCRIPTION.NO_TRANSACTION_REFERENCE';
    expect(await errorCodeOf(withdraw(await first()))).toBe(errorCode);
    expect(await errorCodeOf(withdraw(randomUUID()))).toBe(errorCode);
    const other = randomUUID();
    await addReader(database, other);
    expect(await errorCodeOf(withdraw(await first(), randomUUID(), other))).toBe(errorCode);
  });

  it('withdraws a scheduled subscription and keeps the running one', async () => {
    const { database } = platform();
    await addSubscription(database, dragonId, clock.in(100));
    await fillWallet(database, dragonId, 5000);
    await subscribe('balance');
    const [running, scheduled] = await subscriptions();
    await withdraw(scheduled?.id ?? '');
    expect((await subscriptions()).map(({ id }) => id)).toEqual([running?.id]);
  });

  it('withdraws the running subscription and keeps the start of the scheduled one', async () => {
    await fillWallet(platform().database, dragonId, 5000);
    await subscribe('balance');
    await subscribe('balance');
    const [running, scheduled] = await subscriptions();
    await withdraw(running?.id ?? '');
    expect(await subscriptions()).toEqual([scheduled]);
    expect(scheduled?.startsAt).toEqual(running?.expiresAt);
  });

  it('lets the reader subscribe again at once', async () => {
    await addCard(platform().database, dragonId);
    await subscribe('credit_card');
    await withdraw(await first());
    await subscribe('credit_card');
    expect([(await subscriptions()).length, gateway.taken]).toEqual([1, 1990]);
  });

  it('ends the renewal, keeps the subscription until its end and releases the card', async () => {
    const { database } = platform();
    const reader = await addSubscriber(database, { expiresAt: clock.in(100), dragonId });
    await endRenewal(machine, dragonId);
    await endRenewal(machine, dragonId);
    expect(await subscriptions()).toMatchObject([
      { id: reader.subscription, hasAutoRenewal: false, cardId: null, expiresAt: clock.in(100) },
    ]);
    await database.deleteFrom('comics.payment_card').where('id', '=', reader.card).execute();
  });

  describe('by requests', () => {
    const call = (
      method: 'POST' | 'DELETE',
      url: string,
      { headers, body }: { headers: Record<string, string>; body?: object },
    ) => platform().app.inject({ method, url: `/api/comics${url}`, headers, ...(body && { payload: body }) });
    const moneyHeaders = () => ({ 'idempotency-key': randomUUID(), timezone: 'America/Sao_Paulo' });
    const codeOf = ({ json }: { json(): { code: string } }) => json().code;

    it('ends renewals and withdraws', async () => {
      const { database } = platform();
      const caller = await platform().signIn();
      const reader = await addSubscriber(database, {
        expiresAt: new Date(Date.now() + 1e9),
        dragonId: caller.uuid,
      });
      expect((await call('DELETE', '/subscription', caller)).statusCode).toBe(204);
      expect((await call('DELETE', '/subscription', caller)).statusCode).toBe(204);
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
      const headers = { ...caller.headers, ...moneyHeaders() };
      const body = { subscriptionId: reader.subscription };
      const answers = [
        await call('POST', '/subscription/withdrawal', { headers, body }),
        await call('POST', '/subscription/withdrawal', { headers, body }),
      ];
      expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
        Array.from({ length: 2 }, () => [200, { amount: 1990, currency: 'BRL', method: 'balance' }]),
      );
      const other = { subscriptionId: randomUUID() };
      expect(codeOf(await call('POST', '/subscription/withdrawal', { headers, body: other }))).toBe(
        'REQUEST.KEY_MISMATCH',
      );
    });

    it('requires a key and a time zone', async () => {
      const caller = await platform().signIn();
      const body = { subscriptionId: randomUUID() };
      const { 'idempotency-key': key, timezone } = moneyHeaders();
      const code = async (more: Record<string, string>) =>
        codeOf(
          await call('POST', '/subscription/withdrawal', { headers: { ...caller.headers, ...more }, body }),
        );
      expect(await code({ timezone })).toBe('REQUEST.INVALID');
      expect(await code({ 'idempotency-key': key })).toBe('MARKET.NO_TIMEZONE');
      expect(await code({ 'idempotency-key': key, timezone: 'Marte/Olimpo' })).toBe(
        'MARKET.INVALID_TIMEZONE',
      );
    });

    it('rejects guided accounts', async () => {
      const { database } = platform();
      const caller = await platform().signIn();
      await addReader(database, caller.uuid);
      await database
        .updateTable('comics.reader')
        .set({ guardianId: dragonId })
        .where('readerId', '=', caller.uuid)
        .execute();
      const headers = { ...caller.headers, ...moneyHeaders() };
      const body = { subscriptionId: randomUUID() };
      expect(codeOf(await call('DELETE', '/subscription', caller))).toBe('USER.PARENT_PERMISSION');
      expect(codeOf(await call('POST', '/subscription/withdrawal', { headers, body }))).toBe(
        'USER.PARENT_PERMISSION',
      );
    });
  });
}
