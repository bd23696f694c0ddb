import { randomUUID } from 'node:crypto';
import { cardRoutes } from '../../../../server/commerce/cards/card-routes.ts';
import { logUnreachableGateway } from '../../../../server/commerce/payments/call-gateway.ts';
import type { PaymentGateway } from '../../../../server/commerce/payments/payment-gateway.ts';
import type { CommerceService } from '../../../../server/commerce/service.ts';
import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import { type App, openApp } from '../../../../server/http/open-app.ts';
import { openAttempts } from '../../../../server/http/open-attempts.ts';
import {
  addReader,
  buildCardRequest,
  buildTypedCard,
  createCardToken,
  findTablesContaining,
} from '../../support/cards.ts';
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
    call(reader, 'POST', '', buildCardRequest(await createCardToken(platform()), more));
  const remove = (reader: TestCaller, lastFourDigits = '4242') =>
    call(reader, 'POST', '/remove', { brand: 'visa', lastFourDigits });
  const findCard = ({ uuid }: TestCaller) =>
    platform()
      .database.selectFrom('comics.payment_card')
      .selectAll()
      .where('readerId', '=', uuid)
      .executeTakeFirstOrThrow();

  async function offerPlan() {
    const planId = await addPlan(platform().database, randomUUID());
    return { planId, merchandiseId: await addOffer(platform().database, planId) };
  }

  async function addSubscription(reader: TestCaller, { hasAutoRenewal }: { hasAutoRenewal: boolean }) {
    const { planId, merchandiseId } = await offerPlan();
    const { id } = await findCard(reader);
    const tomorrow = new Date(Date.now() + 86_400_000);
    await platform()
      .database.insertInto('comics.subscription')
      .values({
        readerId: reader.uuid,
        planId,
        startsAt: new Date(Date.now() - 86_400_000),
        expiresAt: tomorrow,
        cycleDays: 30,
        merchandiseId,
        hasAutoRenewal,
        cardId: id,
      })
      .execute();
  }

  it('stores and lists only token, brand, last four digits, holder and expiry of a card', async () => {
    const reader = await addReader(platform());
    const cardToken = await createCardToken(platform());
    const answer = await call(reader, 'POST', '?for=purchase', buildCardRequest(cardToken));
    const card = {
      brand: 'visa',
      lastFourDigits: '4242',
      holderName: 'LUIZA PRADO NUNES',
      expirationMonth: 11,
      expirationYear: buildTypedCard().expirationYear,
      paysSubscription: false,
      lastPaidAt: null,
      isDeclined: false,
      gatewaysMetadata: { 'stand-in': { savedAt: answer.json().createdAt } },
      createdAt: expect.any(String),
    };
    expect([answer.statusCode, answer.json()]).toEqual([201, card]);
    expect(await list(reader)).toEqual([card]);
    const { token, ...row } = await findCard(reader);
    expect(token).not.toBe(cardToken);
    expect(Object.keys(row).sort()).toEqual([
      'brand',
      'createdAt',
      'expirationMonth',
      'expirationYear',
      'gateway',
      'holderName',
      'id',
      'lastFourDigits',
      'readerId',
    ]);
    for (const secret of [cardToken, '4242424242424242', '52998224725', '87654321', 'Rua Augusta']) {
      expect(await findTablesContaining(platform(), secret)).toEqual([]);
    }
  });

  it('accepts a card token only once', async () => {
    const reader = await addReader(platform());
    const cardToken = await createCardToken(platform());
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(reader, 'POST', '', buildCardRequest(cardToken))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
    expect((await call(reader, 'POST', '', buildCardRequest(cardToken))).json().code).toBe(
      'PAYMENT_CARD.INVALID',
    );
  });

  it.each([
    ['an unknown token', { cardToken: 'once_made-up-by-somebody' }],
    ['a permanent token', { cardToken: 'card_made-up-by-somebody' }],
    ['a brand that differs from the brand of the token', { brand: 'mastercard' }],
    ['digits that differ from the digits of the token', { lastFourDigits: '4243' }],
    ['an expired card', { expirationMonth: 1, expirationYear: 2024 }],
  ])('rejects %s', async (_what, more) => {
    const reader = await addReader(platform());
    const answer = await add(reader, more);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'PAYMENT_CARD.INVALID']);
    expect(await list(reader)).toEqual([]);
  });

  it('replaces a card with the same brand and digits, and the new card pays the same subscription', async () => {
    const reader = await addReader(platform());
    await add(reader);
    const former = await findCard(reader);
    await addSubscription(reader, { hasAutoRenewal: true });
    const answer = await add(reader, { holderName: 'LUIZA P NUNES' });
    expect(answer.json()).toMatchObject({ holderName: 'LUIZA P NUNES', paysSubscription: true });
    const row = await findCard(reader);
    expect(row.id).toBe(former.id);
    expect(row.token).not.toBe(former.token);
    expect(await list(reader)).toHaveLength(1);
    expect(await findTablesContaining(platform(), former.token)).toEqual([]);
  });

  it('says that a card was declined until it is added again, and keeps when it last paid', async () => {
    const reader = await addReader(platform());
    await add(reader);
    // The two charges must not fall into the same millisecond, because the later one counts.
    const charge = async (status: 'paid' | 'refused', msAfterAdding: number) => {
      const { id, createdAt } = await findCard(reader);
      const chargedAt = new Date(createdAt.getTime() + msAfterAdding);
      await platform()
        .database.insertInto('comics.transaction')
        .values({
          readerId: reader.uuid,
          status,
          method: 'credit_card',
          cardId: id,
          credits: 600,
          price: 600,
          currency: 'BRL',
          createdAt: chargedAt,
          paidAt: status === 'paid' ? chargedAt : null,
        })
        .execute();
    };
    await charge('paid', 0);
    await charge('refused', 1);
    const [declined] = await list(reader);
    expect(declined).toMatchObject({ lastPaidAt: expect.any(String), isDeclined: true });
    await add(reader);
    const { lastPaidAt } = declined;
    expect(await list(reader)).toEqual([expect.objectContaining({ lastPaidAt, isDeclined: false })]);
    await charge('refused', 0);
    expect(await list(reader)).toEqual([expect.objectContaining({ isDeclined: true })]);
  });

  it('removes a card from the platform and the gateway, and accepts the removal of an unknown card', async () => {
    const reader = await addReader(platform());
    await add(reader);
    const { token } = await findCard(reader);
    expect((await remove(reader)).statusCode).toBe(204);
    expect(await list(reader)).toEqual([]);
    expect(await findTablesContaining(platform(), token)).toEqual([]);
    expect((await remove(reader)).statusCode).toBe(204);
    expect((await remove(reader, '9999')).statusCode).toBe(204);
  });

  it('removes a card that renews a subscription only after the renewal has ended', async () => {
    const [renewing, ending] = [await addReader(platform()), await addReader(platform())];
    for (const reader of [renewing, ending]) await add(reader);
    await addSubscription(renewing, { hasAutoRenewal: true });
    await addSubscription(ending, { hasAutoRenewal: false });
    const refused = await remove(renewing);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'PAYMENT_CARD.NO_REMOTION']);
    expect(await list(renewing)).toEqual([expect.objectContaining({ paysSubscription: true })]);
    expect((await remove(ending)).statusCode).toBe(204);
  });

  it('does not remove a card while an order with it is unpaid', async () => {
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
      cardId: (await findCard(reader)).id,
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
    const [owner, otherReader] = [await addReader(platform()), await addReader(platform())];
    await add(owner);
    expect(await list(otherReader)).toEqual([]);
    expect((await remove(otherReader)).statusCode).toBe(204);
    expect(await list(owner)).toHaveLength(1);
  });

  it('accepts ten attempts per account in 15 minutes, including failed ones', async () => {
    const [reader, otherReader] = [await addReader(platform()), await addReader(platform())];
    for (let count = 0; count < 10; count += 1) {
      expect((await add(reader, { cardToken: `once_guessed-${count}` })).statusCode).toBe(400);
    }
    const answer = await add(reader);
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'REQUEST.TOO_MANY']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
    expect((await add(otherReader)).statusCode).toBe(201);
  });

  describe('with all log messages', () => {
    let logLines: string[];
    let app: App;
    const brokenGateway = { saveCard: rejectCall, forgetCard: rejectCall, name: 'broken', methods: [] };

    async function rejectCall(): Promise<never> {
      const message = 'The document 52998224725 of LUIZA PRADO NUNES was not accepted.';
      throw Object.assign(new Error(message), { code: 'ECONNRESET' });
    }

    async function openWith(reader: TestCaller, gateway: Pick<PaymentGateway, 'saveCard' | 'forgetCard'>) {
      logLines = [];
      const identity = {
        findCaller: async () => ({
          uuid: reader.uuid,
          role: 'USER' as const,
          grantings: [],
          session: { id: '', createdAt: new Date(0) },
        }),
        isGuardianOf: async () => false,
      };
      const log = { write: (line: string) => void logLines.push(line) };
      app = await openApp(readConfiguration({ LOG_LEVEL: 'trace' }), identity, log);
      const { database } = platform();
      const service = { database, attempts: openAttempts(database), gateway, now: () => new Date() };
      logUnreachableGateway(app);
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
        await openWith(reader, brokenGateway);
        const answer = await send('', buildCardRequest('once_some-token-of-it', secret));
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'REQUEST.INVALID']);
        const output = [...logLines, answer.body].join('\n');
        expect(logLines.length).toBeGreaterThan(0);
        expect(output).not.toMatch(/5555555555554444|"737"|once_some-token-of-it|52998224725|LUIZA/);
        expect(await findTablesContaining(platform(), '5555555555554444')).toEqual([]);
      },
    );

    it.each([
      ['', '0299001', '0299002'],
      ['?for=account', '0299001', '0299002'],
      ['?for=subscription', '0299003', '0299004'],
      ['?for=purchase', '0299005', '0299006'],
    ])(
      'returns an error code for the purpose of the card if the gateway fails, and logs only the code of the cause: %s',
      async (query, additionCode, removalCode) => {
        const reader = await addReader(platform());
        await add(reader);
        await openWith(reader, brokenGateway);
        const added = await send(query, buildCardRequest('once_some-token-of-it'));
        expect([added.statusCode, added.json().code]).toEqual([502, additionCode]);
        const removed = await send(`/remove${query}`, { brand: 'visa', lastFourDigits: '4242' });
        expect([removed.statusCode, removed.json().code]).toEqual([502, removalCode]);
        expect(await list(reader)).toHaveLength(1);
        const log = logLines.join('\n');
        expect(log).toContain('"reason":"ECONNRESET"');
        expect(log).not.toMatch(/once_some-token-of-it|52998224725|LUIZA|"4242"/);
      },
    );
  });
}
