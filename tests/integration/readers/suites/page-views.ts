import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { addIssue, addPlan, addReader, daysAgo, sellElsewhere } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** How page views become sittings. Rule 93. */
export function pageViews(platform: () => TestPlatform): void {
  let reader: TestCaller;
  let issueId: string;

  const addReadableIssue = (columns: object = {}) =>
    addIssue(platform().database, { slug: randomUUID(), pages: 8, publishedAt: daysAgo(60), ...columns });

  const signInReader = async (createdAt = daysAgo(60)) => {
    const caller = await platform().signIn();
    await addReader(platform().database, caller.uuid, { createdAt });
    return caller;
  };

  const send = (pageViews: readonly { page: number; readAt: string }[], body: object = {}, id = issueId) =>
    platform().app.inject({
      method: 'PUT',
      url: `/api/comics/reading/issue/${id}`,
      headers: reader.headers,
      payload: { page: 0, readAt: minutesAgo(0), pageViews, ...body },
    });

  const loadSittings = (id = issueId) =>
    platform()
      .database.selectFrom('comics.sitting')
      .select(['pages', 'pagesCount', 'basis', 'language', 'startedAt', 'lastReadAt'])
      .where('readerId', '=', reader.uuid)
      .where('issueId', '=', id)
      .orderBy('startedAt')
      .execute();
  const loadPages = async () => (await loadSittings()).map(({ pages }) => pages);

  beforeAll(async () => {
    await platform().deleteAllData();
    issueId = await addReadableIssue();
  });

  beforeEach(async () => {
    reader = await signInReader();
  });

  it('count each page once in a sitting, whatever is sent again', async () => {
    const first = [
      { page: 0, readAt: minutesAgo(20) },
      { page: 1, readAt: minutesAgo(19) },
    ];
    expect((await send(first)).statusCode).toBe(204);
    await send(first);
    await send([...first, { page: 2, readAt: minutesAgo(1) }, { page: 0, readAt: minutesAgo(0) }]);
    expect(await loadSittings()).toMatchObject([
      { pages: [0, 1, 2], pagesCount: 3, basis: 'free', language: 'pt-br' },
    ]);
    expect((await loadSittings())[0]?.startedAt.toISOString()).toBe(first[0]?.readAt);
  });

  it('are optional, and none start no sitting', async () => {
    await send([]);
    await send([], { pageViews: undefined });
    expect(await loadSittings()).toEqual([]);
  });

  it('count by the sale in the market of the reader, also before it starts in the default one', async () => {
    const { database } = platform();
    await database
      .updateTable('comics.reader')
      .set({ market: 'portugal' })
      .where('readerId', '=', reader.uuid)
      .execute();
    const id = await addReadableIssue({ publishedAt: daysAgo(-2) });
    await sellElsewhere(database, id, { publishedAt: daysAgo(10), isAvailableForAll: true });
    await send([{ page: 3, readAt: minutesAgo(5) }], {}, id);
    expect(await loadSittings(id)).toMatchObject([{ pages: [3], basis: 'free' }]);
  });

  it('count again in the next sitting', async () => {
    await send([{ page: 3, readAt: minutesAgo(31) }]);
    await send([{ page: 3, readAt: minutesAgo(0) }]);
    expect(await loadPages()).toEqual([[3], [3]]);
  });

  it('that were read offline belong to the time when they were read, and can join two sittings', async () => {
    await send([{ page: 1, readAt: minutesAgo(90) }]);
    await send([{ page: 1, readAt: minutesAgo(50) }]);
    expect(await loadPages()).toEqual([[1], [1]]);
    await send([{ page: 2, readAt: minutesAgo(70) }]);
    expect(await loadPages()).toEqual([[1, 2]]);
  });

  it('of the future count as now, and those of more than 30 days ago do not count', async () => {
    await send([
      { page: 1, readAt: daysAgo(-3).toISOString() },
      { page: 2, readAt: daysAgo(31).toISOString() },
      { page: 3, readAt: daysAgo(29).toISOString() },
    ]);
    const sittings = await loadSittings();
    expect(sittings.map(({ pages }) => pages)).toEqual([[3], [1]]);
    expect(Number(sittings[1]?.lastReadAt)).toBeLessThanOrEqual(Date.now());
  });

  it('of a time before the issue was published or the reader had a profile do not count', async () => {
    const views = [9, 6, 3].map((days) => ({ page: days % 8, readAt: daysAgo(days).toISOString() }));
    const recent = await addReadableIssue({ publishedAt: daysAgo(7) });
    await send(views, {}, recent);
    expect((await loadSittings(recent)).map(({ pages }) => pages)).toEqual([[6], [3]]);
    reader = await signInReader(daysAgo(5));
    await send(views);
    expect(await loadPages()).toEqual([[3]]);
  });

  it('start at most 100 sittings in a request, the newest', async () => {
    const views = Array.from({ length: 120 }, (_, index) => ({ page: 1, readAt: minutesAgo(index * 40) }));
    await send(views);
    await send(views);
    const sittings = await loadSittings();
    expect(sittings).toHaveLength(100);
    expect(sittings[0]?.startedAt.toISOString()).toBe(views[99]?.readAt);
  });

  it.each([
    ['fast', 3 * 60],
    ['slow', -26 * 60],
  ])(
    'count once from a device with a %s clock that repeats the request',
    async (_speed, differenceMinutes) => {
      const onDevice = (minutes: number) => minutesAgo(minutes - differenceMinutes);
      const views = [
        { page: 1, readAt: onDevice(50) },
        { page: 2, readAt: onDevice(5) },
      ];
      for (let count = 0; count < 3; count += 1) {
        expect((await send(views, { sentAt: onDevice(0) })).statusCode).toBe(204);
      }
      const sittings = await loadSittings();
      expect(sittings.map(({ pages }) => pages)).toEqual([[1], [2]]);
      for (const [index, minutes] of [50, 5].entries()) {
        const differenceMs = Number(sittings[index]?.startedAt) - Date.parse(minutesAgo(minutes));
        expect(Math.abs(differenceMs)).toBeLessThan(10_000);
      }
    },
  );

  it('keep their times if the clock of the device differs by less than a minute', async () => {
    const readAt = minutesAgo(10);
    await send([{ page: 1, readAt }], { sentAt: minutesAgo(0.9) });
    expect((await loadSittings())[0]?.startedAt.toISOString()).toBe(readAt);
  });

  it('do not change the time of the position if the clock of the device is slow', async () => {
    const readAt = minutesAgo(120);
    await send([{ page: 1, readAt }], { readAt, sentAt: minutesAgo(110) });
    const position = await platform()
      .database.selectFrom('comics.reading')
      .select('readAt')
      .where('readerId', '=', reader.uuid)
      .executeTakeFirstOrThrow();
    expect(position.readAt.toISOString()).toBe(readAt);
  });

  it('are rejected with an invalid time of the device', async () => {
    const response = await send([], { sentAt: '2016-12-31T23:59:60Z' });
    expect(response.json().code).toBe('REQUEST.INVALID');
  });

  it.each([
    ['a page before the first', [{ page: -1 }]],
    ['an invalid time', [{ page: 0, readAt: 'yesterday' }]],
    ['a leap second', [{ page: 0, readAt: '2016-12-31T23:59:60Z' }]],
    ['an unknown field', [{ page: 0, mood: 'good' }]],
    ['more than 500 of them', Array(501).fill({ page: 0 })],
  ])('are rejected with %s, and nothing is stored', async (_what, views) => {
    const valid = { page: 0, readAt: minutesAgo(1) };
    const response = await send([valid, ...views.map((view) => ({ ...valid, ...view }))].slice(-501));
    expect(response.json().code).toBe('REQUEST.INVALID');
    expect(await loadSittings()).toEqual([]);
    expect(
      await platform()
        .database.selectFrom('comics.reading')
        .selectAll()
        .where('readerId', '=', reader.uuid)
        .execute(),
    ).toEqual([]);
  });

  it('of pages that the edition no longer has are ignored, and the position is saved', async () => {
    const views = [1, 8, 40_000].map((page) => ({ page, readAt: minutesAgo(1) }));
    expect((await send(views, { page: 7 })).statusCode).toBe(204);
    expect(await loadPages()).toEqual([[1]]);
    const { page } = await platform()
      .database.selectFrom('comics.reading')
      .select('page')
      .where('readerId', '=', reader.uuid)
      .executeTakeFirstOrThrow();
    expect(page).toBe(7);
    expect((await send([], { page: 8 })).json().code).toBe('CONTENT.INVALID_PAGE');
  });

  it('are refused without the right to read', async () => {
    const locked = await addReadableIssue({ isAvailableForAll: false });
    const response = await send([{ page: 0, readAt: minutesAgo(1) }], {}, locked);
    expect(response.json().code).toBe('USER.NO_ACCESS');
    expect(await loadSittings(locked)).toEqual([]);
  });

  it('count once if two devices send them at the same time', async () => {
    const views = [0, 1, 2, 3].map((page) => ({ page, readAt: minutesAgo(5 - page) }));
    const responses = await Promise.all(
      [...views, ...views].map((view, index) => send([view, ...(index % 2 ? views : [])])),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(204));
    expect(await loadPages()).toEqual([[0, 1, 2, 3]]);
  });

  it('count once per sitting in every interleaving of requests', async () => {
    const now = Date.now();
    const view = fc.record({ page: fc.nat(7), minutes: fc.nat(200) });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(view, { maxLength: 6 }), { maxLength: 6 }), async (lists) => {
        reader = await signInReader();
        const sent = lists.map((list) =>
          list.map(({ page, minutes }) => ({ page, readAt: new Date(now - minutes * 60_000).toISOString() })),
        );
        // The second device repeats everything in the opposite order.
        await Promise.all([...sent, ...[...sent].reverse()].map((views) => send(views)));
        const views = lists.flat().sort((one, other) => other.minutes - one.minutes);
        const expected: Set<number>[] = [];
        let lastMinutes = Infinity;
        for (const { page, minutes } of views) {
          if (lastMinutes - minutes >= 30) expected.push(new Set());
          expected.at(-1)?.add(page);
          lastMinutes = minutes;
        }
        expect(await loadPages()).toEqual(expected.map((pages) => [...pages].sort()));
      }),
      { numRuns: 15 },
    );
  });

  describe('have the basis of the start of their sitting', () => {
    const acquire = (id: string, createdAt: Date, expiresAt: Date | null = null) =>
      platform()
        .database.insertInto('comics.acquisition')
        .values({ readerId: reader.uuid, issueId: id, createdAt, expiresAt })
        .execute();
    const subscribe = async (startsAt: Date, expiresAt = daysAgo(-20)) => {
      const planId = await addPlan(platform().database, randomUUID());
      await platform()
        .database.insertInto('comics.subscription')
        .values({ readerId: reader.uuid, planId, startsAt, expiresAt, cycleDays: 30 })
        .execute();
    };
    const basesOf = async (id: string) => (await loadSittings(id)).map(({ basis }) => basis);
    const forSale = { isAvailableForAll: false, isAvailableForSubscribers: false };
    const forSubscribers = { isAvailableForAll: false, isAvailableForSubscribers: true };

    it('a subscription', async () => {
      const id = await addReadableIssue(forSubscribers);
      await subscribe(daysAgo(5));
      await send([{ page: 0, readAt: minutesAgo(1) }], {}, id);
      expect(await basesOf(id)).toEqual(['subscription']);
    });

    it('an acquisition rather than what is free or included', async () => {
      const free = await addReadableIssue();
      const included = await addReadableIssue(forSubscribers);
      await subscribe(daysAgo(5));
      for (const id of [free, included]) {
        await acquire(id, daysAgo(3));
        await send([{ page: 0, readAt: minutesAgo(1) }], {}, id);
        expect(await basesOf(id)).toEqual(['acquisition']);
      }
    });

    it('what is free rather than the subscription', async () => {
      const free = await addReadableIssue();
      await subscribe(daysAgo(5));
      await send([{ page: 0, readAt: minutesAgo(1) }], {}, free);
      expect(await basesOf(free)).toEqual(['free']);
    });

    it('the right of then, if the pages were read offline', async () => {
      const id = await addReadableIssue(forSubscribers);
      await subscribe(daysAgo(10));
      await acquire(id, daysAgo(9), daysAgo(7));
      await acquire(id, daysAgo(3));
      const views = [8, 5, 2].map((days) => ({ page: days, readAt: daysAgo(days).toISOString() }));
      await send(
        views.map((view) => ({ ...view, page: view.page % 8 })),
        {},
        id,
      );
      expect(await basesOf(id)).toEqual(['acquisition', 'subscription', 'acquisition']);
    });

    it('a right that has ended since, and are refused if there was none', async () => {
      const included = await addReadableIssue(forSubscribers);
      const rented = await addReadableIssue(forSale);
      await subscribe(daysAgo(10), daysAgo(4));
      await acquire(rented, daysAgo(8), daysAgo(5));
      const views = [12, 9, 6, 2].map((days) => ({ page: days % 8, readAt: daysAgo(days).toISOString() }));
      expect((await send(views, { page: 6, readAt: views[2]?.readAt }, included)).statusCode).toBe(204);
      expect((await send(views, { page: 2, readAt: views[3]?.readAt }, rented)).statusCode).toBe(204);
      expect((await loadSittings(included)).map(({ basis, pages }) => [basis, pages])).toEqual([
        ['subscription', [1]],
        ['subscription', [6]],
      ]);
      expect((await loadSittings(rented)).map(({ basis, pages }) => [basis, pages])).toEqual([
        ['acquisition', [6]],
      ]);
      // A position counts if the reader had the right at its time.
      const positions = await platform()
        .database.selectFrom('comics.reading')
        .select(['issueId', 'page'])
        .where('readerId', '=', reader.uuid)
        .where('issueId', 'in', [included, rented])
        .execute();
      expect(positions).toEqual([{ issueId: included, page: 6 }]);
      const withoutRight = await send(views.slice(3), { readAt: views[0]?.readAt }, included);
      expect([withoutRight.statusCode, withoutRight.json().code]).toEqual([409, 'USER.NO_ACCESS']);
    });

    it('not a subscription that did not include the issue', async () => {
      const id = await addReadableIssue(forSale);
      await subscribe(daysAgo(10));
      const response = await send([{ page: 0, readAt: minutesAgo(1) }], {}, id);
      expect(response.json().code).toBe('USER.NO_ACCESS');
      expect(await basesOf(id)).toEqual([]);
    });

    it('the right of now, if there was none then', async () => {
      const id = await addReadableIssue(forSubscribers);
      await acquire(id, new Date());
      await send([{ page: 0, readAt: minutesAgo(1) }], {}, id);
      expect(await basesOf(id)).toEqual(['acquisition']);
    });

    it('the right of the earliest page, if that is sent last', async () => {
      const id = await addReadableIssue(forSubscribers);
      await subscribe(daysAgo(10));
      await acquire(id, new Date(Date.now() - 15 * 60_000));
      await send([{ page: 1, readAt: minutesAgo(10) }], {}, id);
      expect(await basesOf(id)).toEqual(['acquisition']);
      await send([{ page: 0, readAt: minutesAgo(20) }], {}, id);
      await send([{ page: 2, readAt: minutesAgo(5) }], {}, id);
      expect(await basesOf(id)).toEqual(['subscription']);
    });
  });
}
