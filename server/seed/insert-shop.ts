import { randomUUID } from 'node:crypto';
import { insertOffers, offerKey, type PlanOffer } from './insert-offers.ts';
import { insertRows } from './insert-rows.ts';
import { currency, inDays, market, requireEntry, type SeedContext } from './seed-context.ts';

/** The rows of the shop to which orders refer. */
export interface SeedShop {
  /** By slug. */
  plans: ReadonlyMap<string, string>;
  /** By `offerKey`. */
  offers: ReadonlyMap<string, PlanOffer>;
  /** By code. */
  coupons: ReadonlyMap<string, string>;
  vouchers: ReadonlyMap<string, string>;
}

export async function insertShop(context: SeedContext): Promise<SeedShop> {
  const { plans, offers } = await insertPlans(context);
  await insertOffers(context, offers);
  const coupons = await insertCoupons(context, plans);
  const vouchers = await insertVouchers(context, plans);
  return { plans, offers, coupons, vouchers };
}

async function insertPlans({ trx, content }: SeedContext): Promise<Pick<SeedShop, 'plans' | 'offers'>> {
  const plans = content.plans.map((plan) => ({ ...plan, id: randomUUID() }));
  await insertRows(
    trx,
    'comics.plan',
    plans.map(({ id, slug, provider, guidedAccountsCount = 0 }, position) => ({
      id,
      slug,
      provider,
      position,
      guidedAccountsCount,
    })),
  );
  await insertRows(
    trx,
    'comics.plan_text',
    plans.flatMap(({ id, texts }) =>
      Object.entries(texts).map(([language, text]) => ({ planId: id, language, ...text })),
    ),
  );
  const offers = plans.flatMap(({ id, slug, merchandises }) =>
    merchandises.map(({ cycleDays, price }) => ({ id: randomUUID(), plan: { id, slug }, cycleDays, price })),
  );
  await insertRows(
    trx,
    'comics.plan_merchandise',
    offers.map(({ id, plan, cycleDays, price }) => ({
      id,
      planId: plan.id,
      market,
      cycleDays,
      price,
      currency,
    })),
  );
  return {
    plans: new Map(plans.map(({ slug, id }) => [slug, id])),
    offers: new Map(
      offers.map(({ id, plan, cycleDays, price }) => [offerKey(plan.slug, cycleDays), { id, price }]),
    ),
  };
}

async function insertCoupons(context: SeedContext, plans: SeedShop['plans']): Promise<SeedShop['coupons']> {
  const orders = context.content.readers.flatMap(({ transactions = [] }) => transactions);
  const values = context.content.coupons
    .filter(({ issue }) => issue === undefined || context.issues.has(issue))
    .map(({ code, beginsInDays, endsInDays, plan, issue, ...coupon }) => ({
      id: randomUUID(),
      code,
      percent: coupon.percent ?? null,
      amount: coupon.amount ?? null,
      currency: coupon.amount === undefined ? null : currency,
      beginsAt: inDays(context, beginsInDays),
      endsAt: endsInDays === undefined ? null : inDays(context, endsInDays),
      usesLimit: coupon.usesLimit ?? null,
      uses: orders.filter((order) => order.coupon === code).length,
      usesLimitPerReader: coupon.usesLimitPerReader ?? null,
      planId: plan === undefined ? null : requireEntry(plans, plan),
      issueId: issue === undefined ? null : requireEntry(context.issues, issue),
      appliesTo: coupon.appliesTo ?? ['plan' as const, 'comic' as const],
    }));
  await insertRows(context.trx, 'comics.coupon', values);
  return new Map(values.map(({ code, id }) => [code, id]));
}

async function insertVouchers(context: SeedContext, plans: SeedShop['plans']): Promise<SeedShop['vouchers']> {
  const redemptions = context.content.readers.flatMap(({ redemptions: list = [] }) => list);
  const values = context.content.vouchers
    .filter(({ issue }) => issue === undefined || context.issues.has(issue))
    .map(({ code, market: voucherMarket, plan, planDays, issue, credits, expiresInDays, usesLimit }) => ({
      id: randomUUID(),
      code,
      market: voucherMarket,
      planId: plan === undefined ? null : requireEntry(plans, plan),
      planDays: planDays ?? null,
      issueId: issue === undefined ? null : requireEntry(context.issues, issue),
      credits: credits ?? null,
      currency: credits === undefined ? null : currency,
      expiresAt: expiresInDays === undefined ? null : inDays(context, expiresInDays),
      usesLimit: usesLimit ?? 1,
      uses: redemptions.filter(({ voucher }) => voucher === code).length,
    }));
  await insertRows(context.trx, 'comics.voucher', values);
  return new Map(values.map(({ code, id }) => [code, id]));
}
