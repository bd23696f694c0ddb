import { randomUUID } from 'node:crypto';
import { cardRoutes } from '../../../../server/commerce/cards/card-routes.ts';
import type { PaymentGateway } from '../../../../server/commerce/payments/payment-gateway.ts';
import type { CommerceService } from '../../../../server/commerce/service.ts';
import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import { type App, openApp } from '../../../../server/http/open-app.ts';
import { openAttempts } from '../../../../server/http/open-attempts.ts';
import { addReader, newCard, singleUseToken, tablesWith, typedCard } from '../../support/cards.ts';
import { addPlan } from '../../support/seed.ts';
import { addOffer } from '../../support/subscriber.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

export function cards(platform: () => TestPlatform): void {
  const call = ({ headers }: TestCaller, method: 'GET' | 'POST', path: string, payload?: object) =>
    platform().app.inject({
      method,
      url: `/api/comics/shop/payment-card${path}`,
      headers,
      ...(payload && { payload }),
    });
  const list = async (reader: TestCaller) => (await call(reader, 'GET', '')).json();
  const add = async (reader: TestCaller, more: object = {}) =>
    call(reader, 'POST', '', newCard(await singleUseToken(platform()), more));
  const remove = (reader: TestCaller, lastFourDigits = '4242') =>
    call(reader, 'POST', '/remove', { brand: 'visa', lastFourDigits });
  const rowOf = ({ uuid }: TestCaller) =>
    platform()
      .database.selectFrom('comics.payment_card')
      .selectAll()
      .where('readerId', '=', uuid)
      .executeTakeFirstOrThrow();

  async function offerPlan() {
    const planId = await addPlan(platform().database, randomUUID());
    return { planId, merchandiseId: await addOffer(platform().database, planId) };
  }

  async function subscribed(reader: TestCaller, more: { hasAutoRenewal: boolean }) {
    const { planId, merchandiseId } = await offerPlan();
    const { id } = await rowOf(reader);
    const soon = new Date(Date.now() + 86_400_000);
    await platform()
      .database.insertInto('comics.subscription')
      .values({
        readerId: reader.uuid,
        planId,
        startsAt: new Date(Date.now() - 86_400_000),
        expiresAt: soon,
        cycleDays: 30,
        merchandiseId,
        hasAutoRenewal: more.hasAutoRenewal,
        cardId: id,
      })
      .execute();
  }

  it('stores and lists only token, brand, last four digits, holder and expiry of a card', async () => {
    const reader = await addReader(platform());
    const once = await singleUseToken(platform());
    const answer = await call(reader, 'POST', '?for=purchase', newCard(once));
    const card = {
      brand: 'visa',
      lastFourDigits: '4242',
      holderName: 'LUIZA PRADO NUNES',
      expirationMonth: 11,
      expirationYear: typedCard().expirationYear,
      paysSubscription: false,
    };
    expect([answer.statusCode, answer.json()]).toEqual([201, card]);
    expect(await list(reader)).toEqual([card]);
    const { token, ...row } = await rowOf(reader);
    expect(token).not.toBe(once);
    expect(Object.keys(row).sort()).toEqual([
      'brand',
      'createdAt',
      'expirationMonth',
      'expirationYear',
      'holderName',
      'id',
      'lastFourDigits',
      'readerId',
    ]);
    for (const secret of [once, '4242424242424242', '52998224725', '87654321', 'Rua Augusta']) {
      expect(await tablesWith(platform(), secret)).toEqual([]);
    }
  });

  it('accepts a token once', async () => {
    const reader = await addReader(platform());
    const once = await singleUseToken(platform());
    const answers = await Promise.all([1, 2, 3].map(() => call(reader, 'POST', '', newCard(once))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
    expect((await call(reader, 'POST', '', newCard(once))).json().code).toBe('PAYMENT_CARD.INVALID');
  });

  it.each([
    ['an unknown token', { cardToken: 'once_made-up-by-somebody' }],
    ['a permanent token', { cardToken: 'card_made-up-by-somebody' }],
    ['another brand than that of the token', { brand: 'mastercard' }],
    ['other digits than those of the token', { lastFourDigits: '4243' }],
    ['an expired card', { expirationMonth: 1, expirationYear: 2024 }],
  ])('rejects %s', async (_what, more) => {
    const reader = await addReader(platform());
    const answer = await add(reader, more);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'PAYMENT_CARD.INVALID']);
    expect(await list(reader)).toEqual([]);
  });

  it('replaces a card with the same brand and digits, and keeps its subscription', async () => {
    const reader = await addReader(platform());
    await add(reader);
    const former = await rowOf(reader);
    await subscribed(reader, { hasAutoRenewal: true });
    const answer = await add(reader, { holderName: 'LUIZA P NUNES' });
    expect(answer.json()).toMatchObject({ holderName: 'LUIZA P NUNES', paysSubscription: true });
    const row = await rowOf(reader);
    expect(row.id).toBe(former.id);
    expect(row.token).not.toBe(former.token);
    expect(await list(reader)).toHaveLength(1);
    expect(await tablesWith(platform(), former.token)).toEqual([]);
  });

  it('removes a card here and at the gateway, and accepts the removal of an unknown card', async () => {
    const reader = await addReader(platform());
    await add(reader);
    const { token } = await rowOf(reader);
    expect((await remove(reader)).statusCode).toBe(204);
    expect(await list(reader)).toEqual([]);
    expect(await tablesWith(platform(), token)).toEqual([]);
    expect((await remove(reader)).statusCode).toBe(204);
    expect((await remove(reader, '9999')).statusCode).toBe(204);
  });

  it('does not remove a card that renews a subscription, until the renewal has ended', async () => {
    const [renewing, ending] = [await addReader(platform()), await addReader(platform())];
    for (const reader of [renewing, ending]) await add(reader);
    await subscribed(renewing, { hasAutoRenewal: true });
    await subscribed(ending, { hasAutoRenewal: false });
    const refused = await remove(renewing);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'PAYMENT_CARD.NO_REMOTION']);
    expect(await list(renewing)).toEqual([expect.objectContaining({ paysSubscription: true })]);
    expect((await remove(ending)).statusCode).toBe(204);
  });

  it('does not remove a card while an order waits for it', async () => {
    const reader = await addReader(platform());
    await add(reader);
    const { merchandiseId } = await offerPlan();
    const order = {
      readerId: reader.uuid,
      planMerchandiseId: merchandiseId,
      method: 'credit_card' as const,
      status: 'waiting' as const,
      price: 1990,
      currency: 'BRL',
      cardId: (await rowOf(reader)).id,
    };
    await platform().database.insertInto('comics.transaction').values(order).execute();
    expect((await remove(reader)).json().code).toBe('PAYMENT_CARD.NO_REMOTION');
    await platform()
      .database.updateTable('comics.transaction')
      .set({ status: 'refused' })
      .where('readerId', '=', reader.uuid)
      .execute();
    expect((await remove(reader)).statusCode).toBe(204);
    const history = await platform().app.inject({
      url: `/api/comics/shop/transaction/${reader.uuid}`,
      headers: reader.headers,
    });
    // The history still shows the removed card.
    expect(history.json().items).toEqual([
      expect.objectContaining({ paymentCard: { brand: 'visa', lastFourDigits: '4242' } }),
    ]);
  });

  it('rejects guided accounts', async () => {
    const [guardian, guided] = [await addReader(platform()), await addReader(platform())];
    await platform()
      .database.updateTable('comics.reader')
      .set({ guardianId: guardian.uuid })
      .where('readerId', '=', guided.uuid)
      .execute();
    for (const answer of [await call(guided, 'GET', ''), await add(guided), await remove(guided)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'USER.PARENT_PERMISSION']);
    }
  });

  it('does not show or remove cards of other readers', async () => {
    const [owner, other] = [await addReader(platform()), await addReader(platform())];
    await add(owner);
    expect(await list(other)).toEqual([]);
    expect((await remove(other)).statusCode).toBe(204);
    expect(await list(owner)).toHaveLength(1);
  });

  it('accepts ten attempts per account in 15 minutes, including failed ones', async () => {
    const [reader, other] = [await addReader(platform()), await addReader(platform())];
    for (let count = 0; count < 10; count += 1) {
      expect((await add(reader, { cardToken: `once_guessed-${count}` })).statusCode).toBe(400);
    }
    const answer = await add(reader);
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'REQUEST.TOO_MANY']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
    expect((await add(other)).statusCode).toBe(201);
  });

  describe('with everything logged', () => {
    let lines: string[];
    let app: App;
    const broken = { saveCard: fails, forgetCard: fails, name: 'broken', methods: [] };

    async function fails(): Promise<never> {
      throw new Error('The gateway is not available.');
    }

    async function open(reader: TestCaller, gateway: Pick<PaymentGateway, 'saveCard' | 'forgetCard'>) {
      lines = [];
      const identity = {
        findCaller: async () => ({
          uuid: reader.uuid,
          role: 'USER' as const,
          grantings: [],
          session: { id: '', createdAt: new Date(0) },
        }),
        isGuardianOf: async () => false,
      };
      const log = { write: (line: string) => void lines.push(line) };
      app = await openApp(readConfiguration({ LOG_LEVEL: 'trace' }), identity, log);
      const { database } = platform();
      const service = { database, attempts: openAttempts(database), gateway, now: () => new Date() };
      cardRoutes(app, service as unknown as CommerceService);
    }

    const send = (path: string, payload: object) =>
      app.inject({
        method: 'POST',
        url: `/shop/payment-card${path}`,
        headers: { authorization: 'Bearer a', 'accept-language': 'en-us' },
        payload,
      });

    afterEach(() => app.close());

    it.each([{ number: '5555555555554444' }, { cvv: '737' }, { number: '5555555555554444', cvv: '737' }])(
      'rejects a body with %j, and neither logs nor stores it',
      async (secret) => {
        const reader = await addReader(platform());
        await open(reader, broken);
        const answer = await send('', newCard('once_some-token-of-it', secret));
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'REQUEST.INVALID']);
        const output = [...lines, answer.body].join('\n');
        expect(lines.length).toBeGreaterThan(0);
        expect(output).not.toMatch(/5555555555554444|"737"|once_some-token-of-it|52998224725|LUIZA/);
        expect(await tablesWith(platform(), '5555555555554444')).toEqual([]);
      },
    );

    it.each([
      ['', '0299001', '0299002'],
      ['?for=account', '0299001', '0299002'],
      ['?for=subscription', '0299003', '0299004'],
      ['?for=purchase', '0299005', '0299006'],
    ])(
      'returns the error code of the purpose if the gateway fails, and logs the cause: %s',
      async (query, adding, removing) => {
        const reader = await addReader(platform());
        await add(reader);
        await open(reader, broken);
        const added = await send(query, newCard('once_some-token-of-it'));
        expect([added.statusCode, added.json().code]).toEqual([502, adding]);
        const removed = await send(`/remove${query}`, { brand: 'visa', lastFourDigits: '4242' });
        expect([removed.statusCode, removed.json().code]).toEqual([502, removing]);
        expect(await list(reader)).toHaveLength(1);
        const log = lines.join('\n');
        expect(log).toContain('The gateway is not available.');
        expect(log).not.toMatch(/once_some-token-of-it|52998224725|LUIZA|"4242"/);
      },
    );
  });
}
