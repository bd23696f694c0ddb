import { randomUUID } from 'node:crypto';
import { type Around, currency, inDays, known, market } from './seed-context.ts';
import { demoCoupons, demoPlans, demoReaders, demoVouchers } from '../../demo/content.ts';
import { loadOffers, offerKey, type PlanOffer } from './insert-offers.ts';

/** What the orders of readers refer to. */
export interface Shop {
  /** By slug. */
  plans: ReadonlyMap<string, string>;
  /** By `offerKey`. */
  offers: ReadonlyMap<string, PlanOffer>;
  /** By code. */
  coupons: ReadonlyMap<string, string>;
  vouchers: ReadonlyMap<string, string>;
}

export async function loadShop(around: Around): Promise<Shop> {
  const { plans, offers } = await loadPlans(around);
  await loadOffers(around, offers);
  const coupons = await loadCoupons(around, plans);
  const vouchers = await loadVouchers(around, plans);
  return { plans, offers, coupons, vouchers };
}

async function loadPlans({ rows }: Around): Promise<Pick<Shop, 'plans' | 'offers'>> {
  const plans = demoPlans.map((plan) => ({ ...plan, id: randomUUID() }));
  await rows
    .insertInto('comics.plan')
    .values(plans.map(({ id, slug, provider }, position) => ({ id, slug, provider, position })))
    .execute();
  await rows
    .insertInto('comics.plan_text')
    .values(
      plans.flatMap(({ id, texts }) =>
        Object.entries(texts).map(([language, text]) => ({ plan_id: id, language, ...text })),
      ),
    )
    .execute();
  const offers = plans.flatMap(({ id, slug, merchandises }) =>
    merchandises.map(({ cycleDays, price }) => ({ id: randomUUID(), plan: { id, slug }, cycleDays, price })),
  );
  await rows
    .insertInto('comics.plan_merchandise')
    .values(
      offers.map(({ id, plan, cycleDays, price }) => ({
        id,
        plan_id: plan.id,
        market,
        cycle_days: cycleDays,
        price,
        currency,
      })),
    )
    .execute();
  return {
    plans: new Map(plans.map(({ slug, id }) => [slug, id])),
    offers: new Map(
      offers.map(({ id, plan, cycleDays, price }) => [offerKey(plan.slug, cycleDays), { id, price }]),
    ),
  };
}

async function loadCoupons(around: Around, plans: Shop['plans']): Promise<Shop['coupons']> {
  const orders = demoReaders.flatMap(({ transactions = [] }) => transactions);
  const values = demoCoupons
    .filter(({ issue }) => issue === undefined || around.issues.has(issue))
    .map(({ code, beginsInDays, endsInDays, plan, issue, ...coupon }) => ({
      id: randomUUID(),
      code,
      percent: coupon.percent ?? null,
      amount: coupon.amount ?? null,
      currency: coupon.amount === undefined ? null : currency,
      begins_at: inDays(around, beginsInDays),
      ends_at: endsInDays === undefined ? null : inDays(around, endsInDays),
      uses_limit: coupon.usesLimit ?? null,
      uses: orders.filter((order) => order.coupon === code).length,
      uses_limit_per_reader: coupon.usesLimitPerReader ?? null,
      plan_id: plan === undefined ? null : known(plans, plan),
      issue_id: issue === undefined ? null : known(around.issues, issue),
      applies_to: coupon.appliesTo ?? ['plan' as const, 'comic' as const],
    }));
  await around.rows.insertInto('comics.coupon').values(values).execute();
  return new Map(values.map(({ code, id }) => [code, id]));
}

async function loadVouchers(around: Around, plans: Shop['plans']): Promise<Shop['vouchers']> {
  const redemptions = demoReaders.flatMap(({ redemptions: some = [] }) => some);
  const values = demoVouchers
    .filter(({ issue }) => issue === undefined || around.issues.has(issue))
    .map(({ code, market: where, plan, planDays, issue, credits, expiresInDays, usesLimit }) => ({
      id: randomUUID(),
      code,
      market: where,
      plan_id: plan === undefined ? null : known(plans, plan),
      plan_days: planDays ?? null,
      issue_id: issue === undefined ? null : known(around.issues, issue),
      credits: credits ?? null,
      currency: credits === undefined ? null : currency,
      expires_at: expiresInDays === undefined ? null : inDays(around, expiresInDays),
      uses_limit: usesLimit ?? 1,
      uses: redemptions.filter(({ voucher }) => voucher === code).length,
    }));
  await around.rows.insertInto('comics.voucher').values(values).execute();
  return new Map(values.map(({ code, id }) => [code, id]));
}
