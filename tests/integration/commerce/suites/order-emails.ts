import { randomUUID } from 'node:crypto';
import { intentOf } from '../../../../server/commerce/idempotency.ts';
import type { OrderRequest } from '../../../../server/commerce/products/order-product.ts';
import { runScheduledJobs } from '../../../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { sendOrderEmails } from '../../../../server/commerce/scheduled/send-order-emails.ts';
import type { OrderPayment } from '../../../../server/commerce/schemas.ts';
import { endRenewal } from '../../../../server/commerce/subscriptions/end-renewal.ts';
import { withdrawSubscription } from '../../../../server/commerce/subscriptions/withdraw.ts';
import { fillWallet } from '../../support/commerce-calls.ts';
import { emailsTo, emailTo } from '../../support/emails.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import { addCoupon, sellIssue } from '../../support/open-shop.ts';
import {
  HandClock,
  placeOn,
  type ScheduledJobsMachine,
  scheduledJobsMachine,
} from '../../support/scheduled-jobs-machine.ts';
import { addPlan, addReader } from '../../support/seed.ts';
import { addCard, addOffer, addSubscriber } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const byCard: OrderPayment = {
  paymentMethod: 'credit_card',
  paymentCard: { brand: 'visa', lastFourDigits: '4242' },
};
const byBalance: OrderPayment = { paymentMethod: 'balance' };
const byPix: OrderPayment = { paymentMethod: 'pix' };

/** Emails about orders. */
export function orderEmails(platform: () => TestPlatform): void {
  let clock: HandClock;
  let gateway: FakeGateway;
  let machine: ScheduledJobsMachine;
  let dragonId: string;

  beforeEach(async () => {
    const { database } = platform();
    await platform().empty();
    clock = new HandClock('2026-03-10T12:00:00Z');
    gateway = new FakeGateway();
    machine = scheduledJobsMachine(database, gateway, clock);
    dragonId = randomUUID();
    await addReader(database, dragonId);
    await addCard(database, dragonId);
  });

  const pass = () => runScheduledJobs(machine);
  const place = (request: OrderRequest) => placeOn(machine, dragonId, request);
  const subscribe = async (payment: OrderPayment) => {
    const planId = await addPlan(platform().database, randomUUID());
    const merchandiseId = await addOffer(platform().database, planId);
    return place({ type: 'plan', planId, merchandiseId, payment });
  };
  const topUp = async (payment: OrderPayment) => {
    await platform()
      .database.insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 5000, price: 4500, currency: 'BRL' })
      .execute();
    return place({ type: 'dragon_wallet_credit', credits: 5000, salePrice: 4500, payment });
  };
  const kinds = () => machine.sent.map(({ kind }) => kind);
  const text = () => machine.sent.at(-1)?.text.replaceAll('\u00a0', ' ') ?? '';
  const link = () => /:\n(https:\S+)/.exec(text())?.[1];

  it('sends the receipt of a subscription once', async () => {
    const { order } = await subscribe(byCard);
    for (let passes = 0; passes < 3; passes += 1) await pass();
    expect([kinds(), machine.problems]).toEqual([['subscribed'], []]);
    expect(machine.sent[0]).toMatchObject({ dragonId, language: 'pt-br' });
    expect(text()).toContain('Vale até: 9 de abril de 2026 às 09:00 (horário de Brasília)');
    expect(text()).toContain('Total: R$ 19,90');
    expect(text()).toContain('Como: Cartão final 4242');
    expect(text()).toContain('Pago em: 10 de março de 2026 às 09:00 (horário de Brasília)');
    expect(text()).toContain(`Pedido: ${order.id}`);
    expect(text()).not.toContain('Desconto');
    expect(link()).toBe('https://banca.example/account/plan');
  });

  it('shows the start of a subscription that follows another one', async () => {
    await fillWallet(platform().database, dragonId, 9000);
    await subscribe(byBalance);
    clock.pass({ hours: 1 });
    await subscribe(byBalance);
    await pass();
    expect(kinds()).toEqual(['subscribed', 'subscribed']);
    expect(text()).toContain('Vale a partir de: 9 de abril de 2026 às 09:00');
    expect(text()).toContain('Vale até: 9 de maio de 2026 às 09:00');
  });

  it('links to the bought or rented issue and shows the end of the rental and the discount', async () => {
    const { database } = platform();
    const couponCode = await addCoupon(platform(), { percent: 10 });
    const publishedAt = clock.in(-24);
    const { rent } = await sellIssue(platform(), {
      issue: { slug: 'graúna', editions: { 'pt-br': 'A <Graúna>' }, publishedAt },
    });
    await fillWallet(database, dragonId, 5000);
    await place({ type: 'comic', ...rent, payment: { ...byBalance, couponCode } });
    await pass();
    expect(kinds()).toEqual(['rented']);
    expect(link()).toBe(`https://banca.example/issue/${encodeURIComponent('graúna')}`);
    expect(text()).toContain('O quê: Aluguel: A <Graúna>');
    expect(machine.sent[0]?.html).toContain('Aluguel: A &lt;Graúna&gt;');
    expect(text()).toContain('Vale até: 17 de março de 2026 às 09:00');
    expect(text()).toContain('Preço: R$ 3,90\nDesconto: -R$ 0,39\n');
    expect(text()).toContain(`Cupom: ${couponCode}\nTotal: R$ 3,51\nComo: Saldo\n`);
    const { purchase } = await sellIssue(platform(), { issue: { publishedAt } });
    await place({ type: 'comic', ...purchase, payment: byBalance });
    await pass();
    expect(kinds()).toEqual(['rented', 'bought']);
    expect(text()).not.toContain('Vale até');
  });

  it('uses the language of the reader', async () => {
    await platform()
      .database.updateTable('comics.reader')
      .set({ language: 'en-us' })
      .where('readerId', '=', dragonId)
      .execute();
    await topUp(byCard);
    await pass();
    expect(machine.sent).toMatchObject([{ kind: 'toppedUp', language: 'en-us' }]);
    expect(text()).toContain('Item: R$50.00 of balance');
    expect(text()).toMatch(/Paid on: March 10, 2026 at 9:00\sAM \(Brasília time\)/);
    expect(link()).toBe('https://banca.example/account/payment-methods');
  });

  it('sends the receipt of a Pix after it is paid, and nothing before', async () => {
    const { order } = await topUp(byPix);
    await pass();
    expect(kinds()).toEqual([]);
    gateway.pay(order.id);
    clock.pass({ minutes: 30 });
    await pass();
    expect(kinds()).toEqual(['toppedUp']);
    expect(text()).toContain('Como: Pix');
  });

  it('sends nothing about orders that are refused or expire', async () => {
    gateway.outcomes.push('declined');
    await subscribe(byCard);
    await topUp(byPix);
    clock.pass({ hours: 1 });
    await pass();
    expect([kinds(), machine.problems]).toEqual([[], []]);
  });

  it('sends receipts without a gateway', async () => {
    await fillWallet(platform().database, dragonId, 5000);
    await subscribe(byBalance);
    const other = scheduledJobsMachine(platform().database, null, clock);
    await runScheduledJobs(other);
    expect(other.sent.map(({ kind }) => kind)).toEqual(['subscribed']);
  });

  it('confirms a refund after the gateway has made it', async () => {
    const { order } = await subscribe(byCard);
    await pass();
    gateway.callOutcomes.push('is lost before');
    await withdrawSubscription(machine, intentOf(dragonId, randomUUID(), {}), await subscriptionOf(order.id));
    await pass();
    expect(kinds()).toEqual(['subscribed']);
    clock.pass({ seconds: 15 });
    await pass();
    await pass();
    expect(kinds()).toEqual(['subscribed', 'refunded']);
    expect(text()).toContain('Devolvemos R$ 19,90 ao cartão que pagou');
    expect(text()).toContain('Estornado em: 10 de março de 2026 às 09:00');
    expect(text()).not.toContain('Vale até');
    expect(link()).toBe('https://banca.example/account/general/payment-history');
  });

  it('sends only the refund if the order was refunded before its receipt was sent', async () => {
    await fillWallet(platform().database, dragonId, 5000);
    const { order } = await subscribe(byBalance);
    await withdrawSubscription(machine, intentOf(dragonId, randomUUID(), {}), await subscriptionOf(order.id));
    await pass();
    expect(kinds()).toEqual(['refunded']);
    expect(text()).toContain('Devolvemos R$ 19,90 ao seu saldo na Banca.');
  });

  it('confirms an order that a coupon covers, but not its refund', async () => {
    const couponCode = await addCoupon(platform(), { percent: 100 });
    const { order } = await subscribe({ ...byBalance, couponCode });
    await pass();
    expect(kinds()).toEqual(['subscribed']);
    expect(text()).toContain('O cupom cobriu o valor todo, e nada foi cobrado.');
    expect(text()).toContain('Total: R$ 0,00\nComo: Cupom\n');
    await withdrawSubscription(machine, intentOf(dragonId, randomUUID(), {}), await subscriptionOf(order.id));
    await pass();
    expect([kinds(), machine.problems]).toEqual([['subscribed'], []]);
  });

  it('reports the first refused renewal once, also if the card is declined later', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.in(24) });
    gateway.outcomes.push('pending');
    await pass();
    expect(kinds()).toEqual([]);
    const [charge] = gateway.charges.values();
    if (charge) charge.status = 'declined';
    clock.pass({ seconds: 15 });
    await pass();
    await pass();
    expect(machine.sent).toMatchObject([{ kind: 'renewalRefused', dragonId: reader.dragonId }]);
    expect(link()).toBe('https://banca.example/account/plan');
  });

  it('sends nothing about a renewal that the reader has ended, even after it starts again', async () => {
    const reader = await addSubscriber(platform().database, { expiresAt: clock.in(24) });
    gateway.outcomes.push('pending');
    await pass();
    await endRenewal(machine, reader.dragonId);
    await platform()
      .database.updateTable('comics.subscription')
      .set({ hasAutoRenewal: true, cardId: reader.card })
      .where('id', '=', reader.subscription)
      .execute();
    await sendOrderEmails(machine);
    expect([kinds(), machine.problems]).toEqual([[], []]);
  });

  it('reports only the end of the renewal if the period was over before the first try', async () => {
    await addSubscriber(platform().database, { expiresAt: clock.in(-1) });
    gateway.outcomes.push('declined', 'declined', 'declined', 'declined');
    for (let tries = 0; tries < 4; tries += 1) {
      await pass();
      clock.pass({ hours: 8 });
    }
    expect(kinds()).toEqual(['renewalEnded']);
  });

  it('sends the remaining emails later if the jobs are stopped between two', async () => {
    await fillWallet(platform().database, dragonId, 9000);
    for (const _ of [1, 2]) await subscribe(byBalance);
    let checks = 0;
    await sendOrderEmails({ ...machine, isStopping: () => checks++ > 0 });
    expect(kinds()).toEqual(['subscribed']);
    await pass();
    expect(kinds()).toEqual(['subscribed', 'subscribed']);
  });

  it('sends other emails if one cannot be sent', async () => {
    const problem = new Error('The identity service is not available.');
    const { send } = machine.readerMail;
    await fillWallet(platform().database, dragonId, 9000);
    for (const _ of [1, 2]) await subscribe(byBalance);
    machine.readerMail = {
      send: async () => {
        machine.readerMail = { send };
        throw problem;
      },
    };
    for (const _ of [1, 2]) await pass();
    expect([kinds(), machine.problems]).toEqual([['subscribed'], [problem]]);
  });

  it('starts no job while it is stopping', async () => {
    await fillWallet(platform().database, dragonId, 9000);
    await subscribe(byBalance);
    await runScheduledJobs({ ...machine, isStopping: () => true });
    expect(kinds()).toEqual([]);
    await pass();
    expect(kinds()).toEqual(['subscribed']);
  });

  describe('on a started platform', () => {
    const buyAndSend = async (uuid: string) => {
      dragonId = uuid;
      await addReader(platform().database, uuid);
      await fillWallet(platform().database, uuid, 5000);
      await subscribe(byBalance);
      await runScheduledJobs(platform().scheduledJobs);
      return (await platform().accounts.find(uuid))?.email ?? '';
    };

    it('sends to the address of the account', async () => {
      const { uuid } = await platform().signIn();
      await confirmAddress(uuid);
      const email = await emailTo(platform(), await buyAndSend(uuid));
      expect(email.subject).toBe('Recibo da sua assinatura da Banca');
    });

    it('does not send to an unconfirmed address, which may belong to someone else', async () => {
      const { uuid } = await platform().signIn();
      const address = await buyAndSend(uuid);
      expect(await emailsTo(platform(), address)).toEqual([]);
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
  const confirmAddress = (uuid: string) =>
    platform()
      .database.updateTable('identity.account')
      .set({ hasVerifiedEmail: true })
      .where('uuid', '=', uuid)
      .execute();
}
