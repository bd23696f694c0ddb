import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openDeclaredAges } from '../../../../server/identity/declared-ages.ts';
import { findReadingObstacle } from '../../../../server/reading/may-read.ts';
import { birthDateOfAge, familyCalls, statusAndCode } from '../../support/families/family-calls.ts';
import { addAcquisition, addIssue, addSubscription, daysAgo } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const forSale = { isAvailableForAll: false, isAvailableForSubscribers: false };
const forSubscribers = { isAvailableForAll: false, isAvailableForSubscribers: true };

const sortById = <Row extends { externalId: string }>(rows: Row[]) =>
  rows.toSorted((left, right) => left.externalId.localeCompare(right.externalId));

/** What guided accounts may read, and who pays for it. */
export function guidedReadings(platform: () => TestPlatform): void {
  const { call, addGuardian, childOf, addChild, change } = familyCalls(platform);

  const add = (columns: object = {}) =>
    addIssue(platform().database, { slug: randomUUID(), pages: 8, publishedAt: daysAgo(60), ...columns });

  /** What a reader gets: the number of pages, or the code of the failure. */
  const open = async (by: TestCaller, issueId: string): Promise<unknown> => {
    const { statusCode, json } = await call(by, 'GET', `/issue/${issueId}/pages`);
    return statusCode === 200 ? json().pages.length : json().code;
  };
  const obstacleAt = (by: TestCaller, issueId: string, now: Date) => {
    const { database } = platform();
    return findReadingObstacle({ database, ages: openDeclaredAges(database) }, by.uuid, issueId, { now });
  };

  const send = (by: TestCaller, issueId: string) => {
    const readAt = new Date(Date.now() - 60_000).toISOString();
    return platform().app.inject({
      method: 'PUT',
      url: `/api/comics/reading/issue/${issueId}`,
      headers: by.headers,
      payload: { page: 1, readAt, pageViews: [{ page: 1, readAt }] },
    });
  };
  const sittingsOf = (by: TestCaller) =>
    platform()
      .database.selectFrom('comics.sitting')
      .select(['issueId', 'basis', 'payerId'])
      .where('readerId', '=', by.uuid)
      .execute();
  /** The profile must be older than what was read. */
  const makeProfileOld = ({ uuid }: TestCaller) =>
    sql`update comics.reader set created_at = now() - interval '40 days' where reader_id = ${uuid}`.execute(
      platform().database,
    );

  describe('by right of the guardian', () => {
    it('are those of the plan, for the oldest accounts that it includes, and for nobody else', async () => {
      const guardian = await addGuardian(1);
      const issueId = await add(forSubscribers);
      const oldest = await addChild(guardian);
      await makeProfileOld(oldest);
      const { database } = platform();
      await database.updateTable('comics.plan').set({ guidedAccountsCount: 2 }).execute();
      const youngest = await addChild(guardian, childOf('Beto'));
      expect([await open(oldest, issueId), await open(youngest, issueId)]).toEqual([8, 8]);
      await database.updateTable('comics.plan').set({ guidedAccountsCount: 1 }).execute();
      expect([await open(oldest, issueId), await open(youngest, issueId)]).toEqual([8, 3]);
      await database.updateTable('comics.plan').set({ guidedAccountsCount: 0 }).execute();
      expect(await open(oldest, issueId)).toBe(3);
      expect(await open(guardian, issueId)).toBe(8);
    });

    it('are purchases and running rentals, and end with them', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const stranger = await addGuardian();
      const { database } = platform();
      const [bought, rented, ended] = [await add(forSale), await add(forSale), await add(forSale)];
      await addAcquisition(database, guardian.uuid, bought, null);
      await addAcquisition(database, guardian.uuid, rented, daysAgo(-1));
      await addAcquisition(database, guardian.uuid, ended, daysAgo(1));
      expect(await Promise.all([bought, rented, ended].map((id) => open(child, id)))).toEqual([8, 8, 3]);
      expect(await open(stranger, bought)).toBe(3);
      // What a child acquired is not the guardian's.
      const own = await add(forSale);
      await addAcquisition(database, child.uuid, own, null);
      expect([await open(child, own), await open(guardian, own)]).toEqual([8, 3]);
    });

    it('are in the profile of the child, and only as long as they give a right', async () => {
      const guardian = await addGuardian(1);
      const oldest = await addChild(guardian);
      await makeProfileOld(oldest);
      const { database } = platform();
      await database.updateTable('comics.plan').set({ guidedAccountsCount: 2 }).execute();
      const youngest = await addChild(guardian, childOf('Beto'));
      await database.updateTable('comics.plan').set({ guidedAccountsCount: 1 }).execute();
      const [bought, rented, ended] = [await add(forSale), await add(forSale), await add(forSale)];
      const rentedUntil = daysAgo(-1);
      await addAcquisition(database, guardian.uuid, bought, null);
      await addAcquisition(database, guardian.uuid, rented, rentedUntil);
      await addAcquisition(database, guardian.uuid, ended, daysAgo(1));
      const allowed = await add({ parentalRating: '16' });
      await database
        .insertInto('comics.allowed_issue')
        .values({ readerId: oldest.uuid, issueId: allowed })
        .execute();
      const rightsOf = async (by: TestCaller) => {
        const rights = (await call(by, 'GET', `/user/${by.uuid}`)).json().guardianRights;
        return rights && { ...rights, acquisitions: sortById(rights.acquisitions) };
      };
      const acquisitions = sortById([
        { externalId: bought, slug: expect.any(String), expiresAt: null },
        { externalId: rented, slug: expect.any(String), expiresAt: rentedUntil.toISOString() },
      ]);
      const subscription = await database
        .selectFrom('comics.subscription')
        .select(['id', 'expiresAt'])
        .where('readerId', '=', guardian.uuid)
        .executeTakeFirstOrThrow();
      const { id: externalId, expiresAt } = subscription;
      expect(await rightsOf(oldest)).toEqual({
        subscription: { externalId, expiresAt: expiresAt.toISOString() },
        acquisitions,
        allowedIssueIds: [allowed],
      });
      expect(await rightsOf(youngest)).toEqual({ subscription: null, acquisitions, allowedIssueIds: [] });
      expect(await rightsOf(guardian)).toBeNull();
      await database
        .updateTable('comics.subscription')
        .set({ expiresAt: daysAgo(1) })
        .where('readerId', '=', guardian.uuid)
        .execute();
      expect(await rightsOf(oldest)).toMatchObject({ subscription: null });
    });

    it('include withdrawn issues that the guardian acquired', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const issueId = await add({ ...forSale, withdrawnAt: daysAgo(1) });
      expect(await open(child, issueId)).toBe('ISSUE.UNAVAILABLE_MARKET');
      await addAcquisition(platform().database, guardian.uuid, issueId, null);
      expect(await open(child, issueId)).toBe(8);
    });
  });

  describe('within the rating', () => {
    it('of the age, or of the highest rating that the guardian set, also in samples', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian, childOf('Nina', birthDateOfAge(13)));
      const ratings = ['L', '12', '14', '+18'];
      const issues = await Promise.all(ratings.map((parentalRating) => add({ parentalRating, ...forSale })));
      const outcomes = () => Promise.all(issues.map((id) => open(child, id)));
      const blocked = 'USER.BLOCKED_CONTENT';
      expect(await outcomes()).toEqual([3, 3, blocked, blocked]);
      await change(guardian, child, { settings: { maxRating: '14' } });
      expect(await outcomes()).toEqual([3, 3, 3, blocked]);
      await change(guardian, child, { settings: { maxRating: 'L' } });
      expect(await outcomes()).toEqual([3, blocked, blocked, blocked]);
      await change(guardian, child, { settings: { isActive: false } });
      expect(await outcomes()).toEqual([3, 3, 3, blocked]);
    });

    it('or of an issue that the guardian allowed', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const [allowed, other, adult] = await Promise.all(
        ['16', '16', '+18'].map((parentalRating) => add({ parentalRating })),
      );
      await platform()
        .database.insertInto('comics.allowed_issue')
        .values([allowed, adult].map((issueId) => ({ readerId: child.uuid, issueId: issueId ?? '' })))
        .execute();
      expect(await Promise.all([allowed, other, adult].map((id) => open(child, id ?? '')))).toEqual([
        8,
        'USER.BLOCKED_CONTENT',
        'USER.BLOCKED_CONTENT',
      ]);
    });
  });

  describe('within the hours', () => {
    const noon = new Date('2026-03-10T12:00:00-03:00');
    const night = new Date('2026-03-10T23:30:00-03:00');

    it('are all that opens, also samples', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const publishedAt = new Date('2026-01-01T12:00:00Z');
      const [free, sample] = [await add({ publishedAt }), await add({ publishedAt, ...forSale })];
      await change(guardian, child, { settings: { hours: { from: '08:00', until: '20:00' } } });
      expect(await obstacleAt(child, free, noon)).toBeNull();
      expect(await obstacleAt(child, free, night)).toBe('USER.OUTSIDE_HOURS');
      expect(await obstacleAt(child, sample, noon)).toBe('USER.NO_ACCESS');
      expect(await obstacleAt(child, sample, night)).toBe('USER.OUTSIDE_HOURS');
      expect(await obstacleAt(guardian, free, night)).toBeNull();
      // Hours do not depend on the rating.
      await change(guardian, child, { settings: { isActive: false } });
      expect(await obstacleAt(child, free, night)).toBe('USER.OUTSIDE_HOURS');
      await change(guardian, child, { settings: { hours: null } });
      expect(await obstacleAt(child, free, night)).toBeNull();
    });

    it('are named in the refusal, which concerns pages but not what was read before', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      await makeProfileOld(child);
      const issueId = await add();
      const pages = (await call(child, 'GET', `/issue/${issueId}/pages`)).json().pages;
      const inMinutes = (minutes: number) =>
        new Intl.DateTimeFormat('sv-SE', {
          timeZone: 'America/Sao_Paulo',
          hour: '2-digit',
          minute: '2-digit',
        }).format(new Date(Date.now() + minutes * 60_000));
      const hours = { from: inMinutes(120), until: inMinutes(180) };
      await change(guardian, child, { settings: { hours } });
      const refused = await call(child, 'GET', `/issue/${issueId}/pages`);
      expect(statusAndCode(refused)).toEqual([409, 'USER.OUTSIDE_HOURS']);
      expect(refused.json().message).toContain(`${hours.from} às ${hours.until}`);
      const image = await platform().app.inject(pages[0].picture?.address.replace('{width}', '64') ?? '');
      expect(image.statusCode).toBe(409);
      expect((await send(child, issueId)).statusCode).toBe(204);
    });
  });

  describe('are paid', () => {
    it('by the guardian whose subscription gave the right', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      await makeProfileOld(child);
      const issueId = await add(forSubscribers);
      expect((await send(child, issueId)).statusCode).toBe(204);
      expect(await sittingsOf(child)).toEqual([{ issueId, basis: 'subscription', payerId: guardian.uuid }]);
    });

    it('by the own subscription before the one of the guardian', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      await makeProfileOld(child);
      await addSubscription(platform().database, child.uuid, daysAgo(-20));
      const issueId = await add(forSubscribers);
      await send(child, issueId);
      expect(await sittingsOf(child)).toEqual([{ issueId, basis: 'subscription', payerId: null }]);
    });

    it('by no subscription for what is free or the guardian acquired', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      await makeProfileOld(child);
      const [free, bought] = [await add(), await add(forSubscribers)];
      await addAcquisition(platform().database, guardian.uuid, bought, null);
      await sql`update comics.acquisition set created_at = now() - interval '2 days'`.execute(
        platform().database,
      );
      await send(child, free);
      await send(child, bought);
      expect(await sittingsOf(child)).toEqual(
        expect.arrayContaining([
          { issueId: free, basis: 'free', payerId: null },
          { issueId: bought, basis: 'acquisition', payerId: null },
        ]),
      );
    });

    it('not without a right at the time of reading', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      await makeProfileOld(child);
      const issueId = await add(forSubscribers);
      const { database } = platform();
      await database
        .updateTable('comics.subscription')
        .set({ expiresAt: new Date(Date.now() - 30_000) })
        .where('readerId', '=', guardian.uuid)
        .execute();
      // Read a minute ago, when the subscription was running.
      expect((await send(child, issueId)).statusCode).toBe(204);
      await database
        .updateTable('comics.subscription')
        .set({ expiresAt: daysAgo(1) })
        .where('readerId', '=', guardian.uuid)
        .execute();
      const other = await add(forSubscribers);
      expect(statusAndCode(await send(child, other))).toEqual([409, 'USER.NO_ACCESS']);
      expect(await sittingsOf(child)).toEqual([{ issueId, basis: 'subscription', payerId: guardian.uuid }]);
    });
  });
}
