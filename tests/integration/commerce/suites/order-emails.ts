import { randomUUID } from 'node:crypto';
import { intentOf } from '../../../../server/commerce/idempotency.ts';
import type { OrderRequest } from '../../../../server/commerce/products/ordered.ts';
import { runScheduledJobs } from '../../../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { sendOrderEmails } from '../../../../server/commerce/scheduled/send-order-emails.ts';
import type { Payment } from '../../../../server/commerce/schemas.ts';
import { endRenewal } from '../../../../server/commerce/subscriptions/end-renewal.ts';
import { withdraw } from '../../../../server/commerce/subscriptions/withdraw.ts';
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

const byCard: Payment = {
  paymentMethod: 'credit_card',
  paymentCard: { brand: 'visa', lastFourDigits: '4242' },
};
const byBalance: Payment = { paymentMethod: 'balance' };
const byPix: Payment = { paymentMethod: 'pix' };

/** What readers are written to of their orders. */
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
  const subscribe = async (payment: Payment) => {
    const planId = await addPlan(platform().database, randomUUID());
    const merchandiseId = await addOffer(platform().database, planId);
    return place({ type: 'plan', planId, merchandiseId, payment });
  };
  const topUp = async (payment: Payment) => {
    await platform()
      .database.insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 5000, price: 4500, currency: 'BRL' })
      .execute();
    return place({ type: 'dragon_wallet_credit', credits: 5000, salePrice: 4500, payment });
  };
  const kinds = () => machine.sent.map(({ kind }) => kind);
  const text = () => machine.sent.at(-1)?.text.replaceAll('\u00a0', ' ') ?? '';
  const link = () => /:\n(https:\S+)/.exec(text())?.[1];

  it('brings the receipt of a subscription, once', async () => {
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

  it('says from when on a subscription is valid that follows another one', async () => {
    await fillWallet(platform().database, dragonId, 9000);
    await subscribe(byBalance);
    clock.pass({ hours: 1 });
    await subscribe(byBalance);
    await pass();
    expect(kinds()).toEqual(['subscribed', 'subscribed']);
    expect(text()).toContain('Vale a partir de: 9 de abril de 2026 às 09:00');
    expect(text()).toContain('Vale até: 9 de maio de 2026 às 09:00');
  });

  it('leads to what was bought or rented, with the end of a rent and what a coupon took off', async () => {
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

  it('is written in the language of its reader', async () => {
    await platform()
      .database.updateTable('comics.reader')
      .set({ language: 'en-us' })
      .where('readerId', '=', dragonId)
      .execute();
    await topUp(byCard);
    await pass();
    expect(machine.sent).toMatchObject([{ kind: 'toppedUp', language: 'en-us' }]);
    expect(text()).toContain('What: R$50.00 of balance');
    expect(text()).toMatch(/Paid on: March 10, 2026 at 9:00\sAM \(Brasília time\)/);
    expect(link()).toBe('https://banca.example/account/payment-methods');
  });

  it('comes to whoever has paid a Pix and gone, and tells nothing before it is paid', async () => {
    const { order } = await topUp(byPix);
    await pass();
    expect(kinds()).toEqual([]);
    gateway.pay(order.id);
    clock.pass({ minutes: 30 });
    await pass();
    expect(kinds()).toEqual(['toppedUp']);
    expect(text()).toContain('Como: Pix');
  });

  it('tells nothing of what was refused or has expired before its reader', async () => {
    gateway.outcomes.push('declined');
    await subscribe(byCard);
    await topUp(byPix);
    clock.pass({ hours: 1 });
    await pass();
    expect([kinds(), machine.problems]).toEqual([[], []]);
  });

  it('comes where no gateway is', async () => {
    await fillWallet(platform().database, dragonId, 5000);
    await subscribe(byBalance);
    const other = scheduledJobsMachine(platform().database, null, clock);
    await runScheduledJobs(other);
    expect(other.sent.map(({ kind }) => kind)).toEqual(['subscribed']);
  });

  it('tells of money that goes back once it has gone', async () => {
    const { order } = await subscribe(byCard);
    await pass();
    gateway.callOutcomes.push('is lost before');
    await withdraw(machine, intentOf(dragonId, randomUUID(), {}), await subscriptionOf(order.id));
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

  it('tells only that the money went back where that was before anything was told', async () => {
    await fillWallet(platform().database, dragonId, 5000);
    const { order } = await subscribe(byBalance);
    await withdraw(machine, intentOf(dragonId, randomUUID(), {}), await subscriptionOf(order.id));
    await pass();
    expect(kinds()).toEqual(['refunded']);
    expect(text()).toContain('Devolvemos R$ 19,90 ao seu saldo na Banca.');
  });

  it('tells that a coupon has paid all of it, of which nothing goes back', async () => {
    const couponCode = await addCoupon(platform(), { percent: 100 });
    const { order } = await subscribe({ ...byBalance, couponCode });
    await pass();
    expect(kinds()).toEqual(['subscribed']);
    expect(text()).toContain('O cupom cobriu o valor todo, e nada foi cobrado.');
    expect(text()).toContain('Total: R$ 0,00\nComo: Cupom\n');
    await withdraw(machine, intentOf(dragonId, randomUUID(), {}), await subscriptionOf(order.id));
    await pass();
    expect([kinds(), machine.problems]).toEqual([['subscribed'], []]);
  });

  it('tells of the first refusal of a renewal also where the card takes its time', async () => {
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

  it('tells nothing of a renewal to whoever has ended it themselves, also where they begin it again', async () => {
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

  it('tells only of the end of the tries where the period was over before the first', async () => {
    await addSubscriber(platform().database, { expiresAt: clock.in(-1) });
    gateway.outcomes.push('declined', 'declined', 'declined', 'declined');
    for (let tries = 0; tries < 4; tries += 1) {
      await pass();
      clock.pass({ hours: 8 });
    }
    expect(kinds()).toEqual(['renewalEnded']);
  });

  it('loses no letter where the work is stopped between two', async () => {
    await fillWallet(platform().database, dragonId, 9000);
    for (const _ of [1, 2]) await subscribe(byBalance);
    let looks = 0;
    await sendOrderEmails({ ...machine, isStopping: () => looks++ > 0 });
    expect(kinds()).toEqual(['subscribed']);
    await pass();
    expect(kinds()).toEqual(['subscribed', 'subscribed']);
  });

  it('loses no other letter where one cannot be sent', async () => {
    const problem = new Error('The accounts are not to be reached.');
    const { send } = machine.letters;
    await fillWallet(platform().database, dragonId, 9000);
    for (const _ of [1, 2]) await subscribe(byBalance);
    machine.letters = {
      send: async () => {
        machine.letters = { send };
        throw problem;
      },
    };
    for (const _ of [1, 2]) await pass();
    expect([kinds(), machine.problems]).toEqual([['subscribed'], [problem]]);
  });

  it('leaves what is due to a later pass once it is to stop', async () => {
    await fillWallet(platform().database, dragonId, 9000);
    await subscribe(byBalance);
    await runScheduledJobs({ ...machine, isStopping: () => true });
    expect(kinds()).toEqual([]);
    await pass();
    expect(kinds()).toEqual(['subscribed']);
  });

  describe('on a platform as it is started', () => {
    const bought = async (uuid: string) => {
      dragonId = uuid;
      await addReader(platform().database, uuid);
      await fillWallet(platform().database, uuid, 5000);
      await subscribe(byBalance);
      await runScheduledJobs(platform().scheduledJobs);
      return (await platform().accounts.find(uuid))?.email ?? '';
    };

    it('goes to the address of the account', async () => {
      const { uuid } = await platform().signIn();
      await confirmAddress(uuid);
      const letter = await emailTo(platform(), await bought(uuid));
      expect(letter.subject).toBe('Recibo da sua assinatura da Banca');
    });

    it('goes to no address that nobody has confirmed, which may be a stranger’s', async () => {
      const { uuid } = await platform().signIn();
      const address = await bought(uuid);
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
