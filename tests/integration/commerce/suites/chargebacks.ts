import { randomUUID } from 'node:crypto';
import { findValidCard, listCards } from '../../../../server/commerce/cards/cards.ts';
import { applyNotice } from '../../../../server/commerce/orders/apply-notice.ts';
import type { OrderRequest } from '../../../../server/commerce/products/order-product.ts';
import { sendOrderEmails } from '../../../../server/commerce/scheduled/send-order-emails.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import {
  createScheduledJobsMachine,
  ManualClock,
  placeOrderOn,
  type ScheduledJobsMachine,
} from '../../support/scheduled-jobs-machine.ts';
import { addIssue, addPlan, addReader } from '../../support/seed.ts';
import { addCard, addOffer } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { walletBalanceOf } from '../../support/wallets.ts';

const visa = { brand: 'visa', lastFourDigits: '4242' };
const byCard = { paymentMethod: 'credit_card', paymentCard: visa } as const;

/** Payments that the bank takes back. Rules 126 and 127. */
export function chargebacks(platform: () => TestPlatform): void {
  let clock: ManualClock;
  let gateway: FakeGateway;
  let machine: ScheduledJobsMachine;
  let readerId: string;

  beforeEach(async () => {
    const { database } = platform();
    await platform().deleteAllData();
    clock = new ManualClock('2026-03-10T12:00:00Z');
    gateway = new FakeGateway();
    machine = createScheduledJobsMachine(database, gateway, clock);
    readerId = randomUUID();
    await addReader(database, readerId);
    await addCard(database, readerId);
  });

  const buyPlan = async () => {
    const planId = await addPlan(platform().database, 'leitor');
    const merchandiseId = await addOffer(platform().database, planId);
    return placeOrderOn(machine, readerId, { type: 'plan', planId, merchandiseId, payment: byCard });
  };
  const buyIssue = async (payment: OrderRequest['payment'] = byCard) => {
    const { database } = platform();
    const issueId = await addIssue(database, {
      slug: randomUUID(),
      isAvailableForAll: false,
      publishedAt: new Date('2026-01-01'),
    });
    const { id } = await database
      .insertInto('comics.merchandise')
      .values({
        issueId,
        kind: 'purchase',
        price: 990,
        currency: 'BRL',
        paymentMethods: null,
        rentalDays: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return placeOrderOn(machine, readerId, { type: 'comic', issueId, merchandiseId: id, payment });
  };
  const chargeBack = async (id: string) => {
    const charge = gateway.charges.get(id);
    if (charge) gateway.charges.set(id, { ...charge, status: 'charged_back' });
    await Promise.all([applyNotice(machine, id), applyNotice(machine, id)]);
  };
  const find = (id: string) =>
    platform()
      .database.selectFrom('comics.transaction')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const listSubscriptions = () =>
    platform()
      .database.selectFrom('comics.subscription')
      .select(['expiresAt', 'hasAutoRenewal', 'cardId'])
      .where('readerId', '=', readerId)
      .execute();
  /** What each kind of account has received minus what it gave. */
  const sumByKind = async () => {
    const { database } = platform();
    const accounts = await database.selectFrom('comics.ledger_account').select(['id', 'kind']).execute();
    const transfers = await database.selectFrom('comics.ledger_transfer').selectAll().execute();
    const sums = accounts.map(({ id, kind }) => [
      kind,
      transfers.reduce(
        (sum, { toAccount, fromAccount, amount }) =>
          sum + (toAccount === id ? amount : 0) - (fromAccount === id ? amount : 0),
        0,
      ),
    ]);
    return Object.fromEntries(sums);
  };

  it('end a subscription and its renewal, and are recorded once', async () => {
    const { order } = await buyPlan();
    clock.advance({ days: 10 });
    await chargeBack(order.id);
    expect(await find(order.id)).toMatchObject({
      status: 'charged_back',
      refundedAt: clock.now(),
      refund: null,
    });
    expect(await listSubscriptions()).toEqual([
      { expiresAt: clock.now(), hasAutoRenewal: false, cardId: null },
    ]);
    expect(await sumByKind()).toEqual({ gateway: 0, revenue: 0 });
    expect(gateway.calls).not.toContain('refund');
  });

  it('end an issue', async () => {
    const { order } = await buyIssue();
    await chargeBack(order.id);
    const acquisitions = await platform().database.selectFrom('comics.acquisition').select('id').execute();
    expect([acquisitions, (await find(order.id)).status]).toEqual([[], 'charged_back']);
  });

  it('take credits back as far as they exist, and record the rest as a loss', async () => {
    const { database } = platform();
    await database
      .insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 2500, price: 2400, currency: 'BRL' })
      .execute();
    const { order } = await placeOrderOn(machine, readerId, {
      type: 'dragon_wallet_credit',
      credits: 2500,
      salePrice: 2400,
      payment: byCard,
    });
    await buyIssue({ paymentMethod: 'balance' });
    await chargeBack(order.id);
    expect(await walletBalanceOf(database, readerId)).toBe(0);
    // The gift of 100 stays given, and 1510 of the paid credits were left.
    expect(await sumByKind()).toEqual({
      wallet: 0,
      gateway: 0,
      promotion: -100,
      revenue: 990,
      chargeback: -890,
    });
  });

  it('block the card, also after it was added again', async () => {
    const { database } = platform();
    const { order } = await buyIssue();
    await chargeBack(order.id);
    const codeOf = () =>
      findValidCard(database, readerId, visa, clock.now()).then(
        () => 'valid',
        ({ code }) => code,
      );
    expect(await codeOf()).toBe('PAYMENT_CARD.CHARGED_BACK');
    await database
      .updateTable('comics.transaction')
      .set({ cardId: null, removedCardBrand: 'visa', removedCardLastFourDigits: '4242' })
      .execute();
    await database.deleteFrom('comics.payment_card').execute();
    await addCard(database, readerId);
    expect(await codeOf()).toBe('PAYMENT_CARD.CHARGED_BACK');
    expect((await listCards(database, readerId))[0]?.isDeclined).toBe(true);
  });

  it('are reported to the reader once', async () => {
    const { order } = await buyIssue();
    await sendOrderEmails(machine);
    await chargeBack(order.id);
    await sendOrderEmails(machine);
    await sendOrderEmails(machine);
    expect(machine.sent.map(({ kind }) => kind)).toEqual(['bought', 'chargedBack']);
    expect(machine.sent[1]?.text).toContain('foi contestado no banco');
  });

  it('close an order that the platform did not know to be paid', async () => {
    gateway.outcomes.push('pending');
    const { order } = await buyIssue();
    await chargeBack(order.id);
    expect((await find(order.id)).status).toBe('refused');
  });

  it('are not assumed: a notice about a paid order changes nothing by itself', async () => {
    const { order } = await buyIssue();
    await applyNotice(machine, order.id);
    expect((await find(order.id)).status).toBe('paid');
  });
}
