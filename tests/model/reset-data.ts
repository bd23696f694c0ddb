import { sql } from 'kysely';
import { lockBuyer } from '../../server/commerce/buyer.ts';
import { moveMoney } from '../../server/commerce/ledger/move-money.ts';
import type { Database } from '../../server/database/database.ts';
import { addReader } from '../integration/support/seed.ts';
import type { ModelGateway } from './model-gateway.ts';
import { type ModelShop, openingTime, operatorCustomer, readers } from './shop.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The initial balance of every wallet, in cents. */
const startingCredits = 4000;

export const cardBehaviours = ['approves', 'declines', 'delays'] as const;
export const lastDigitsOf = (card: number) => `000${card + 1}`;

export const couponCodes = ['TENTH', 'HALF', 'GIFT', 'FIVEOFF', 'READER', 'SHORT', 'ONCE'] as const;
export const voucherCodes = ['PLAN30', 'COMIC', 'MONEY', 'OLDONE', 'ABROAD'] as const;

/** Deletes all orders and entitlements, and adds readers with a balance and cards, coupons and vouchers. */
export async function resetData(database: Database, shop: ModelShop, gateway: ModelGateway): Promise<void> {
  await sql`truncate comics.transaction, comics.subscription, comics.acquisition, comics.payment_card, comics.coupon,
    comics.voucher, comics.voucher_redemption, comics.idempotency_key, comics.ledger_account, comics.ledger_transfer,
    comics.operator_link, comics.sitting, comics.reading, finance.revenue_month, platform.attempt cascade`.execute(
    database,
  );
  await database
    .insertInto('finance.tax_rate')
    .values({ validFrom: '2000-01-01', basisPoints: 600 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const createdAt = new Date(openingTime);
  for (const reader of readers) await addReader(database, reader, { createdAt });
  await database.updateTable('comics.reader').set({ erasedAt: null }).execute();
  await database
    .insertInto('comics.operator_link')
    .values({ readerId: operatorCustomer, provider: 'claro', subjectId: 'customer', isActive: true })
    .execute();
  await database.insertInto('comics.payment_card').values(buildStartingCards(gateway)).execute();
  await insertCoupons(database, shop);
  await insertVouchers(database, shop);
  await fillWallets(database);
}

const buildStartingCards = (gateway: ModelGateway) =>
  readers.flatMap((readerId, reader) =>
    cardBehaviours.slice(0, reader === 0 ? 3 : 2).map((behaviour, card) => ({
      readerId,
      token: gateway.issueCard(behaviour),
      brand: 'visa',
      lastFourDigits: lastDigitsOf(card),
      holderName: 'ANA LIMA',
      expirationMonth: 9,
      expirationYear: reader === 1 ? 2026 : 2040,
    })),
  );

const allTypes = ['plan', 'comic', 'dragon_wallet_credit'];

async function insertCoupons(database: Database, { products }: ModelShop): Promise<void> {
  const plan = products.find(({ type }) => type === 'plan');
  const buildCoupon = (code: (typeof couponCodes)[number], overrides: object) => ({
    code,
    percent: null,
    amount: null,
    currency: null,
    beginsAt: new Date(openingTime),
    endsAt: null,
    usesLimit: null,
    usesLimitPerReader: null,
    planId: null,
    issueId: null,
    appliesTo: ['plan' as const, 'comic' as const],
    ...overrides,
  });
  await database
    .insertInto('comics.coupon')
    .values([
      buildCoupon('TENTH', { percent: 10 }),
      buildCoupon('HALF', { percent: 50, usesLimit: 2, appliesTo: allTypes }),
      buildCoupon('GIFT', { percent: 100, usesLimit: 2, appliesTo: allTypes }),
      buildCoupon('FIVEOFF', { amount: 500, currency: 'BRL', usesLimit: 3 }),
      buildCoupon('ONCE', { percent: 30, usesLimitPerReader: 1, appliesTo: allTypes }),
      buildCoupon('READER', { percent: 20, planId: plan?.type === 'plan' ? plan.plan : null }),
      buildCoupon('SHORT', { percent: 5, endsAt: new Date(openingTime + 2 * dayMs) }),
    ])
    .execute();
}

async function insertVouchers(database: Database, { products }: ModelShop): Promise<void> {
  const plan = products.find(({ type }) => type === 'plan');
  const comic = products.find(({ type }) => type === 'comic');
  const buildVoucher = (code: (typeof voucherCodes)[number] | 'START', overrides: object) => ({
    code,
    market: 'brazil',
    planId: null,
    planDays: null,
    issueId: null,
    credits: null,
    currency: null,
    expiresAt: null,
    ...overrides,
  });
  await database
    .insertInto('comics.voucher')
    .values([
      buildVoucher('PLAN30', {
        planId: plan?.type === 'plan' ? plan.plan : null,
        planDays: 30,
        usesLimit: 2,
      }),
      buildVoucher('COMIC', { issueId: comic?.type === 'comic' ? comic.issue : null, usesLimit: 2 }),
      buildVoucher('MONEY', { credits: 1500, currency: 'BRL', usesLimit: 2 }),
      buildVoucher('OLDONE', { credits: 100, currency: 'BRL', expiresAt: new Date(openingTime + 2 * dayMs) }),
      buildVoucher('ABROAD', { credits: 100, currency: 'BRL', market: 'portugal' }),
      buildVoucher('START', {
        credits: startingCredits,
        currency: 'BRL',
        usesLimit: readers.length,
        uses: readers.length,
      }),
    ])
    .execute();
}

async function fillWallets(database: Database): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const { id: voucherId } = await trx
      .selectFrom('comics.voucher')
      .select('id')
      .where('code', '=', 'START')
      .executeTakeFirstOrThrow();
    for (const readerId of readers) {
      const { id } = await trx
        .insertInto('comics.voucher_redemption')
        .values({ voucherId, readerId, redeemedAt: new Date(openingTime) })
        .returning('id')
        .executeTakeFirstOrThrow();
      const transfer = { from: 'promotion' as const, to: { walletOf: readerId }, amount: startingCredits };
      await moveMoney(await lockBuyer(trx, readerId), 'BRL', [transfer], { redemptionId: id });
    }
  });
}
