import { randomUUID } from 'node:crypto';
import { intentOf } from '../../../../server/commerce/idempotency.ts';
import type { OrderRequest } from '../../../../server/commerce/products/order-product.ts';
import { runScheduledJobs } from '../../../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { sendOrderEmails } from '../../../../server/commerce/scheduled/send-order-emails.ts';
import type { OrderPayment } from '../../../../server/commerce/schemas.ts';
import { endRenewal } from '../../../../server/commerce/subscriptions/end-renewal.ts';
import { withdrawSubscription } from '../../../../server/commerce/subscriptions/withdraw.ts';
import { openEmptyMachine } from '../../support/commerce/open-empty-machine.ts';
import { findEmailsTo, waitForEmail } from '../../support/emails.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import { addCoupon, sellIssue } from '../../support/open-shop.ts';
import {
  createScheduledJobsMachine,
  type ManualClock,
  placeOrderOn,
  type ScheduledJobsMachine,
} from '../../support/scheduled-jobs-machine.ts';
import { addPlan, addReader } from '../../support/seed.ts';
import { addCard, addOffer, addSubscriber } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { fillWallet } from '../../support/wallets.ts';

const cardPayment: OrderPayment = {
  paymentMethod: 'credit_card',
  paymentCard: { brand: 'visa', lastFourDigits: '4242' },
};
const balancePayment: OrderPayment = { paymentMethod: 'balance' };
const pixPayment: OrderPayment = { paymentMethod: 'pix' };

/** Emails about orders. */
export function orderEmails(platform: () => TestPlatform): void {
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

  const runJobs = () => runScheduledJobs(machine);
  const placeOrder = (request: OrderRequest) => placeOrderOn(machine, readerId, request);
  const subscribe = async (payment: OrderPayment) => {
    const planId = await addPlan(platform().database, randomUUID());
    const merchandiseId = await addOffer(platform().database, planId);
    return placeOrder({ type: 'plan', planId, merchandiseId, payment });
  };
  const buyCredits = async (payment: OrderPayment) => {
    await platform()
      .database.insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 5000, price: 4500, currency: 'BRL' })
      .execute();
    return placeOrder({ type: 'dragon_wallet_credit', credits: 5000, salePrice: 4500, payment });
  };
  const emailKinds = () => machine.sent.map(({ kind }) => kind);
  const lastEmailText = () => machine.sent.at(-1)?.text.replaceAll('\u00a0', ' ') ?? '';
  const lastEmailLink = () => /:\n(https:\S+)/.exec(lastEmailText())?.[1];

  it('include one receipt of a subscription', async () => {
    const { order } = await subscribe(cardPayment);
    for (let count = 0; count < 3; count += 1) await runJobs();
    expect([emailKinds(), machine.problems]).toEqual([['subscribed'], []]);
    expect(machine.sent[0]).toMatchObject({ readerId, language: 'pt-br' });
    expect(lastEmailText()).toContain('Vale até: 9 de abril de 2026 às 09:00 (horário de Brasília)');
    expect(lastEmailText()).toContain('Total: R$ 19,90');
    expect(lastEmailText()).toContain('Como: Cartão final 4242');
    expect(lastEmailText()).toContain('Pago em: 10 de março de 2026 às 09:00 (horário de Brasília)');
    expect(lastEmailText()).toContain(`Pedido: ${order.id}`);
    expect(lastEmailText()).not.toContain('Desconto');
    expect(lastEmailLink()).toBe('https://banca.example/account/plan');
  });

  it('show the start of a subscription that follows another subscription', async () => {
    await fillWallet(platform().database, readerId, 9000);
    await subscribe(balancePayment);
    clock.advance({ hours: 1 });
    await subscribe(balancePayment);
    await runJobs();
    expect(emailKinds()).toEqual(['subscribed', 'subscribed']);
    expect(lastEmailText()).toContain('Vale a partir de: 9 de abril de 2026 às 09:00');
    expect(lastEmailText()).toContain('Vale até: 9 de maio de 2026 às 09:00');
  });

  it('link to the issue that was bought or rented, and show the discount and the end of the rental', async () => {
    const { database } = platform();
    const couponCode = await addCoupon(platform(), { percent: 10 });
    const publishedAt = clock.hoursFromNow(-24);
    const { rent } = await sellIssue(platform(), {
      issue: { slug: 'graúna', editions: { 'pt-br': 'A <Graúna>' }, publishedAt },
    });
    await fillWallet(database, readerId, 5000);
    await placeOrder({ type: 'comic', ...rent, payment: { ...balancePayment, couponCode } });
    await runJobs();
    expect(emailKinds()).toEqual(['rented']);
    expect(lastEmailLink()).toBe(`https://banca.example/issue/${encodeURIComponent('graúna')}`);
    expect(lastEmailText()).toContain('O quê: Aluguel: A <Graúna>');
    expect(machine.sent[0]?.html).toContain('Aluguel: A &lt;Graúna&gt;');
    expect(lastEmailText()).toContain('Vale até: 17 de março de 2026 às 09:00');
    expect(lastEmailText()).toContain('Preço: R$ 3,90\nDesconto: -R$ 0,39\n');
    expect(lastEmailText()).toContain(`Cupom: “${couponCode}”\nTotal: R$ 3,51\nComo: Saldo\n`);
    const { purchase } = await sellIssue(platform(), { issue: { publishedAt } });
    await placeOrder({ type: 'comic', ...purchase, payment: balancePayment });
    await runJobs();
    expect(emailKinds()).toEqual(['rented', 'bought']);
    expect(lastEmailText()).not.toContain('Vale até');
  });

  it('are in the language of the reader', async () => {
    await platform()
      .database.updateTable('comics.reader')
      .set({ language: 'en-us' })
      .where('readerId', '=', readerId)
      .execute();
    await buyCredits(cardPayment);
    await runJobs();
    expect(machine.sent).toMatchObject([{ kind: 'toppedUp', language: 'en-us' }]);
    expect(lastEmailText()).toContain('Item: R$50.00 of balance');
    expect(lastEmailText()).toMatch(/Paid on: March 10, 2026 at 9:00\sAM \(Brasília time\)/);
    expect(lastEmailLink()).toBe('https://banca.example/account/payment-methods');
  });

  it('are sent for a Pix order only after it is paid', async () => {
    const { order } = await buyCredits(pixPayment);
    await runJobs();
    expect(emailKinds()).toEqual([]);
    gateway.pay(order.id);
    clock.advance({ minutes: 30 });
    await runJobs();
    expect(emailKinds()).toEqual(['toppedUp']);
    expect(lastEmailText()).toContain('Como: Pix');
  });

  it('are not sent for orders that are refused or expire', async () => {
    gateway.outcomes.push('declined');
    await subscribe(cardPayment);
    await buyCredits(pixPayment);
    clock.advance({ hours: 1 });
    await runJobs();
    expect([emailKinds(), machine.problems]).toEqual([[], []]);
  });

  it('are sent even without a gateway', async () => {
    await fillWallet(platform().database, readerId, 5000);
    await subscribe(balancePayment);
    const machineWithoutGateway = createScheduledJobsMachine(platform().database, null, clock);
    await runScheduledJobs(machineWithoutGateway);
    expect(machineWithoutGateway.sent.map(({ kind }) => kind)).toEqual(['subscribed']);
  });

  it('confirm a refund after the gateway has made it', async () => {
    const { order } = await subscribe(cardPayment);
    await runJobs();
    gateway.callOutcomes.push('lost before effect');
    await withdrawSubscription(machine, intentOf(readerId, randomUUID(), {}), await subscriptionOf(order.id));
    await runJobs();
    expect(emailKinds()).toEqual(['subscribed']);
    clock.advance({ seconds: 15 });
    await runJobs();
    await runJobs();
    expect(emailKinds()).toEqual(['subscribed', 'refunded']);
    expect(lastEmailText()).toContain('Reembolsamos R$ 19,90 no cartão que pagou');
    expect(lastEmailText()).toContain('Reembolsado em: 10 de março de 2026 às 09:00');
    expect(lastEmailText()).not.toContain('Vale até');
    expect(lastEmailText()).toContain('Se não foi você quem desistiu da compra');
    expect(lastEmailText()).not.toContain('Se você não pediu este reembolso');
    expect(lastEmailLink()).toBe('https://banca.example/account/general/payment-history');
  });

  it('confirm only the refund if the order was refunded before its receipt was sent', async () => {
    await fillWallet(platform().database, readerId, 5000);
    const { order } = await subscribe(balancePayment);
    await withdrawSubscription(machine, intentOf(readerId, randomUUID(), {}), await subscriptionOf(order.id));
    await runJobs();
    expect(emailKinds()).toEqual(['refunded']);
    expect(lastEmailText()).toContain('Reembolsamos R$ 19,90 no seu saldo na Banca.');
  });

  it('confirm an order that a coupon paid in full, but not its refund', async () => {
    const couponCode = await addCoupon(platform(), { percent: 100 });
    const { order } = await subscribe({ ...balancePayment, couponCode });
    await runJobs();
    expect(emailKinds()).toEqual(['subscribed']);
    expect(lastEmailText()).toContain('O cupom cobriu o valor todo, e nada foi cobrado.');
    expect(lastEmailText()).toContain('Total: R$ 0,00\nComo: Cupom\n');
    await withdrawSubscription(machine, intentOf(readerId, randomUUID(), {}), await subscriptionOf(order.id));
    await runJobs();
    expect([emailKinds(), machine.problems]).toEqual([['subscribed'], []]);
  });

  it('report the first refused renewal once, even if the card is declined some time after the charge', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.hoursFromNow(24) });
    gateway.outcomes.push('pending');
    await runJobs();
    expect(emailKinds()).toEqual([]);
    const [charge] = gateway.charges.values();
    if (charge) charge.status = 'declined';
    clock.advance({ seconds: 15 });
    await runJobs();
    await runJobs();
    expect(machine.sent).toMatchObject([{ kind: 'renewalRefused', readerId: reader.readerId }]);
    expect(lastEmailLink()).toBe('https://banca.example/account/plan');
  });

  it('are not sent for a refused renewal that the reader has ended, even if the reader starts it again', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.hoursFromNow(24) });
    gateway.outcomes.push('pending');
    await runJobs();
    await endRenewal(machine, reader.readerId);
    await platform()
      .database.updateTable('comics.subscription')
      .set({ hasAutoRenewal: true, cardId: reader.card })
      .where('id', '=', reader.subscription)
      .execute();
    await sendOrderEmails(machine);
    expect([emailKinds(), machine.problems]).toEqual([[], []]);
  });

  it('report only the end of the renewal if the subscription had expired before the first attempt', async () => {
    await addSubscriber(platform().database, { expiresAt: clock.hoursFromNow(-1) });
    gateway.outcomes.push('declined', 'declined', 'declined', 'declined');
    for (let attempts = 0; attempts < 4; attempts += 1) {
      await runJobs();
      clock.advance({ hours: 8 });
    }
    expect(emailKinds()).toEqual(['renewalEnded']);
  });

  it('are sent later if the jobs stop before all emails are sent', async () => {
    await fillWallet(platform().database, readerId, 9000);
    for (const _ of [1, 2]) await subscribe(balancePayment);
    let checks = 0;
    await sendOrderEmails({ ...machine, isStopping: () => checks++ > 0 });
    expect(emailKinds()).toEqual(['subscribed']);
    await runJobs();
    expect(emailKinds()).toEqual(['subscribed', 'subscribed']);
  });

  it('are sent even if another email cannot be sent', async () => {
    const problem = new Error('The identity service is not available.');
    const { send } = machine.readerMail;
    await fillWallet(platform().database, readerId, 9000);
    for (const _ of [1, 2]) await subscribe(balancePayment);
    machine.readerMail = {
      send: async () => {
        machine.readerMail = { send };
        throw problem;
      },
    };
    for (const _ of [1, 2]) await runJobs();
    expect([emailKinds(), machine.problems]).toEqual([['subscribed'], [problem]]);
  });

  it('are not sent by jobs that are stopping', async () => {
    await fillWallet(platform().database, readerId, 9000);
    await subscribe(balancePayment);
    await runScheduledJobs({ ...machine, isStopping: () => true });
    expect(emailKinds()).toEqual([]);
    await runJobs();
    expect(emailKinds()).toEqual(['subscribed']);
  });

  describe('on a started platform', () => {
    const subscribeAndSendEmail = async (uuid: string) => {
      readerId = uuid;
      await addReader(platform().database, uuid);
      await fillWallet(platform().database, uuid, 5000);
      await subscribe(balancePayment);
      await runScheduledJobs(platform().scheduledJobs);
      return (await platform().accounts.find(uuid))?.email ?? '';
    };

    it('are sent to the address of the account', async () => {
      const { uuid } = await platform().signIn();
      await confirmEmailAddress(uuid);
      const email = await waitForEmail(platform(), await subscribeAndSendEmail(uuid));
      expect(email.subject).toBe('Recibo da sua assinatura da Banca');
    });

    it('are not sent to an unconfirmed address, which may belong to someone else', async () => {
      const { uuid } = await platform().signIn();
      const address = await subscribeAndSendEmail(uuid);
      expect(await findEmailsTo(platform(), address)).toEqual([]);
    });
  });

  const subscriptionOf = async (order: string) => {
    const { subscriptionId } = await platform()
      .database.selectFrom('comics.transaction')
      .select('subscriptionId')
      .where('id', '=', order)
      .executeTakeFirstOrThrow();
    return subscriptionId ?? '';
  };
  const confirmEmailAddress = (uuid: string) =>
    platform()
      .database.updateTable('identity.account')
      .set({ hasVerifiedEmail: true })
      .where('uuid', '=', uuid)
      .execute();
}
