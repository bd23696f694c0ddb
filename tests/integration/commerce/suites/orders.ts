import { randomUUID } from 'node:crypto';
import {
  cardPayment,
  createIdempotencyKey,
  openShop,
  sellIssue,
  sellPlan,
  type TestShop,
} from '../../support/open-shop.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Even if a step fails, an order is paid once and its product is granted once. */
export function orders(platform: () => TestPlatform): void {
  let shop: TestShop;
  let reader: TestCaller;
  let monthlyPlan: { planId: string; merchandiseId: string };
  let quarterlyPlan: { planId: string; merchandiseId: string };
  let issue: Awaited<ReturnType<typeof sellIssue>>;

  beforeAll(async () => {
    await platform().deleteAllData();
    const [first, second] = await sellPlan(platform(), { 30: 1990, 90: 5490 });
    if (!first || !second) throw new Error('The plan must have two periods.');
    [monthlyPlan, quarterlyPlan] = [first, second];
    issue = await sellIssue(platform());
  });
  beforeEach(async () => {
    shop = await openShop(platform());
    reader = await shop.addReaderWithCard();
  });
  afterEach(() => shop.app.close());

  const fetchDetail = async (id: string) =>
    (await shop.send('GET', `/shop/transaction/detail/${id}`, reader)).json();
  const outcomeOf = (answer: Awaited<ReturnType<TestShop['order']>>) => [
    answer.statusCode,
    answer.json().code,
  ];
  const unreachable = [502, 'EXTERNAL.UNREACHABLE'];

  describe('for a plan', () => {
    it('starts a subscription now and renews it by the card that paid', async () => {
      const before = Date.now();
      const answer = await shop.order('/subscription', reader, { ...monthlyPlan, ...cardPayment });
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        { externalId: expect.any(String), status: 'paid', amount: 1990, currency: 'BRL' },
      ]);
      const [subscription] = await shop.subscriptionsOf(reader);
      expect(subscription).toMatchObject({ cycleDays: 30, hasAutoRenewal: true });
      expect(subscription?.startsAt.getTime()).toBeGreaterThanOrEqual(before);
      expect(subscription?.expiresAt.getTime()).toBe((subscription?.startsAt.getTime() ?? 0) + 30 * dayMs);
      expect([await shop.sumInLedgerAccount('revenue', reader), shop.gateway.taken]).toEqual([1990, 1990]);
    });

    it('starts after a running subscription that is not renewed, but is rejected if another order already follows it', async () => {
      await shop.fillWallet(reader, 20_000);
      const balancePayment = { paymentMethod: 'balance' };
      expect(
        (await shop.order('/subscription', reader, { ...monthlyPlan, ...balancePayment })).statusCode,
      ).toBe(201);
      expect(
        (await shop.order('/subscription', reader, { ...quarterlyPlan, ...balancePayment })).statusCode,
      ).toBe(201);
      const [first, second] = await shop.subscriptionsOf(reader);
      expect(second?.startsAt).toEqual(first?.expiresAt);
      const third = await shop.order('/subscription', reader, { ...monthlyPlan, ...balancePayment });
      expect(outcomeOf(third)).toEqual([409, 'USER.DUPLICATE_SUBSCRIPTION']);
      expect(await shop.balanceOf(reader)).toBe(20_000 - 1990 - 5490);
    });

    it('is rejected if the reader was not shown the running subscription, unless the key is repeated', async () => {
      await shop.fillWallet(reader, 20_000);
      const balancePayment = { ...monthlyPlan, paymentMethod: 'balance' };
      const key = createIdempotencyKey();
      const first = await shop.order('/subscription', reader, { ...balancePayment, follows: null }, key);
      expect(first.statusCode).toBe(201);
      const orderWithoutNotice = await shop.order('/subscription', reader, {
        ...balancePayment,
        follows: null,
      });
      expect(outcomeOf(orderWithoutNotice)).toEqual([409, 'USER.DUPLICATE_SUBSCRIPTION']);
      const [{ id: running } = { id: '' }] = await shop.subscriptionsOf(reader);
      const repeated = await shop.order(
        '/subscription',
        reader,
        { ...balancePayment, follows: running },
        key,
      );
      expect(repeated.json()).toEqual(first.json());
      const orderWithNotice = await shop.order('/subscription', reader, {
        ...balancePayment,
        follows: running,
      });
      expect(orderWithNotice.statusCode).toBe(201);
      expect(await shop.balanceOf(reader)).toBe(20_000 - 2 * 1990);
    });

    it('charges once when three tabs order at the same time', async () => {
      const answers = await Promise.all(
        [monthlyPlan, quarterlyPlan, monthlyPlan].map((plan) =>
          shop.order('/subscription', reader, { ...plan, ...cardPayment }),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
      expect(await shop.subscriptionsOf(reader)).toHaveLength(1);
      const paid = (await shop.transactionsOf(reader)).filter(({ status }) => status === 'paid');
      expect(paid.map(({ price }) => price)).toEqual([shop.gateway.taken]);
    });
  });

  describe('for an issue', () => {
    it('grants a purchase without an end and a rental for its days', async () => {
      const rented = await shop.order('/acquisition', reader, { ...issue.rent, ...cardPayment });
      const bought = await shop.order('/acquisition', reader, { ...issue.purchase, ...cardPayment });
      expect([rented.json().amount, bought.json().amount]).toEqual([390, 990]);
      const [rent, purchase] = await shop.acquisitionsOf(reader);
      expect(rent?.expiresAt?.getTime()).toBe((rent?.createdAt.getTime() ?? 0) + 7 * dayMs);
      expect(purchase).toMatchObject({ expiresAt: null, transactionId: bought.json().externalId });
    });

    it('is rejected while the reader has the issue, and accepted after the rental has ended', async () => {
      const rent = () => shop.order('/acquisition', reader, { ...issue.rent, ...cardPayment });
      await rent();
      expect(outcomeOf(await rent())).toEqual([409, 'USER.DUPLICATE_RENT']);
      shop.clock.offsetMs = 7 * dayMs + 1000;
      expect((await rent()).statusCode).toBe(201);
      await shop.order('/acquisition', reader, { ...issue.purchase, ...cardPayment });
      expect(outcomeOf(await rent())).toEqual([409, 'USER.DUPLICATE_PURCHASE']);
      const again = await shop.order('/acquisition', reader, { ...issue.purchase, ...cardPayment });
      expect(outcomeOf(again)).toEqual([409, 'USER.DUPLICATE_PURCHASE']);
      expect(shop.gateway.taken).toBe(390 + 390 + 990);
    });
  });

  describe('for credits', () => {
    it('adds the credits of the offer, which may be worth more than its price', async () => {
      await platform()
        .database.insertInto('comics.credit_offer')
        .values({ market: 'brazil', credits: 2500, price: 2400, currency: 'BRL' })
        .execute();
      const offers = await shop.send('GET', '/shop/wallet/credit', reader);
      expect(offers.json()).toContainEqual({ credits: 2500, salePrice: 2400, currency: 'BRL' });
      await shop.order('/shop/wallet/credit', reader, { credits: 2500, salePrice: 2400, ...cardPayment });
      expect(await shop.balanceOf(reader)).toBe(2500);
      expect([
        await shop.sumInLedgerAccount('gateway', reader),
        await shop.sumInLedgerAccount('promotion', reader),
      ]).toEqual([-2400, -100]);
    });
  });

  describe('by Pix', () => {
    const pixPayment = { paymentMethod: 'pix' };

    it('waits with a code, a QR code and an expiry, and grants the issue after payment', async () => {
      const answer = await shop.order('/acquisition', reader, { ...issue.purchase, ...pixPayment });
      const { externalId, ...purchase } = answer.json();
      expect(purchase).toEqual({
        status: 'waiting',
        amount: 990,
        currency: 'BRL',
        pixCode: expect.stringMatching(/^000201.*54049\.90.*6304[0-9A-F]{4}$/),
        pixQrCodeImg: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
        pixExpiresAt: expect.any(String),
      });
      expect(await fetchDetail(externalId)).toMatchObject({ status: 'waiting', pixCode: purchase.pixCode });
      expect(await shop.acquisitionsOf(reader)).toEqual([]);
      shop.gateway.pay(externalId);
      expect(await fetchDetail(externalId)).toMatchObject({
        status: 'paid',
        pixCode: null,
        pixQrCodeImg: null,
      });
      expect(await shop.acquisitionsOf(reader)).toHaveLength(1);
    });

    it('expires after 30 minutes and can no longer be paid', async () => {
      const key = createIdempotencyKey();
      const send = () => shop.order('/acquisition', reader, { ...issue.purchase, ...pixPayment }, key);
      const { externalId } = (await send()).json();
      shop.clock.offsetMs = 30 * 60_000 + 1000;
      expect(await fetchDetail(externalId)).toMatchObject({ status: 'expired', pixCode: null });
      expect(shop.gateway.pay(externalId)).toBe(false);
      expect(outcomeOf(await send())).toEqual([402, 'TRANSACTION.PAYMENT_FAILED']);
    });

    it('accepts a payment that was made before the expiry and noticed after it', async () => {
      const { externalId } = (
        await shop.order('/acquisition', reader, { ...issue.purchase, ...pixPayment })
      ).json();
      shop.gateway.pay(externalId);
      shop.clock.offsetMs = 30 * 60_000 + 1000;
      expect(await fetchDetail(externalId)).toMatchObject({ status: 'paid' });
    });

    it('is replaced by another order for the same product', async () => {
      const first = (await shop.order('/acquisition', reader, { ...issue.purchase, ...pixPayment })).json();
      const second = await shop.order('/acquisition', reader, { ...issue.purchase, ...cardPayment });
      expect(second.json().status).toBe('paid');
      expect(shop.gateway.pay(first.externalId)).toBe(false);
      expect(await fetchDetail(first.externalId)).toMatchObject({ status: 'expired' });
    });

    it('is not replaced if it was paid in the meantime, and the new order is rejected', async () => {
      const rent = (await shop.order('/acquisition', reader, { ...issue.rent, ...pixPayment })).json();
      shop.gateway.pay(rent.externalId);
      const again = await shop.order('/acquisition', reader, { ...issue.rent, ...pixPayment });
      expect(outcomeOf(again)).toEqual([409, 'USER.DUPLICATE_RENT']);
    });

    it('is not replaced by an order that is rejected', async () => {
      const { externalId } = (
        await shop.order('/acquisition', reader, { ...issue.purchase, ...pixPayment })
      ).json();
      const rejected = await shop.order('/acquisition', reader, {
        ...issue.purchase,
        paymentMethod: 'balance',
      });
      expect(outcomeOf(rejected)).toEqual([402, 'TRANSACTION.PAYMENT_FAILED']);
      expect(await fetchDetail(externalId)).toMatchObject({ status: 'waiting' });
    });

    it('is refunded if the reader has received the product in another way in the meantime', async () => {
      const { externalId } = (
        await shop.order('/acquisition', reader, { ...issue.rent, ...pixPayment })
      ).json();
      // Vouchers grant issues in this way. They do not replace waiting orders.
      await platform()
        .database.insertInto('comics.acquisition')
        .values({ readerId: reader.uuid, issueId: issue.rent.issueId, expiresAt: null })
        .execute();
      shop.gateway.pay(externalId);
      shop.gateway.callOutcomes.push('succeeds', 'lost before effect');
      expect(await fetchDetail(externalId)).toMatchObject({ status: 'refunded' });
      const [order] = await shop.transactionsOf(reader);
      expect([order?.refund, shop.gateway.taken]).toEqual(['due', 390]);
      expect(await shop.sumInLedgerAccount('revenue', reader)).toBe(0);
    });
  });

  describe('by PayPal', () => {
    it('returns the address of the approval page, and brings the reader back with the order’s id', async () => {
      const byPayPal = { paymentMethod: 'paypal', returnPath: '/subscription?plan=banca&period=30' };
      const { externalId, ...purchase } = (
        await shop.order('/subscription', reader, { ...monthlyPlan, ...byPayPal })
      ).json();
      expect(purchase).toMatchObject({
        status: 'waiting',
        approvalAddress: `https://pay.example/${externalId}`,
      });
      expect(shop.gateway.charges.get(externalId)?.order?.returnAddress).toBe(
        `https://banca.example/subscription?plan=banca&period=30&order=${externalId}`,
      );
      expect(await fetchDetail(externalId)).toMatchObject({ approvalAddress: purchase.approvalAddress });
    });

    it('returns the reader only to this site', async () => {
      const byPayPal = { ...monthlyPlan, paymentMethod: 'paypal', returnPath: '/plans' };
      const answer = await shop.send('POST', '/subscription', reader, {
        payload: byPayPal,
        headers: { 'idempotency-key': randomUUID(), origin: 'https://elsewhere.example' },
      });
      const { externalId } = answer.json();
      expect(shop.gateway.charges.get(externalId)?.order?.returnAddress).toBe(
        `https://banca.example/plans?order=${externalId}`,
      );
    });
  });

  describe('on an operator’s bill', () => {
    const billPayment = { paymentMethod: 'third-party-integration' };

    it('is paid at once with the operator’s id of its customer', async () => {
      await platform()
        .database.insertInto('comics.operator_link')
        .values({ readerId: reader.uuid, provider: 'claro', subjectId: reader.uuid, isActive: true })
        .execute();
      const { externalId, status } = (
        await shop.order('/subscription', reader, { ...monthlyPlan, ...billPayment })
      ).json();
      expect(status).toBe('paid');
      expect(shop.gateway.charges.get(externalId)?.order?.operatorSubject).toBe(reader.uuid);
      expect(await shop.subscriptionsOf(reader)).toEqual([
        expect.objectContaining({ hasAutoRenewal: false }),
      ]);
    });
  });

  describe('with a used key', () => {
    const buy = (key: string, more: object = {}) =>
      shop.order('/acquisition', reader, { ...issue.purchase, ...cardPayment, ...more }, key);

    it('returns the first response, even with another return path', async () => {
      const key = createIdempotencyKey();
      const first = await buy(key);
      const again = await buy(key, { returnPath: '/elsewhere' });
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
      expect(await shop.transactionsOf(reader)).toHaveLength(1);
      expect(shop.gateway.taken).toBe(990);
    });

    it('is created once for five concurrent requests', async () => {
      const key = createIdempotencyKey();
      const answers = await Promise.all(Array.from({ length: 5 }, () => buy(key)));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(await shop.acquisitionsOf(reader)).toHaveLength(1);
      expect(shop.gateway.taken).toBe(990);
    });

    it('is rejected with another payload', async () => {
      const key = createIdempotencyKey();
      await buy(key);
      for (const other of [
        { ...issue.rent },
        { paymentMethod: 'pix' },
        { couponCode: 'OUTRO' },
        { paymentCard: { brand: 'amex', lastFourDigits: '4242' } },
      ])
        expect(outcomeOf(await buy(key, other))).toEqual([422, 'REQUEST.KEY_MISMATCH']);
      const plan = await shop.order('/subscription', reader, { ...monthlyPlan, ...cardPayment }, key);
      expect(outcomeOf(plan)).toEqual([422, 'REQUEST.KEY_MISMATCH']);
    });

    it('is created with another payload if the first request was rejected without an order', async () => {
      const key = createIdempotencyKey();
      const rejected = await buy(key, { paymentMethod: 'balance' });
      expect(outcomeOf(rejected)).toEqual([402, 'TRANSACTION.PAYMENT_FAILED']);
      expect((await buy(key)).statusCode).toBe(201);
    });

    it('is created again if another reader uses the same key', async () => {
      const key = createIdempotencyKey();
      await buy(key);
      const other = await shop.addReaderWithCard();
      const answer = await shop.order('/acquisition', other, { ...issue.purchase, ...cardPayment }, key);
      expect(answer.statusCode).toBe(201);
      expect(await shop.acquisitionsOf(other)).toHaveLength(1);
    });

    it.each(['lost before effect', 'lost after effect'] as const)(
      'charges once if the gateway call is %s',
      async (callOutcome) => {
        const key = createIdempotencyKey();
        shop.gateway.callOutcomes.push(callOutcome);
        expect(outcomeOf(await buy(key))).toEqual(unreachable);
        expect(await shop.acquisitionsOf(reader)).toEqual([]);
        expect((await buy(key)).json()).toMatchObject({ status: 'paid' });
        expect([(await shop.acquisitionsOf(reader)).length, shop.gateway.taken]).toEqual([1, 990]);
      },
    );

    it('stays declined, but an order with another key can be paid', async () => {
      const key = createIdempotencyKey();
      shop.gateway.outcomes.push('declined');
      const failed = [402, 'TRANSACTION.PAYMENT_FAILED'];
      expect(outcomeOf(await buy(key))).toEqual(failed);
      expect(outcomeOf(await buy(key))).toEqual(failed);
      expect((await buy(createIdempotencyKey())).statusCode).toBe(201);
      expect(await shop.sumInLedgerAccount('revenue', reader)).toBe(990);
    });
  });

  describe('that never reached the gateway', () => {
    const placeLostOrder = async () => {
      shop.gateway.callOutcomes.push('lost before effect');
      await shop.order('/acquisition', reader, { ...issue.purchase, ...cardPayment });
      const [order] = await shop.transactionsOf(reader);
      return order?.id ?? '';
    };

    it('waits for two minutes and is then refused', async () => {
      const id = await placeLostOrder();
      expect(await fetchDetail(id)).toMatchObject({ status: 'waiting' });
      shop.clock.offsetMs = 121_000;
      expect(await fetchDetail(id)).toMatchObject({ status: 'refused' });
    });

    it('is not charged by a slow request after another order has replaced it', async () => {
      const key = createIdempotencyKey();
      const chargeGate = createGate();
      shop.gateway.duringCall = async (call) => {
        if (call === 'charge') await chargeGate.opened;
      };
      const slow = shop.order('/acquisition', reader, { ...issue.purchase, ...cardPayment }, key);
      await waitForCharge();
      // An order from another tab replaces the first one.
      const quick = await shop.order('/acquisition', reader, { ...issue.purchase, paymentMethod: 'pix' });
      expect(quick.statusCode).toBe(201);
      chargeGate.open();
      expect(outcomeOf(await slow)).toEqual([402, 'TRANSACTION.PAYMENT_FAILED']);
      expect([shop.gateway.taken, await shop.acquisitionsOf(reader)]).toEqual([0, []]);
    });

    async function waitForCharge(): Promise<void> {
      while (!shop.gateway.calls.includes('charge')) await new Promise(setImmediate);
      shop.gateway.duringCall = async () => {};
    }
  });

  it('is refunded and refused if another amount was charged', async () => {
    for (const [path, order, code] of [
      ['/acquisition', issue.purchase, 'ACQUISITION.INVALID_TRANSACTION'],
      ['/subscription', monthlyPlan, 'SUBSCRIPTION.MISMATCHED_TRANSACTION'],
    ] as const) {
      shop.gateway.outcomes.push('pending');
      const { externalId } = (await shop.order(path, reader, { ...order, ...cardPayment })).json();
      const charge = shop.gateway.charges.get(externalId);
      if (charge) Object.assign(charge, { status: 'approved', amount: 1 });
      expect(outcomeOf(await shop.order(path, reader, { ...order, ...cardPayment }))).toEqual([409, code]);
      expect(await fetchDetail(externalId)).toMatchObject({ status: 'refused' });
    }
    expect([shop.gateway.taken, await shop.sumInLedgerAccount('revenue', reader)]).toEqual([0, 0]);
  });

  it('never takes more from a wallet than its balance, even if other orders are concurrent', async () => {
    await shop.fillWallet(reader, 2600);
    const issues = await Promise.all(Array.from({ length: 6 }, () => sellIssue(platform())));
    const answers = await Promise.all(
      issues.map(({ purchase }) =>
        shop.order('/acquisition', reader, { ...purchase, paymentMethod: 'balance' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 402, 402, 402, 402]);
    expect([await shop.balanceOf(reader), (await shop.acquisitionsOf(reader)).length]).toEqual([620, 2]);
  });

  it('can be paid only from the balance without a gateway, and waiting orders stay unchanged', async () => {
    const { externalId } = (
      await shop.order('/acquisition', reader, { ...issue.rent, paymentMethod: 'pix' })
    ).json();
    await shop.fillWallet(reader, 1000);
    const { service } = shop;
    await shop.app.close();
    shop = await openShop(platform(), { ...service, gateway: null });
    const answer = await shop.order('/acquisition', reader, { ...issue.purchase, paymentMethod: 'balance' });
    expect(answer.statusCode).toBe(201);
    expect(await fetchDetail(externalId)).toMatchObject({ status: 'waiting' });
  });
}

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
