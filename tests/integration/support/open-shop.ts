import { randomUUID } from 'node:crypto';
import { defaultMarket } from '../../../server/catalogue/markets/markets.ts';
import { commerceRoutes } from '../../../server/commerce/commerce-routes.ts';
import type { LedgerAccountKey } from '../../../server/commerce/ledger/move-money.ts';
import { demoReceiver } from '../../../server/commerce/pix/pix-receiver.ts';
import type { CommerceService } from '../../../server/commerce/service.ts';
import { readConfiguration } from '../../../server/configuration/configuration.ts';
import type { PaymentMethodCode } from '../../../server/database/commerce-tables.ts';
import { type App, openApp } from '../../../server/http/open-app.ts';
import { openAttempts } from '../../../server/http/open-attempts.ts';
import { cachePublicAnswers } from '../../../server/http/public-answers.ts';
import { openSessions } from '../../../server/identity/sessions/sessions.ts';
import { openReaderMarkets } from '../../../server/readers/reader-markets.ts';
import { silentLog } from '../../support/silent-log.ts';
import { FakeGateway } from './fake-gateway.ts';
import { addIssue, addPlan, addReader } from './seed.ts';
import type { TestCaller, TestPlatform } from './test-platform.ts';

export const timezoneHeader = { timezone: 'America/Sao_Paulo' };

/** The real time, which a test can move forward. */
class ShopClock {
  offsetMs = 0;
  readonly now = (): Date => new Date(Date.now() + this.offsetMs);
}

/** Opens the routes of commerce on a platform's database with a fake gateway. */
export async function openShop(platform: TestPlatform, more: Partial<CommerceService> = {}) {
  const { database, media } = platform;
  const gateway = new FakeGateway();
  const clock = new ShopClock();
  const app = await openApp(
    readConfiguration({ LOG_LEVEL: 'error' }),
    {
      findCaller: openSessions(database).resolve,
      isGuardianOf: async () => false,
    },
    silentLog,
  );
  const { marketOf } = openReaderMarkets({ database, findCaller: openSessions(database).resolve }, 1);
  const service: CommerceService = {
    database,
    marketOf,
    sendPublicAnswer: cachePublicAnswers({ lifetimeMs: 1, marketOf, defaultMarket }),
    attempts: openAttempts(database),
    pictures: media,
    ages: { isAtLeast: async () => null },
    gateway,
    pixReceiver: demoReceiver,
    site: () => 'https://banca.example',
    now: clock.now,
    ...more,
  };
  await app.register(async (scope: App) => commerceRoutes(scope, service));
  await app.ready();
  return { app, service, gateway, clock, ...createShopCalls(platform, app) };
}

export type TestShop = Awaited<ReturnType<typeof openShop>>;

export const createIdempotencyKey = () => `key-${randomUUID()}`;

function createShopCalls({ database, signIn }: TestPlatform, app: App) {
  const send = (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    caller: TestCaller,
    { payload, headers = {} }: { payload?: object; headers?: Record<string, string> } = {},
  ) =>
    app.inject({
      method,
      url,
      headers: { ...timezoneHeader, ...caller.headers, ...headers },
      ...(payload && { payload }),
    });
  const order = (url: string, caller: TestCaller, payload: object, key = createIdempotencyKey()) =>
    send('POST', url, caller, { payload, headers: { 'idempotency-key': key } });

  return {
    send,
    order,
    /** Adds a reader with a profile and a card. */
    async addReaderWithCard(): Promise<TestCaller> {
      const caller = await signIn();
      await addReader(database, caller.uuid);
      await database
        .insertInto('comics.payment_card')
        .values({
          readerId: caller.uuid,
          token: randomUUID(),
          brand: exampleCard.brand,
          lastFourDigits: exampleCard.lastFourDigits,
          holderName: 'ANA LIMA',
          expirationMonth: 5,
          expirationYear: 2099,
        })
        .execute();
      return caller;
    },
    /** Buys credits by card, in cents. */
    async fillWallet(caller: TestCaller, credits: number): Promise<void> {
      await database
        .insertInto('comics.credit_offer')
        .values({ market: 'brazil', credits, price: credits, currency: 'BRL' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const response = await order('/shop/wallet/credit', caller, {
        credits,
        salePrice: credits,
        ...cardPayment,
      });
      if (response.statusCode !== 201) throw new Error(`The wallet was not filled: ${response.body}`);
    },
    async balanceOf({ uuid }: TestCaller): Promise<number> {
      const wallet = await database
        .selectFrom('comics.ledger_account')
        .select('balance')
        .where('readerId', '=', uuid)
        .executeTakeFirst();
      return wallet?.balance ?? 0;
    },
    transactionsOf: ({ uuid }: TestCaller) =>
      database
        .selectFrom('comics.transaction')
        .selectAll()
        .where('readerId', '=', uuid)
        .orderBy('createdAt')
        .execute(),
    subscriptionsOf: ({ uuid }: TestCaller) =>
      database
        .selectFrom('comics.subscription')
        .selectAll()
        .where('readerId', '=', uuid)
        .orderBy('startsAt')
        .execute(),
    acquisitionsOf: ({ uuid }: TestCaller) =>
      database
        .selectFrom('comics.acquisition')
        .selectAll()
        .where('readerId', '=', uuid)
        .orderBy('createdAt')
        .execute(),
    /** Returns how many cents of these readers' orders are in one of the platform's ledger accounts. */
    async sumInLedgerAccount(
      kind: Extract<LedgerAccountKey, string>,
      ...callers: TestCaller[]
    ): Promise<number> {
      const rows = await database
        .selectFrom('comics.ledger_transfer as transfer')
        .innerJoin('comics.transaction as transaction', 'transaction.id', 'transfer.transactionId')
        .innerJoin('comics.ledger_account as giver', 'giver.id', 'transfer.fromAccount')
        .innerJoin('comics.ledger_account as taker', 'taker.id', 'transfer.toAccount')
        .select(['giver.kind as from', 'taker.kind as to', 'transfer.amount'])
        .where(
          'transaction.readerId',
          'in',
          callers.map(({ uuid }) => uuid),
        )
        .execute();
      return rows.reduce(
        (sum, { from, to, amount }) => sum + (to === kind ? amount : 0) - (from === kind ? amount : 0),
        0,
      );
    },
  };
}

export const exampleCard = { brand: 'visa', lastFourDigits: '4242' };
export const cardPayment = { paymentMethod: 'credit_card', paymentCard: exampleCard };

interface SaleOptions {
  market?: string;
  currency?: string;
  paymentMethods?: PaymentMethodCode[];
}

/** Adds a plan with one merchandise for each price. Returns the bodies of its orders. */
export async function sellPlan(
  { database }: Pick<TestPlatform, 'database'>,
  prices: Record<number, number>,
  {
    market = 'brazil',
    currency = 'BRL',
    paymentMethods,
    guidedAccountsCount,
  }: SaleOptions & { guidedAccountsCount?: number } = {},
): Promise<{ planId: string; merchandiseId: string }[]> {
  const planId = await addPlan(database, randomUUID(), {}, guidedAccountsCount);
  const orders = [];
  for (const [days, price] of Object.entries(prices)) {
    const { id } = await database
      .insertInto('comics.plan_merchandise')
      .values({
        planId,
        market,
        cycleDays: Number(days),
        price,
        currency,
        paymentMethods: paymentMethods ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    orders.push({ planId, merchandiseId: id });
  }
  return orders;
}

/** Adds an issue that costs 990 to buy and 390 to rent. Returns the bodies of its orders. */
export async function sellIssue(
  { database }: Pick<TestPlatform, 'database'>,
  {
    issue = {},
    market = 'brazil',
    currency = 'BRL',
    paymentMethods,
  }: SaleOptions & {
    issue?: Partial<Parameters<typeof addIssue>[1]>;
  } = {},
) {
  const issueId = await addIssue(database, { slug: randomUUID(), isAvailableForAll: false, ...issue });
  const sell = async (kind: 'purchase' | 'rent', price: number) => {
    const { id } = await database
      .insertInto('comics.merchandise')
      .values({ issueId, kind, price, currency, market, paymentMethods: paymentMethods ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { issueId, merchandiseId: id };
  };
  return { purchase: await sell('purchase', 990), rent: await sell('rent', 390) };
}

/** Adds a coupon and returns its code. */
export async function addCoupon(
  { database }: Pick<TestPlatform, 'database'>,
  more: Partial<{
    percent: number | null;
    amount: number | null;
    currency: string | null;
    beginsAt: Date;
    endsAt: Date;
    usesLimit: number;
    usesLimitPerReader: number;
    appliesTo: ('plan' | 'comic' | 'dragon_wallet_credit')[];
    planId: string;
    issueId: string;
  }> = {},
): Promise<string> {
  const code = `C${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`;
  await database
    .insertInto('comics.coupon')
    .values({
      code,
      percent: 20,
      amount: null,
      currency: null,
      beginsAt: new Date(0),
      endsAt: null,
      usesLimit: null,
      planId: null,
      issueId: null,
      ...more,
    })
    .execute();
  return code;
}
