import { randomUUID } from 'node:crypto';
import { lockBuyer } from '../../../../server/commerce/buyer.ts';
import { waitForLocks } from '../../../support/wait-for-locks.ts';
import { failureOf, publishingStudio } from '../../support/publishing-studio.ts';
import {
  addAcquisition,
  addIssue,
  addPlan,
  addReader,
  addSubscription,
  sellElsewhere,
} from '../../support/seed.ts';
import { addSubscriber, addWaitingOrder } from '../../support/subscriber.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';
import { fillWallet } from '../../support/wallets.ts';

/** Changes of the market of a reader by staff. */
export function readerMarkets(platform: () => TestPlatform): void {
  const { call, signIn } = publishingStudio(platform);
  const dayMs = 24 * 60 * 60 * 1000;
  const inDays = (days: number) => new Date(Date.now() + days * dayMs);
  let manager: TestCaller;

  beforeAll(async () => {
    await platform().deleteAllData();
    manager = await signIn('STAFF', ['MANAGER']);
  });

  const change = (id: string, market = 'portugal', caller = manager) =>
    call('PATCH', `/user/${id}/market`, caller, { market });
  const marketOf = async (readerId: string) =>
    platform()
      .database.selectFrom('comics.reader')
      .select(['market', 'currency'])
      .where('readerId', '=', readerId)
      .executeTakeFirst();
  const inBrazil = { market: 'brazil', currency: 'BRL' };
  const inPortugal = { market: 'portugal', currency: 'EUR' };

  async function addSignedInReader(): Promise<TestCaller> {
    const reader = await signIn('USER', []);
    await addReader(platform().database, reader.uuid);
    return reader;
  }

  async function addGuided(guardianId: string): Promise<string> {
    const readerId = randomUUID();
    const { database } = platform();
    await addReader(database, readerId);
    await database
      .updateTable('comics.reader')
      .set({ guardianId })
      .where('readerId', '=', readerId)
      .execute();
    return readerId;
  }

  it('show other prices at once, keep what was acquired, and do not count as saved preferences', async () => {
    const { database } = platform();
    const reader = await addSignedInReader();
    const sold = await addIssue(database, { slug: 'vendida' });
    await sellElsewhere(database, sold, { price: 450 });
    const acquired = await addIssue(database, { slug: 'comprada' });
    await addAcquisition(database, reader.uuid, acquired, null);
    const other = await addIssue(database, { slug: 'so-no-brasil', isAvailableForAll: true });
    const get = async (path: string) => (await call('GET', path, reader)).json();
    const pagesOf = async (id: string) => (await call('GET', `/issue/${id}/pages`, reader)).statusCode;
    const list = async () => (await get('/issue?sort=title')).items.map(({ slug }: { slug: string }) => slug);
    expect(await list()).toEqual(expect.arrayContaining(['vendida', 'comprada', 'so-no-brasil']));
    expect([await pagesOf(acquired), await pagesOf(other)]).toEqual([200, 200]);
    const before = await get(`/user/${reader.uuid}`);

    const answer = await change(reader.uuid);
    expect([answer.statusCode, answer.json()]).toEqual([200, inPortugal]);
    expect(await list()).toEqual(['vendida']);
    expect((await get('/issue/slug/vendida')).merchandises).toMatchObject([{ price: 450, currency: 'EUR' }]);
    expect([await pagesOf(acquired), await pagesOf(other)]).toEqual([200, 410]);
    expect((await get('/acquisition/issue?page=0')).items).toHaveLength(1);
    expect(await get(`/user/${reader.uuid}`)).toEqual({ ...before, ...inPortugal });
  });

  it('show whether plans and credits are sold there', async () => {
    const { database } = platform();
    const reader = await addSignedInReader();
    const offers = async () => (await call('GET', `/user/${reader.uuid}`, reader)).json().marketOffers;
    const plan = { planId: await addPlan(database, 'banca'), cycleDays: 30, price: 100 };
    await database
      .insertInto('comics.plan_merchandise')
      .values({ ...plan, market: 'brazil', currency: 'BRL' })
      .execute();
    await database
      .insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 1000, price: 900, currency: 'BRL' })
      .execute();
    expect(await offers()).toEqual({ plans: true, credits: true });
    await database
      .updateTable('comics.plan_merchandise')
      .set({ removedAt: new Date() })
      .where('planId', '=', plan.planId)
      .execute();
    expect(await offers()).toEqual({ plans: false, credits: true });
    await change(reader.uuid);
    expect(await offers()).toEqual({ plans: false, credits: false });
  });

  it('move guided accounts with their guardian, and only then', async () => {
    const { uuid } = await addSignedInReader();
    const guided = await addGuided(uuid);
    const other = await addGuided((await addSignedInReader()).uuid);
    expect(failureOf(await change(guided))).toEqual([409, 'USER.GUIDED']);
    expect((await change(uuid)).json()).toEqual(inPortugal);
    expect([await marketOf(guided), await marketOf(other)]).toEqual([inPortugal, inBrazil]);
  });

  it('are in the audit log, and not if nothing changes', async () => {
    const { uuid } = await addSignedInReader();
    const guided = await addGuided(uuid);
    await change(uuid);
    expect((await change(uuid)).json()).toEqual(inPortugal);
    const entries = await platform()
      .database.selectFrom('publishing.audit_entry')
      .select(['actorId', 'subjectId', 'before', 'after'])
      .where('subjectKind', '=', 'reader market')
      .where('subjectId', 'in', [uuid, guided])
      .orderBy('id')
      .execute();
    const entry = { actorId: manager.uuid, before: inBrazil, after: inPortugal };
    expect(entries).toEqual([
      { ...entry, subjectId: uuid },
      { ...entry, subjectId: guided },
    ]);
  });

  describe('are refused while the reader or a guided account', () => {
    const obstacles: Record<string, [string, (readerId: string) => Promise<unknown>]> = {
      'has credits': ['USER.WALLET_NOT_EMPTY', (readerId) => fillWallet(platform().database, readerId, 100)],
      'has a subscription': [
        'USER.LIVE_SUBSCRIPTION',
        (readerId) => addSubscription(platform().database, readerId, inDays(5)),
      ],
      'has a scheduled subscription': [
        'USER.LIVE_SUBSCRIPTION',
        (readerId) => addSubscription(platform().database, readerId, inDays(50)),
      ],
      'has a subscription that is over, but will be renewed': [
        'USER.LIVE_SUBSCRIPTION',
        (readerId) => addSubscriber(platform().database, { readerId, expiresAt: inDays(-1) }),
      ],
      'has an unpaid order': [
        'USER.WAITING_ORDER',
        (readerId) =>
          addWaitingOrder(platform().database, { readerId, method: 'paypal', createdAt: new Date() }),
      ],
    };

    it.each(Object.entries(obstacles))('%s', async (_name, [code, addObstacle]) => {
      const { uuid } = await addSignedInReader();
      await addObstacle(uuid);
      expect(failureOf(await change(uuid))).toEqual([409, code]);
      expect(await marketOf(uuid)).toEqual(inBrazil);

      const guardian = await addSignedInReader();
      await addObstacle(await addGuided(guardian.uuid));
      expect(failureOf(await change(guardian.uuid))).toEqual([409, code]);
      expect(await marketOf(guardian.uuid)).toEqual(inBrazil);
    });
  });

  it('are possible after the subscription is over and the order has failed', async () => {
    const { database } = platform();
    const { uuid } = await addSignedInReader();
    await addSubscription(database, uuid, inDays(-1));
    const order = await addWaitingOrder(database, {
      readerId: uuid,
      method: 'paypal',
      createdAt: new Date(),
    });
    await database
      .updateTable('comics.transaction')
      .set({ status: 'refused' })
      .where('id', '=', order)
      .execute();
    expect((await change(uuid)).json()).toEqual(inPortugal);
  });

  it('wait for an order that is being placed', async () => {
    const { database } = platform();
    const { uuid } = await addSignedInReader();
    const changing = await database.transaction().execute(async (trx) => {
      await lockBuyer(trx, uuid);
      const answer = change(uuid);
      await waitForLocks(database);
      await trx
        .insertInto('comics.transaction')
        .values({
          readerId: uuid,
          credits: 100,
          method: 'paypal',
          status: 'waiting',
          price: 100,
          currency: 'BRL',
        })
        .execute();
      return { answer };
    });
    expect(failureOf(await changing.answer)).toEqual([409, 'USER.WAITING_ORDER']);
    expect(await marketOf(uuid)).toEqual(inBrazil);
  });

  it('are for staff who manage accounts, known markets and readers with a profile', async () => {
    const reader = await addSignedInReader();
    const editor = await signIn('STAFF', ['EDITOR']);
    for (const caller of [reader, editor])
      expect(failureOf(await change(reader.uuid, 'portugal', caller))).toEqual([403, 'ACCESS.FORBIDDEN']);
    expect(failureOf(await change(reader.uuid, 'atlantis'))).toEqual([400, 'REQUEST.INVALID']);
    expect(failureOf(await change(randomUUID()))).toEqual([404, 'USER.NOT_FOUND']);
    expect(failureOf(await change(manager.uuid))).toEqual([409, 'USER.OWN_ACCOUNT']);
  });
}
