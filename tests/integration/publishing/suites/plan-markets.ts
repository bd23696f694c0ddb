import { randomUUID } from 'node:crypto';
import { findRequestedPlan } from '../../../../server/commerce/guardian-requests/requested-product.ts';
import { runScheduledJobs } from '../../../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { renewByCard } from '../../../../server/commerce/subscriptions/renew-by-card.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import { cardPayment, exampleCard, openShop, sellPlan, type TestShop } from '../../support/open-shop.ts';
import { failureOf, publishingStudio } from '../../support/publishing-studio.ts';
import { createScheduledJobsMachine, ManualClock } from '../../support/scheduled-jobs-machine.ts';
import { addPlan, addReader, addSubscription } from '../../support/seed.ts';
import { addCard, addSubscriber } from '../../support/subscriber.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const monthly = { cycleDurationInDays: 30, price: 499 };
const yearly = { cycleDurationInDays: 360, price: 4990 };

/** The markets of plans. */
export function planMarkets(platform: () => TestPlatform): void {
  const { call, signIn } = publishingStudio(platform);
  let editor: TestCaller;
  let portuguese: TestCaller;
  let shop: TestShop;

  beforeAll(async () => {
    await platform().deleteAllData();
    editor = await signIn('STAFF', ['EDITOR']);
    portuguese = await signIn('USER', []);
    await addReader(platform().database, portuguese.uuid, { market: 'portugal', currency: 'EUR' });
    shop = await openShop(platform());
  });
  afterAll(() => shop.app.close());

  /** Adds a plan that costs 1990 for 30 days in Brazil. */
  const addSoldPlan = async () => {
    const [sold] = await sellPlan(platform(), { 30: 1990 });
    if (!sold) throw new Error('The plan has no merchandise.');
    return sold;
  };
  const add = (id: string, market: string, merchandises: object[] = [monthly], caller = editor) =>
    call('POST', `/plan/${id}/market`, caller, { market, merchandises });
  const remove = (id: string, market: string, caller = editor) =>
    platform().app.inject({
      method: 'DELETE',
      url: `/api/comics/plan/${id}/market/${market}`,
      headers: caller.headers,
    });
  /** The prices of a plan for a reader. Undefined if it is not sold to them. */
  const pricesFor = async (planId: string, headers: Record<string, string> = {}) => {
    const plans = (await platform().app.inject({ url: '/api/comics/plan', headers })).json();
    const plan = plans.find(({ externalId }: { externalId: string }) => externalId === planId);
    return plan?.merchandises.map(({ price, currency }: { price: number; currency: string }) => [
      price,
      currency,
    ]);
  };
  const listMerchandises = (planId: string) =>
    platform()
      .database.selectFrom('comics.plan_merchandise')
      .select(['market', 'cycleDays', 'price', 'removedAt'])
      .where('planId', '=', planId)
      .execute();

  it('decide where a plan is sold, and for which prices', async () => {
    const { planId, merchandiseId } = await addSoldPlan();
    expect(await pricesFor(planId, portuguese.headers)).toBeUndefined();
    const added = await add(planId, 'portugal', [yearly, monthly]);
    expect([added.statusCode, added.headers['cache-control']]).toEqual([201, 'private, no-store']);
    const euros = { merchandiseExternalId: expect.any(String), currency: 'EUR' };
    const reais = { merchandiseExternalId: merchandiseId, currency: 'BRL' };
    expect(added.json()).toEqual({
      externalId: planId,
      slug: expect.any(String),
      name: expect.any(String),
      markets: [
        { market: 'brazil', merchandises: [{ ...reais, cycleDurationInDays: 30, price: 1990 }] },
        {
          market: 'portugal',
          merchandises: [
            { ...euros, ...monthly },
            { ...euros, ...yearly },
          ],
        },
      ],
    });
    expect(await pricesFor(planId, portuguese.headers)).toEqual([
      [499, 'EUR'],
      [4990, 'EUR'],
    ]);
    expect((await remove(planId, 'brazil')).json().markets).toMatchObject([{ market: 'portugal' }]);
    expect(await pricesFor(planId)).toBeUndefined();
    expect((await remove(planId, 'portugal')).json().markets).toEqual([]);
    expect(await pricesFor(planId, portuguese.headers)).toBeUndefined();
    const listed = (await call('GET', '/plan/private', editor)).json();
    expect(listed).toContainEqual({ ...added.json(), markets: [] });
  });

  it('can be added again with new prices, and only these are sold', async () => {
    const { planId, merchandiseId } = await addSoldPlan();
    const reader = await shop.addReaderWithCard();
    const subscribe = async (merchandise: string) =>
      (
        await shop.order('/subscription', reader, { planId, merchandiseId: merchandise, ...cardPayment })
      ).json();
    await remove(planId, 'brazil');
    expect((await subscribe(merchandiseId)).code).toBe('MERCHANDISE.NOT_FOUND');
    const methods = await shop.send('GET', `/shop/payment-method?merchandise=${merchandiseId}`, reader);
    expect(failureOf(methods)).toEqual([404, 'MERCHANDISE.NOT_FOUND']);
    const [again] = (await add(planId, 'brazil', [{ ...monthly, price: 2490 }])).json().markets;
    expect(await pricesFor(planId)).toEqual([[2490, 'BRL']]);
    expect((await subscribe(merchandiseId)).code).toBe('MERCHANDISE.NOT_FOUND');
    expect((await subscribe(again.merchandises[0].merchandiseExternalId)).code).toBeUndefined();
  });

  it('are not those in which a child can ask for the plan after it was removed', async () => {
    const { planId } = await addSoldPlan();
    await platform()
      .database.updateTable('comics.plan')
      .set({ guidedAccountsCount: 1 })
      .where('id', '=', planId)
      .execute();
    const find = () =>
      findRequestedPlan(platform().database, planId, {
        language: 'pt-br',
        market: 'brazil',
        now: new Date(),
      });
    expect((await find()).prices).toHaveLength(1);
    await remove(planId, 'brazil');
    await expect(find()).rejects.toMatchObject({ code: 'PLAN.NOT_FOUND' });
  });

  describe('that are removed', () => {
    const clock = new ManualClock('2026-03-10T12:00:00Z');
    const openMachine = () => createScheduledJobsMachine(platform().database, new FakeGateway(), clock);

    it('let subscriptions renew at their price, also after their renewal was ended', async () => {
      const { database } = platform();
      const { plan, readerId, subscription } = await addSubscriber(database, {
        expiresAt: clock.hoursFromNow(20),
        price: 1990,
      });
      await remove(plan, 'brazil');
      await add(plan, 'brazil', [{ ...monthly, price: 2490 }]);
      await database
        .updateTable('comics.subscription')
        .set({ hasAutoRenewal: false, cardId: null })
        .where('id', '=', subscription)
        .execute();
      await renewByCard(openMachine(), readerId, { subscriptionId: subscription, card: exampleCard });
      await runScheduledJobs(openMachine());
      const paid = await database
        .selectFrom('comics.transaction')
        .select(['price', 'status'])
        .where('subscriptionId', '=', subscription)
        .execute();
      expect(paid).toEqual([{ price: 1990, status: 'paid' }]);
    });

    it('do not let the subscription of a voucher renew, which has no price, until the plan is sold again', async () => {
      const { database } = platform();
      const { planId } = await addSoldPlan();
      const readerId = randomUUID();
      await addSubscription(database, readerId, clock.hoursFromNow(20), { plan: planId });
      await addCard(database, readerId);
      const { id: subscriptionId } = await database
        .selectFrom('comics.subscription')
        .select('id')
        .where('readerId', '=', readerId)
        .executeTakeFirstOrThrow();
      const renew = () => renewByCard(openMachine(), readerId, { subscriptionId, card: exampleCard });
      await remove(planId, 'brazil');
      await expect(renew()).rejects.toMatchObject({ code: 'SUBSCRIPTION.NO_TRANSACTION_REFERENCE' });
      await add(planId, 'brazil');
      await renew();
    });
  });

  it('reports impossible changes, and writes nothing for them', async () => {
    const { planId } = await addSoldPlan();
    const ofOperator = await addPlan(platform().database, randomUUID());
    await platform()
      .database.updateTable('comics.plan')
      .set({ provider: 'claro' })
      .where('id', '=', ofOperator)
      .execute();
    const before = await listMerchandises(planId);
    expect(failureOf(await add(planId, 'brazil'))).toEqual([409, 'PLAN.DUPLICATE_MARKET']);
    expect(failureOf(await add(planId, 'portugal', []))).toEqual([409, 'PLAN.EMPTY_PRICE']);
    expect(failureOf(await add(planId, 'portugal', [monthly, { ...monthly, price: 599 }]))).toEqual([
      409,
      'PLAN.DUPLICATE_PERIOD',
    ]);
    expect(failureOf(await remove(planId, 'portugal'))).toEqual([409, 'PLAN.UNAVAILABLE_MARKET']);
    const unknownMarket = await add(planId, 'atlantis');
    expect(failureOf(unknownMarket)).toEqual([400, 'REQUEST.INVALID']);
    expect(unknownMarket.json().message).toContain('brazil, portugal');
    for (const id of [randomUUID(), ofOperator]) {
      expect(failureOf(await add(id, 'portugal'))).toEqual([404, 'PLAN.NOT_FOUND']);
      expect(failureOf(await remove(id, 'brazil'))).toEqual([404, 'PLAN.NOT_FOUND']);
    }
    const manager = await signIn('STAFF', ['MANAGER']);
    expect(failureOf(await add(planId, 'portugal', [monthly], manager))).toEqual([403, 'ACCESS.FORBIDDEN']);
    expect(await listMerchandises(planId)).toEqual(before);
  });

  it('are in the audit log with their prices', async () => {
    const { planId } = await addSoldPlan();
    await add(planId, 'portugal');
    await add(planId, 'portugal');
    await remove(planId, 'brazil');
    const entries = await platform()
      .database.selectFrom('publishing.audit_entry')
      .select(['actorId', 'action', 'subjectKind', 'before', 'after'])
      .where('subjectId', '=', planId)
      .orderBy('id')
      .execute();
    const entry = { actorId: editor.uuid, action: 'changed', subjectKind: 'plan' };
    const brazil = { market: 'brazil', cycleDays: 30, price: 1990, currency: 'BRL' };
    const portugal = { market: 'portugal', cycleDays: 30, price: 499, currency: 'EUR' };
    expect(entries).toEqual([
      { ...entry, before: { prices: [brazil] }, after: { prices: [brazil, portugal] } },
      { ...entry, before: { prices: [brazil, portugal] }, after: { prices: [portugal] } },
    ]);
  });

  it('is added once if two staff add the same one', async () => {
    const { planId } = await addSoldPlan();
    const answers = await Promise.all([add(planId, 'portugal'), add(planId, 'portugal')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await listMerchandises(planId)).toHaveLength(2);
  });

  it('are not changed for a plan without texts, which is never shown', async () => {
    const { planId } = await addSoldPlan();
    await platform().database.deleteFrom('comics.plan_text').where('planId', '=', planId).execute();
    expect(failureOf(await add(planId, 'portugal'))).toEqual([404, 'PLAN.NOT_FOUND']);
    expect(await listMerchandises(planId)).toHaveLength(1);
  });
}
