import { randomUUID } from 'node:crypto';
import { findValidCard, listCards } from '../../../../server/commerce/cards/cards.ts';
import { applyNotice } from '../../../../server/commerce/orders/apply-notice.ts';
import type { OrderRequest } from '../../../../server/commerce/products/order-product.ts';
import { runScheduledJobs } from '../../../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { sendOrderEmails } from '../../../../server/commerce/scheduled/send-order-emails.ts';
import { openEmptyMachine } from '../../support/commerce/open-empty-machine.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import {
  type ManualClock,
  placeOrderOn,
  type ScheduledJobsMachine,
} from '../../support/scheduled-jobs-machine.ts';
import { addIssue, addPlan, addReader } from '../../support/seed.ts';
import { addCard, addOffer, addSubscriber } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { fillWallet, walletBalanceOf } from '../../support/wallets.ts';

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
    ({ clock, gateway, machine } = await openEmptyMachine(platform()));
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
  const buyCredits = async (payment: OrderRequest['payment']) => {
    await platform()
      .database.insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 2500, price: 2400, currency: 'BRL' })
      .execute();
    const product = { type: 'dragon_wallet_credit', credits: 2500, salePrice: 2400 } as const;
    return placeOrderOn(machine, readerId, { ...product, payment });
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
  const lastEmailText = () => machine.sent.at(-1)?.text ?? '';
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
    const { order } = await buyCredits(byCard);
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
    expect(lastEmailText()).toContain('foi contestado, e o banco devolveu o valor a você.');
    expect(lastEmailText()).toContain('Devolvido pelo banco em: 10 de março de 2026');
    expect(lastEmailText()).toContain('a edição deste pedido não pode mais ser lida.');
    expect(lastEmailText()).toContain('O cartão deste pagamento não é mais aceito');
    expect(lastEmailText()).not.toMatch(/saldo deste pedido|assinatura|\{/);
  });

  it('are reported with what happens to credits, without a card if none paid', async () => {
    const { order } = await buyCredits({ paymentMethod: 'pix' });
    gateway.pay(order.id);
    await applyNotice(machine, order.id);
    await chargeBack(order.id);
    await sendOrderEmails(machine);
    expect(lastEmailText()).toContain(
      'o saldo deste pedido que você ainda não tinha usado saiu da sua carteira.',
    );
    expect(lastEmailText()).not.toMatch(/cartão|edição deste|assinatura/);
  });

  it('are reported with whether the subscription goes on', async () => {
    const { order } = await buyPlan();
    clock.advance({ days: 29 });
    await runScheduledJobs(machine);
    expect(machine.problems).toEqual([]);
    await chargeBack(order.id);
    await sendOrderEmails(machine);
    expect(lastEmailText()).toContain('Sua assinatura continua, porque um período seguinte dela está pago.');
    const { id } = await platform()
      .database.selectFrom('comics.transaction')
      .select('id')
      .where('isRenewal', '=', true)
      .executeTakeFirstOrThrow();
    await chargeBack(id);
    await sendOrderEmails(machine);
    expect(lastEmailText()).toContain('o período da assinatura que ele pagou não vale mais.');
  });

  it('of an order that the platform did not know to be paid are recorded with its payment, and block the card', async () => {
    const { database } = platform();
    await buyPlan();
    await sendOrderEmails(machine);
    gateway.outcomes.push('pending');
    const { order } = await buyIssue();
    await chargeBack(order.id);
    const now = clock.now();
    expect(await find(order.id)).toMatchObject({ status: 'charged_back', paidAt: now, refundedAt: now });
    expect(await database.selectFrom('comics.acquisition').select('id').execute()).toEqual([]);
    expect(await sumByKind()).toEqual({ gateway: -1990, revenue: 1990 });
    const card = findValidCard(database, readerId, visa, now);
    await expect(card).rejects.toMatchObject({ code: 'PAYMENT_CARD.CHARGED_BACK' });
    expect(await listSubscriptions()).toMatchObject([{ hasAutoRenewal: false, cardId: null }]);
    await sendOrderEmails(machine);
    expect(machine.sent.map(({ kind }) => kind)).toEqual(['subscribed', 'chargedBack']);
  });

  it('of credits that the platform did not know to be paid leave the wallet as it is', async () => {
    const { database } = platform();
    gateway.outcomes.push('pending');
    await fillWallet(database, readerId, 300);
    const { order } = await buyCredits(byCard);
    await chargeBack(order.id);
    expect((await find(order.id)).status).toBe('charged_back');
    expect(await walletBalanceOf(database, readerId)).toBe(300);
    expect(await sumByKind()).toMatchObject({ gateway: 0 });
  });

  it('are not assumed: a notice about a paid order changes nothing by itself', async () => {
    const { order } = await buyIssue();
    await applyNotice(machine, order.id);
    expect((await find(order.id)).status).toBe('paid');
  });

  it('are looked for once by each notice', async () => {
    const { order } = await buyIssue({ paymentMethod: 'pix' });
    gateway.pay(order.id);
    gateway.calls.length = 0;
    await applyNotice(machine, order.id);
    expect(gateway.calls).toEqual(['find']);
    await applyNotice(machine, order.id);
    expect(gateway.calls).toEqual(['find', 'find']);
    expect((await find(order.id)).status).toBe('paid');
  });

  it('stop the renewals by the same card that was removed and added again', async () => {
    const { database } = platform();
    const { order } = await buyIssue();
    await database
      .updateTable('comics.transaction')
      .set({ cardId: null, removedCardBrand: 'visa', removedCardLastFourDigits: '4242' })
      .execute();
    await database.deleteFrom('comics.payment_card').execute();
    await addSubscriber(database, { readerId, expiresAt: clock.hoursFromNow(240) });
    await chargeBack(order.id);
    expect(await listSubscriptions()).toMatchObject([{ hasAutoRenewal: false, cardId: null }]);
  });
}
