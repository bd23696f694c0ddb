import { randomUUID } from 'node:crypto';
import { byCard, newKey, openShop, sellIssue, sellPlan, type TestShop } from '../../support/open-shop.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const day = 24 * 60 * 60 * 1000;

/** What is bought is paid once and there once, whatever happens between the two. */
export function orders(platform: () => TestPlatform): void {
  let shop: TestShop;
  let reader: TestCaller;
  let month: { planId: string; merchandiseId: string };
  let quarter: { planId: string; merchandiseId: string };
  let issue: Awaited<ReturnType<typeof sellIssue>>;

  beforeAll(async () => {
    await platform().empty();
    const [first, second] = await sellPlan(platform(), { 30: 1990, 90: 5490 });
    if (!first || !second) throw new Error('There are two periods.');
    [month, quarter] = [first, second];
    issue = await sellIssue(platform());
  });
  beforeEach(async () => {
    shop = await openShop(platform());
    reader = await shop.newReader();
  });
  afterEach(() => shop.app.close());

  const detail = async (id: string) =>
    (await shop.send('GET', `/shop/transaction/detail/${id}`, reader)).json();
  const codeOf = (answer: Awaited<ReturnType<TestShop['order']>>) => [answer.statusCode, answer.json().code];
  const lost = [502, 'EXTERNAL.UNREACHABLE'];

  describe('of a plan', () => {
    it('begins now when a card has paid it, and is renewed by that card', async () => {
      const before = Date.now();
      const answer = await shop.order('/subscription', reader, { ...month, ...byCard });
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        { externalId: expect.any(String), status: 'paid', amount: 1990, currency: 'BRL' },
      ]);
      const [subscription] = await shop.subscriptionsOf(reader);
      expect(subscription).toMatchObject({ cycleDays: 30, hasAutoRenewal: true });
      expect(subscription?.startsAt.getTime()).toBeGreaterThanOrEqual(before);
      expect(subscription?.expiresAt.getTime()).toBe((subscription?.startsAt.getTime() ?? 0) + 30 * day);
      expect([await shop.held('revenue', reader), shop.gateway.taken]).toEqual([1990, 1990]);
    });

    it('follows on a running one that is not renewed, and on nothing else', async () => {
      await shop.fill(reader, 20_000);
      const byBalance = { paymentMethod: 'balance' };
      expect((await shop.order('/subscription', reader, { ...month, ...byBalance })).statusCode).toBe(201);
      expect((await shop.order('/subscription', reader, { ...quarter, ...byBalance })).statusCode).toBe(201);
      const [first, second] = await shop.subscriptionsOf(reader);
      expect(second?.startsAt).toEqual(first?.expiresAt);
      const third = await shop.order('/subscription', reader, { ...month, ...byBalance });
      expect(codeOf(third)).toEqual([409, 'USER.DUPLICATE_SUBSCRIPTION']);
      expect(await shop.balanceOf(reader)).toBe(20_000 - 1990 - 5490);
    });

    it('follows on none that its reader did not know of, and the key is the same whatever they knew', async () => {
      await shop.fill(reader, 20_000);
      const byBalance = { ...month, paymentMethod: 'balance' };
      const key = newKey();
      const first = await shop.order('/subscription', reader, { ...byBalance, follows: null }, key);
      expect(first.statusCode).toBe(201);
      const unaware = await shop.order('/subscription', reader, { ...byBalance, follows: null });
      expect(codeOf(unaware)).toEqual([409, 'USER.DUPLICATE_SUBSCRIPTION']);
      const [{ id: running } = { id: '' }] = await shop.subscriptionsOf(reader);
      const repeated = await shop.order('/subscription', reader, { ...byBalance, follows: running }, key);
      expect(repeated.json()).toEqual(first.json());
      const aware = await shop.order('/subscription', reader, { ...byBalance, follows: running });
      expect(aware.statusCode).toBe(201);
      expect(await shop.balanceOf(reader)).toBe(20_000 - 2 * 1990);
    });

    it('is one for two keys at once, which is paid once', async () => {
      const answers = await Promise.all(
        [month, quarter, month].map((plan) => shop.order('/subscription', reader, { ...plan, ...byCard })),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
      expect(await shop.subscriptionsOf(reader)).toHaveLength(1);
      const paid = (await shop.transactionsOf(reader)).filter(({ status }) => status === 'paid');
      expect(paid.map(({ price }) => price)).toEqual([shop.gateway.taken]);
    });
  });

  describe('of an issue', () => {
    it('gives it for ever, or for the days of a rent', async () => {
      const rented = await shop.order('/acquisition', reader, { ...issue.rent, ...byCard });
      const bought = await shop.order('/acquisition', reader, { ...issue.purchase, ...byCard });
      expect([rented.json().amount, bought.json().amount]).toEqual([390, 990]);
      const [rent, purchase] = await shop.acquisitionsOf(reader);
      expect(rent?.expiresAt?.getTime()).toBe((rent?.createdAt.getTime() ?? 0) + 7 * day);
      expect(purchase).toMatchObject({ expiresAt: null, transactionId: bought.json().externalId });
    });

    it('is refused while it is there, and given again once a rent has ended', async () => {
      const rent = () => shop.order('/acquisition', reader, { ...issue.rent, ...byCard });
      await rent();
      expect(codeOf(await rent())).toEqual([409, 'USER.DUPLICATE_RENT']);
      shop.clock.offsetMs = 7 * day + 1000;
      expect((await rent()).statusCode).toBe(201);
      await shop.order('/acquisition', reader, { ...issue.purchase, ...byCard });
      expect(codeOf(await rent())).toEqual([409, 'USER.DUPLICATE_PURCHASE']);
      const again = await shop.order('/acquisition', reader, { ...issue.purchase, ...byCard });
      expect(codeOf(again)).toEqual([409, 'USER.DUPLICATE_PURCHASE']);
      expect(shop.gateway.taken).toBe(390 + 390 + 990);
    });
  });

  describe('of credits', () => {
    it('fills the wallet with more than was paid, as the offer says', async () => {
      await platform()
        .database.insertInto('comics.credit_offer')
        .values({ market: 'brazil', credits: 2500, price: 2400, currency: 'BRL' })
        .execute();
      const offers = await shop.send('GET', '/shop/wallet/credit', reader);
      expect(offers.json()).toContainEqual({ credits: 2500, salePrice: 2400, currency: 'BRL' });
      await shop.order('/shop/wallet/credit', reader, { credits: 2500, salePrice: 2400, ...byCard });
      expect(await shop.balanceOf(reader)).toBe(2500);
      expect([await shop.held('gateway', reader), await shop.held('promotion', reader)]).toEqual([
        -2400, -100,
      ]);
    });
  });

  describe('by Pix', () => {
    const byPix = { paymentMethod: 'pix' };

    it('waits with a code, its picture and its end, and is there once somebody has paid', async () => {
      const answer = await shop.order('/acquisition', reader, { ...issue.purchase, ...byPix });
      const { externalId, ...told } = answer.json();
      expect(told).toEqual({
        status: 'waiting',
        amount: 990,
        currency: 'BRL',
        pixCode: expect.stringMatching(/^000201.*54049\.90.*6304[0-9A-F]{4}$/),
        pixQrCodeImg: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
        pixExpiresAt: expect.any(String),
      });
      expect(await detail(externalId)).toMatchObject({ status: 'waiting', pixCode: told.pixCode });
      expect(await shop.acquisitionsOf(reader)).toEqual([]);
      shop.gateway.pay(externalId);
      expect(await detail(externalId)).toMatchObject({ status: 'paid', pixCode: null, pixQrCodeImg: null });
      expect(await shop.acquisitionsOf(reader)).toHaveLength(1);
    });

    it('is over after half an hour, when nobody can pay it any more', async () => {
      const key = newKey();
      const send = () => shop.order('/acquisition', reader, { ...issue.purchase, ...byPix }, key);
      const { externalId } = (await send()).json();
      shop.clock.offsetMs = 30 * 60_000 + 1000;
      expect(await detail(externalId)).toMatchObject({ status: 'expired', pixCode: null });
      expect(shop.gateway.pay(externalId)).toBe(false);
      expect(codeOf(await send())).toEqual([402, 'TRANSACTION.PAYMENT_FAILED']);
    });

    it('counts what was paid in the last moment', async () => {
      const { externalId } = (
        await shop.order('/acquisition', reader, { ...issue.purchase, ...byPix })
      ).json();
      shop.gateway.pay(externalId);
      shop.clock.offsetMs = 30 * 60_000 + 1000;
      expect(await detail(externalId)).toMatchObject({ status: 'paid' });
    });

    it('gives way to another order of the same, which alone can be paid', async () => {
      const first = (await shop.order('/acquisition', reader, { ...issue.purchase, ...byPix })).json();
      const second = await shop.order('/acquisition', reader, { ...issue.purchase, ...byCard });
      expect(second.json().status).toBe('paid');
      expect(shop.gateway.pay(first.externalId)).toBe(false);
      expect(await detail(first.externalId)).toMatchObject({ status: 'expired' });
    });

    it('stays when it was paid meanwhile, and refuses the other order', async () => {
      const rent = (await shop.order('/acquisition', reader, { ...issue.rent, ...byPix })).json();
      shop.gateway.pay(rent.externalId);
      const again = await shop.order('/acquisition', reader, { ...issue.rent, ...byPix });
      expect(codeOf(again)).toEqual([409, 'USER.DUPLICATE_RENT']);
    });

    it('is left as it is by an order that could not take its place', async () => {
      const { externalId } = (
        await shop.order('/acquisition', reader, { ...issue.purchase, ...byPix })
      ).json();
      const poor = await shop.order('/acquisition', reader, { ...issue.purchase, paymentMethod: 'balance' });
      expect(codeOf(poor)).toEqual([402, 'TRANSACTION.PAYMENT_FAILED']);
      expect(await detail(externalId)).toMatchObject({ status: 'waiting' });
    });

    it('is given back when what it pays for was bought otherwise meanwhile', async () => {
      const { externalId } = (await shop.order('/acquisition', reader, { ...issue.rent, ...byPix })).json();
      // As a voucher would, which asks no gateway.
      await platform()
        .database.insertInto('comics.acquisition')
        .values({ readerId: reader.uuid, issueId: issue.rent.issueId, expiresAt: null })
        .execute();
      shop.gateway.pay(externalId);
      shop.gateway.callOutcomes.push('answers', 'is lost before');
      expect(await detail(externalId)).toMatchObject({ status: 'refunded' });
      const [order] = await shop.transactionsOf(reader);
      expect([order?.refund, shop.gateway.taken]).toEqual(['due', 390]);
      expect(await shop.held('revenue', reader)).toBe(0);
    });
  });

  describe('on the page of somebody else', () => {
    it('leads there, and back to where the reader was with the order', async () => {
      const byPayPal = { paymentMethod: 'paypal', returnPath: '/subscription?plan=banca&period=30' };
      const { externalId, ...told } = (
        await shop.order('/subscription', reader, { ...month, ...byPayPal })
      ).json();
      expect(told).toMatchObject({
        status: 'waiting',
        approvalAddress: `https://pay.example/${externalId}`,
      });
      expect(shop.gateway.charges.get(externalId)?.order?.returnAddress).toBe(
        `https://banca.example/subscription?plan=banca&period=30&order=${externalId}`,
      );
      expect(await detail(externalId)).toMatchObject({ approvalAddress: told.approvalAddress });
    });

    it('leads back to no other site than this one', async () => {
      const byPayPal = { ...month, paymentMethod: 'paypal', returnPath: '/plans' };
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

  describe('on the bill of an operator', () => {
    const onBill = { paymentMethod: 'third-party-integration' };

    it('is paid at once by its customer, whom it knows by its own name', async () => {
      await platform()
        .database.insertInto('comics.provider_bond')
        .values({ readerId: reader.uuid, provider: 'claro', subjectId: reader.uuid, isActive: true })
        .execute();
      const { externalId, status } = (
        await shop.order('/subscription', reader, { ...month, ...onBill })
      ).json();
      expect(status).toBe('paid');
      expect(shop.gateway.charges.get(externalId)?.order?.operatorSubject).toBe(reader.uuid);
      expect(await shop.subscriptionsOf(reader)).toEqual([
        expect.objectContaining({ hasAutoRenewal: false }),
      ]);
    });
  });

  describe('sent again with its key', () => {
    const buy = (key: string, more: object = {}) =>
      shop.order('/acquisition', reader, { ...issue.purchase, ...byCard, ...more }, key);

    it('is answered as the first time, wherever its reader comes back to', async () => {
      const key = newKey();
      const first = await buy(key);
      const again = await buy(key, { returnPath: '/elsewhere' });
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
      expect(await shop.transactionsOf(reader)).toHaveLength(1);
      expect(shop.gateway.taken).toBe(990);
    });

    it('is one order when it comes five times at once', async () => {
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: 5 }, () => buy(key)));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(await shop.acquisitionsOf(reader)).toHaveLength(1);
      expect(shop.gateway.taken).toBe(990);
    });

    it('is refused with anything else in it', async () => {
      const key = newKey();
      await buy(key);
      for (const other of [
        { ...issue.rent },
        { paymentMethod: 'pix' },
        { couponCode: 'OUTRO' },
        { paymentCard: { brand: 'amex', lastFourDigits: '4242' } },
      ])
        expect(codeOf(await buy(key, other))).toEqual([422, 'REQUEST.KEY_MISMATCH']);
      const plan = await shop.order('/subscription', reader, { ...month, ...byCard }, key);
      expect(codeOf(plan)).toEqual([422, 'REQUEST.KEY_MISMATCH']);
    });

    it('is a new order with other contents if the first request was refused without an order', async () => {
      const key = newKey();
      const poor = await buy(key, { paymentMethod: 'balance' });
      expect(codeOf(poor)).toEqual([402, 'TRANSACTION.PAYMENT_FAILED']);
      expect((await buy(key)).statusCode).toBe(201);
    });

    it('is somebody else’s own where another reader chose the same key', async () => {
      const key = newKey();
      await buy(key);
      const other = await shop.newReader();
      const answer = await shop.order('/acquisition', other, { ...issue.purchase, ...byCard }, key);
      expect(answer.statusCode).toBe(201);
      expect(await shop.acquisitionsOf(other)).toHaveLength(1);
    });

    it.each(['is lost before', 'is lost after'] as const)(
      'is paid once when the gateway’s answer %s',
      async (fate) => {
        const key = newKey();
        shop.gateway.callOutcomes.push(fate);
        expect(codeOf(await buy(key))).toEqual(lost);
        expect(await shop.acquisitionsOf(reader)).toEqual([]);
        expect((await buy(key)).json()).toMatchObject({ status: 'paid' });
        expect([(await shop.acquisitionsOf(reader)).length, shop.gateway.taken]).toEqual([1, 990]);
      },
    );

    it('stays declined, and another order may be paid', async () => {
      const key = newKey();
      shop.gateway.outcomes.push('declined');
      const failed = [402, 'TRANSACTION.PAYMENT_FAILED'];
      expect(codeOf(await buy(key))).toEqual(failed);
      expect(codeOf(await buy(key))).toEqual(failed);
      expect((await buy(newKey())).statusCode).toBe(201);
      expect(await shop.held('revenue', reader)).toBe(990);
    });
  });

  describe('of which nobody has heard again', () => {
    const loseOne = async () => {
      shop.gateway.callOutcomes.push('is lost before');
      await shop.order('/acquisition', reader, { ...issue.purchase, ...byCard });
      const [order] = await shop.transactionsOf(reader);
      return order?.id ?? '';
    };

    it('waits for its placing as long as that may take, and then is given up', async () => {
      const id = await loseOne();
      expect(await detail(id)).toMatchObject({ status: 'waiting' });
      shop.clock.offsetMs = 121_000;
      expect(await detail(id)).toMatchObject({ status: 'refused' });
    });

    it('is never paid by a placing that comes after it was given up', async () => {
      const key = newKey();
      const tooLate = openGate();
      shop.gateway.duringCall = async (call) => {
        if (call === 'charge') await tooLate.opened;
      };
      const slow = shop.order('/acquisition', reader, { ...issue.purchase, ...byCard }, key);
      await written();
      // Another tab's order of the same gives the first one up.
      const quick = await shop.order('/acquisition', reader, { ...issue.purchase, paymentMethod: 'pix' });
      expect(quick.statusCode).toBe(201);
      tooLate.open();
      expect(codeOf(await slow)).toEqual([402, 'TRANSACTION.PAYMENT_FAILED']);
      expect([shop.gateway.taken, await shop.acquisitionsOf(reader)]).toEqual([0, []]);
    });

    async function written(): Promise<void> {
      while (!shop.gateway.calls.includes('charge')) await new Promise(setImmediate);
      shop.gateway.duringCall = async () => {};
    }
  });

  it('tells of another amount than was asked for, gives it back and buys nothing', async () => {
    for (const [path, order, code] of [
      ['/acquisition', issue.purchase, 'ACQUISITION.INVALID_TRANSACTION'],
      ['/subscription', month, 'SUBSCRIPTION.MISMATCHED_TRANSACTION'],
    ] as const) {
      shop.gateway.outcomes.push('pending');
      const { externalId } = (await shop.order(path, reader, { ...order, ...byCard })).json();
      const charge = shop.gateway.charges.get(externalId);
      if (charge) Object.assign(charge, { status: 'approved', amount: 1 });
      expect(codeOf(await shop.order(path, reader, { ...order, ...byCard }))).toEqual([409, code]);
      expect(await detail(externalId)).toMatchObject({ status: 'refused' });
    }
    expect([shop.gateway.taken, await shop.held('revenue', reader)]).toEqual([0, 0]);
  });

  it('never takes more from a wallet than there is, however many come at once', async () => {
    await shop.fill(reader, 2600);
    const issues = await Promise.all(Array.from({ length: 6 }, () => sellIssue(platform())));
    const answers = await Promise.all(
      issues.map(({ purchase }) =>
        shop.order('/acquisition', reader, { ...purchase, paymentMethod: 'balance' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 402, 402, 402, 402]);
    expect([await shop.balanceOf(reader), (await shop.acquisitionsOf(reader)).length]).toEqual([620, 2]);
  });

  it('is paid by balance alone where there is no gateway, and leaves what waits as it is', async () => {
    const { externalId } = (
      await shop.order('/acquisition', reader, { ...issue.rent, paymentMethod: 'pix' })
    ).json();
    await shop.fill(reader, 1000);
    const { service } = shop;
    await shop.app.close();
    shop = await openShop(platform(), { ...service, gateway: null });
    const answer = await shop.order('/acquisition', reader, { ...issue.purchase, paymentMethod: 'balance' });
    expect(answer.statusCode).toBe(201);
    expect(await detail(externalId)).toMatchObject({ status: 'waiting' });
  });
}

function openGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
