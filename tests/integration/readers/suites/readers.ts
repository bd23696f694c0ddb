import {
  addAcquisition,
  addIssue,
  addPlan,
  addReader,
  addSubscription,
  daysAgo,
} from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

export function readers(platform: () => TestPlatform): void {
  let reader: TestCaller;
  const createProfile = () =>
    platform().app.inject({ method: 'POST', url: '/api/comics/user', headers: reader.headers });
  const loadProfile = (owner = reader, caller = reader) =>
    platform().app.inject({ url: `/api/comics/user/${owner.uuid}`, headers: caller.headers });

  beforeAll(() => platform().deleteAllData());
  beforeEach(async () => {
    reader = await platform().signIn();
  });

  it('creates a missing profile with the defaults', async () => {
    const before = await loadProfile();
    expect([before.statusCode, before.json().code]).toEqual([404, 'USER.NOT_FOUND']);
    const created = await createProfile();
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({
      dragonId: reader.uuid,
      preferences: { language: 'pt-br', theme: 'dark' },
      market: 'brazil',
      currency: 'BRL',
      parentDragonId: null,
      parentalSettings: { isActive: false },
      svaBond: null,
      subscription: null,
      scheduledSubscription: null,
      expiredSubscription: null,
    });
    expect((await loadProfile()).json()).toEqual(created.json());
  });

  it('creates only one profile for concurrent requests', async () => {
    const statuses = (await Promise.all([createProfile(), createProfile(), createProfile()])).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.sort()).toEqual([200, 200, 201]);
    expect((await createProfile()).statusCode).toBe(200);
  });

  it('accepts a JSON content type with an empty body', async () => {
    const headers = { ...reader.headers, 'content-type': 'application/json' };
    const response = await platform().app.inject({
      method: 'POST',
      url: '/api/comics/user',
      headers,
      payload: '',
    });
    expect(response.statusCode).toBe(201);
  });

  it('distinguishes active and expired subscriptions', async () => {
    const expired = daysAgo(3);
    await addSubscription(platform().database, reader.uuid, expired);
    expect((await loadProfile()).json()).toMatchObject({
      subscription: null,
      expiredSubscription: { expiresAt: expired.toISOString() },
    });
    const running = daysAgo(-3);
    await addSubscription(platform().database, reader.uuid, running);
    expect((await loadProfile()).json()).toMatchObject({
      subscription: { expiresAt: running.toISOString() },
      expiredSubscription: null,
    });
  });

  it('returns the plan of a subscription in the requested language', async () => {
    const plan = await addPlan(platform().database, 'familia', { 'pt-br': 'Família', 'en-us': 'Family' });
    await addSubscription(platform().database, reader.uuid, daysAgo(-20), { plan });
    const { subscription } = (
      await platform().app.inject({
        url: `/api/comics/user/${reader.uuid}`,
        headers: { ...reader.headers, 'accept-language': 'en-us' },
      })
    ).json();
    expect(subscription).toMatchObject({
      plan: { externalId: plan, slug: 'familia', name: 'Family', features: ['Family'], provider: null },
      hasAutoRenewal: false,
      cycleDurationInDays: 30,
      expiresAt: expect.any(String),
    });
  });

  it('returns the next scheduled subscription in addition to an active or expired one', async () => {
    const { database } = platform();
    const issue = await addIssue(database, { slug: 'para-assinantes', isAvailableForAll: false });
    const loadPages = () =>
      platform().app.inject({ url: `/api/comics/issue/${issue}/pages`, headers: reader.headers });
    const later = { startsAt: daysAgo(-10) };
    await addSubscription(database, reader.uuid, daysAgo(-90), { startsAt: daysAgo(-60) });
    await addSubscription(database, reader.uuid, daysAgo(-40), later);
    await addSubscription(database, reader.uuid, daysAgo(5));
    expect((await loadProfile()).json()).toMatchObject({
      subscription: null,
      scheduledSubscription: { startsAt: later.startsAt.toISOString() },
      expiredSubscription: { expiresAt: expect.any(String) },
    });
    expect((await loadPages()).json().isSample).toBe(true);
    await addSubscription(database, reader.uuid, daysAgo(-10));
    expect((await loadProfile()).json()).toMatchObject({
      subscription: { expiresAt: expect.any(String) },
      scheduledSubscription: { startsAt: later.startsAt.toISOString() },
      expiredSubscription: null,
    });
    expect((await loadPages()).json().isSample).toBe(false);
  });

  it('returns the operator link and the guardian of the reader', async () => {
    const { database } = platform();
    await createProfile();
    const guided = await platform().signIn();
    await addReader(database, guided.uuid);
    await database
      .updateTable('comics.reader')
      .set({ guardianId: reader.uuid, hasParentalControl: true })
      .where('readerId', '=', guided.uuid)
      .execute();
    await database
      .insertInto('comics.operator_link')
      .values({ readerId: reader.uuid, provider: 'claro', subjectId: 'abc', isActive: true })
      .execute();
    expect((await loadProfile()).json()).toMatchObject({
      svaBond: { isActive: true, svaName: 'claro', subjectId: 'abc', metadata: {} },
      parentDragonId: null,
      parentalSettings: { isActive: false },
    });
    expect((await loadProfile(guided, guided)).json()).toMatchObject({
      svaBond: null,
      parentDragonId: reader.uuid,
      parentalSettings: { isActive: true },
    });
  });

  it("lists the reader's own acquisitions with the slugs of their issues", async () => {
    const { database } = platform();
    const rented = await addIssue(database, { slug: 'rented' });
    const bought = await addIssue(database, { slug: 'bought' });
    const until = daysAgo(-2);
    await addAcquisition(database, reader.uuid, rented, until);
    await addAcquisition(database, (await platform().signIn()).uuid, bought, null);
    const list = () => platform().app.inject({ url: '/api/comics/acquisition', headers: reader.headers });
    expect((await list()).json()).toEqual({
      items: [{ issue: { externalId: rented, slug: 'rented' }, expiresAt: until.toISOString() }],
      page: 0,
      limit: 999,
      hasNext: false,
    });
    await addAcquisition(database, reader.uuid, bought, null);
    expect((await list()).json().items[0]).toEqual({
      issue: { externalId: bought, slug: 'bought' },
      expiresAt: null,
    });
  });

  it('does not return the profile of another reader', async () => {
    const response = await loadProfile(await platform().signIn());
    expect([response.statusCode, response.json().code]).toEqual([403, 'ACCESS.FORBIDDEN']);
  });
}
