import {
  type AnnouncementContext,
  announceNewIssues,
} from '../../../server/following/announcements/announce-new-issues.ts';
import { maxSubscriptions } from '../../../server/following/push/push-subscriptions.ts';
import { openPushService, type PushService, type ReceivingDevice } from '../support/push-service.ts';
import { ManualClock } from '../support/scheduled-jobs-machine.ts';
import { addIssue, addPublisher, addReader, addSeries } from '../support/seed.ts';
import { openTestPlatform, type TestCaller, type TestPlatform } from '../support/test-platform.ts';

describe('messages about new issues to devices', () => {
  let service: PushService;
  let platform: TestPlatform;
  let clock: ManualClock;
  let reader: TestCaller;
  let publisherId: string;
  let seriesId: string;
  let key: string;
  let problems: unknown[];

  const request = (
    method: 'GET' | 'PUT' | 'DELETE',
    path: string,
    {
      caller = reader,
      payload,
      language = 'pt-br',
    }: { caller?: TestCaller; payload?: object; language?: string } = {},
  ) =>
    platform.app.inject({
      method,
      url: `/api/comics/follow${path}`,
      headers: { ...caller.headers, 'accept-language': language },
      ...(payload && { payload }),
    });
  const subscribe = (device: ReceivingDevice, options: { caller?: TestCaller; language?: string } = {}) =>
    request('PUT', '/push', { ...options, payload: device.subscription });
  const isOn = async (caller = reader) => (await request('GET', '/push', { caller })).json().isOn;
  const subscribeDevice = async (options: { caller?: TestCaller; language?: string } = {}) => {
    const device = service.addDevice(key);
    expect((await subscribe(device, options)).statusCode).toBe(204);
    return device;
  };
  const countRows = async () => {
    const { database } = platform;
    const [subscriptions, schedules] = await Promise.all([
      database.selectFrom('comics.push_subscription').select('sessionId').execute(),
      database.selectFrom('comics.announcement_schedule').select('channel').execute(),
    ]);
    return { subscriptions: subscriptions.length, schedules: schedules.length };
  };
  const announce = (overrides: Partial<AnnouncementContext> = {}) =>
    announceNewIssues({
      ...platform.announcements,
      now: clock.now,
      onProblem: (error) => void problems.push(error),
      ...overrides,
    });
  const publish = (slug: string, columns = {}) =>
    addIssue(platform.database, {
      slug,
      publisherId,
      seriesId,
      publishedAt: clock.now(),
      editions: { 'pt-br': `Nanquim ${slug}`, 'en-us': `Ink ${slug}` },
      ...columns,
    });
  /** Publishes an issue an hour later, and announces it another hour later. */
  const announceIssue = async (slug: string, columns = {}) => {
    clock.advance({ hours: 1 });
    await publish(slug, columns);
    clock.advance({ hours: 1 });
    await announce();
  };
  const until = async (isDone: () => boolean | Promise<boolean>) => {
    const end = Date.now() + 5000;
    while (!(await isDone())) {
      if (Date.now() > end) throw new Error('This did not happen within 5 seconds.');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  /** Waits until a message would have arrived. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 200));

  beforeAll(async () => {
    service = await openPushService();
    platform = await openTestPlatform({ environment: { PUSH_SERVICES: service.origin } });
  }, 60_000);
  afterAll(async () => {
    await platform.close();
    await service.close();
  });

  beforeEach(async () => {
    await platform.deleteAllData();
    problems = [];
    // The routes use the real time, so the test continues from there.
    clock = new ManualClock(new Date().toISOString());
    publisherId = await addPublisher(platform.database, { username: 'ipe', name: 'Ipê' });
    seriesId = await addSeries(platform.database, publisherId, 'nanquim', 'Nanquim');
    await publish('um');
    reader = await platform.signIn();
    await request('PUT', `/series/${seriesId}`);
    key = (await request('GET', '/push')).json().publicKey;
  });
  afterEach(() => expect(problems).toEqual([]));

  it('are off at first, and are turned on and off for the device of the session', async () => {
    expect(await isOn()).toBe(false);
    const device = await subscribeDevice();
    expect((await subscribe(device)).statusCode).toBe(204);
    expect(await isOn()).toBe(true);
    expect(await countRows()).toEqual({ subscriptions: 1, schedules: 1 });
    for (const _ of [1, 2]) expect((await request('DELETE', '/push')).statusCode).toBe(204);
    expect(await isOn()).toBe(false);
    expect(await countRows()).toEqual({ subscriptions: 0, schedules: 0 });
    await announceIssue('dois');
    await settle();
    expect(device.requests).toEqual([]);
  });

  it('name one issue and open it', async () => {
    const device = await subscribeDevice();
    await announceIssue('dois', { number: 2 });
    await until(() => device.messages.length > 0);
    expect(device.messages).toEqual([
      {
        title: 'Saiu edição nova do que você segue',
        body: 'Nanquim dois nº 2',
        path: '/issue/dois',
        tag: expect.stringMatching(/^new-issues-[\da-z]+$/),
        language: 'pt-BR',
      },
    ]);
    expect(device.requests[0]).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: device.messages[0]?.tag,
    });
  });

  it('do not name an issue for adults', async () => {
    await platform.database.updateTable('identity.account').set({ declaredAdultAt: new Date() }).execute();
    const device = await subscribeDevice();
    await announceIssue('adulto', { parentalRating: '+18' });
    await until(() => device.messages.length > 0);
    expect(device.messages).toMatchObject([{ body: 'Para maiores de 18 anos', path: '/issue/adulto' }]);
  });

  it('arrive at every device in its language, at most once a day, with each issue once', async () => {
    const first = await subscribeDevice();
    const second = await subscribeDevice({
      caller: await openAnotherSession(platform, reader),
      language: 'en-us',
    });
    clock.advance({ hours: 1 });
    for (const slug of ['dois', 'tres', 'quatro', 'cinco']) {
      clock.advance({ minutes: 1 });
      await publish(slug);
    }
    clock.advance({ hours: 1 });
    await announce();
    await publish('seis');
    clock.advance({ hours: 20 });
    await announce();
    await until(() => first.messages.length + second.messages.length > 1);
    await settle();
    expect(first.messages).toHaveLength(1);
    expect(second.messages).toEqual([
      {
        title: '4 new issues from what you follow',
        body: 'Ink cinco · Ink quatro · Ink tres · 1 more issue',
        path: '/shelf/following',
        tag: first.messages[0]?.tag,
        language: 'en-US',
      },
    ]);
    clock.advance({ hours: 4 });
    await announce();
    await until(() => first.messages.length > 1);
    expect(first.messages[1]?.path).toBe('/issue/seis');
  });

  it('are independent of the emails', async () => {
    const emails: string[] = [];
    const readerMail = {
      send: async (_: string, { subject }: { subject: string }) => void emails.push(subject),
    };
    const device = await subscribeDevice();
    await request('PUT', '/announcements', { payload: { email: true } });
    clock.advance({ hours: 1 });
    await publish('dois');
    clock.advance({ hours: 1 });
    await announce({ readerMail });
    await until(() => device.messages.length > 0);
    expect(emails).toEqual(['Chegou à Banca: Nanquim dois']);
    await request('DELETE', '/push');
    expect((await request('GET', '/announcements')).json()).toEqual({ email: true });
  });

  it('omit issues that a guided reader may not see', async () => {
    const guardian = await platform.signIn();
    await addReader(platform.database, guardian.uuid);
    const device = await subscribeDevice();
    await platform.database
      .updateTable('comics.reader')
      .set({ guardianId: guardian.uuid, hasParentalControl: true })
      .where('readerId', '=', reader.uuid)
      .execute();
    await announceIssue('adulto', { parentalRating: '+18' });
    await announceIssue('livre');
    await until(() => device.messages.length > 0);
    expect(device.messages.map(({ path }) => path)).toEqual(['/issue/livre']);
  });

  it('are sent once by several machines, and never twice after a crash', async () => {
    const device = await subscribeDevice();
    clock.advance({ hours: 1 });
    await publish('dois');
    clock.advance({ hours: 1 });
    const crash = new Error('The machine stopped.');
    await announce({
      push: {
        send() {
          throw crash;
        },
      },
    });
    expect(problems).toEqual([crash]);
    problems = [];
    await announce();
    await publish('tres');
    clock.advance({ days: 1, hours: 1 });
    await Promise.all(Array.from({ length: 4 }, () => announce()));
    await until(() => device.messages.length > 0);
    await settle();
    expect(device.messages.map(({ path }) => path)).toEqual(['/issue/tres']);
  });

  it.each([404, 410])('stop when the push service answers %i', async (status) => {
    const device = await subscribeDevice();
    device.statuses = [status];
    await announceIssue('dois');
    await until(async () => (await countRows()).subscriptions === 0);
    expect(await countRows()).toEqual({ subscriptions: 0, schedules: 0 });
    expect(await isOn()).toBe(false);
    expect(device.requests).toHaveLength(1);
  });

  it('follow no redirect, and log a failure without the address of the device', async () => {
    const device = await subscribeDevice();
    device.statuses = [307];
    await announceIssue('dois');
    const failure = () =>
      platform.securityEvents.find(({ msg }) => msg === 'a message to a device could not be sent');
    await until(() => failure() !== undefined);
    expect(failure()).toMatchObject({ service: service.origin, status: 307 });
    expect(JSON.stringify(platform.securityEvents)).not.toContain(device.subscription.endpoint);
    expect(await isOn()).toBe(true);
  });

  it('stop with the session, however it ends', async () => {
    const device = await subscribeDevice();
    const headers = reader.headers;
    await platform.app.inject({ method: 'POST', url: '/api/identity/auth/logout', headers });
    await announceIssue('dois');
    await settle();
    expect(device.requests).toEqual([]);
    expect(await countRows()).toEqual({ subscriptions: 0, schedules: 0 });
  });

  it('go only to the reader who subscribed last on a device', async () => {
    const device = await subscribeDevice();
    const other = await platform.signIn();
    await subscribe(device, { caller: other });
    expect([await isOn(), await isOn(other)]).toEqual([false, true]);
    await announceIssue('dois');
    await settle();
    expect(device.requests).toEqual([]);
    expect(await countRows()).toEqual({ subscriptions: 1, schedules: 1 });
  });

  it('belong to one reader if several subscribe on a device at once', async () => {
    const callers = await Promise.all(Array.from({ length: 6 }, () => platform.signIn()));
    for (let round = 0; round < 3; round += 1) {
      const device = service.addDevice(key);
      const responses = await Promise.all(callers.map((caller) => subscribe(device, { caller })));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(callers.map(() => 204));
      expect((await countRows()).subscriptions).toBe(1);
    }
  });

  it('replace the former subscription of the device', async () => {
    await subscribeDevice();
    const renewed = await subscribeDevice();
    expect(await countRows()).toEqual({ subscriptions: 1, schedules: 1 });
    await announceIssue('dois');
    await until(() => renewed.messages.length > 0);
  });

  it('reach a limited number of devices: a further one replaces the oldest', async () => {
    await subscribeDevice();
    for (let count = 0; count < maxSubscriptions; count += 1)
      await subscribeDevice({ caller: await openAnotherSession(platform, reader) });
    expect(await countRows()).toEqual({ subscriptions: maxSubscriptions, schedules: 1 });
    expect(await isOn()).toBe(false);
  });

  it('are not sent to other hosts, nor with invalid keys', async () => {
    const { subscription } = service.addDevice(key);
    const invalid = [
      { ...subscription, endpoint: 'http://127.0.0.1:5432/' },
      { ...subscription, endpoint: 'https://metadata.example/latest' },
      { ...subscription, p256dh: `B${'A'.repeat(86)}` },
      { ...subscription, auth: 'short' },
      { ...subscription, readerId: reader.uuid },
    ];
    for (const payload of invalid) expect((await request('PUT', '/push', { payload })).statusCode).toBe(400);
    expect(await isOn()).toBe(false);
  });
});

/** Opens a session of the reader on another device. */
async function openAnotherSession(platform: TestPlatform, { uuid }: TestCaller): Promise<TestCaller> {
  const { headers, sessionId = '' } = await platform.signIn();
  await platform.database
    .updateTable('identity.session')
    .set({ accountId: uuid })
    .where('id', '=', sessionId)
    .execute();
  return { uuid, sessionId, headers };
}
