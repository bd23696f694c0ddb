import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../../../server/database/database.ts';
import { maxAttempts } from '../../../../server/webhooks/retry-schedule.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { openWebhookStudio, type WebhookStudio } from '../../support/webhooks/webhook-calls.ts';
import {
  isSignedWithSecret,
  openWebhookReceiver,
  type ReceivingEndpoint,
  type WebhookReceiver,
} from '../../support/webhooks/webhook-receiver.ts';

export function webhookDeliveries(platform: () => TestPlatform): void {
  let receiver: WebhookReceiver;
  let endpoint: ReceivingEndpoint;
  let studio: WebhookStudio;
  let webhookId: string;
  let secret: string;

  beforeAll(async () => {
    receiver = await openWebhookReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(async () => {
    await platform().deleteAllData();
    endpoint = receiver.addEndpoint();
    studio = await openWebhookStudio(platform());
    ({ externalId: webhookId, secret } = await studio.add(endpoint.url));
  });
  afterEach(() => expect(studio.problems).toEqual([]));

  const sendTest = (id = webhookId) => studio.sendTest(id);
  const logOf = async (id = webhookId) => (await studio.deliveriesOf(id))[0];
  const idsOf = ({ requests }: ReceivingEndpoint) => requests.map(({ headers }) => headers['webhook-id']);

  /** Runs all attempts of a new delivery, each when it is due. `afterAttempt`: runs after each of them. */
  async function exhaust(afterAttempt = async () => {}): Promise<string> {
    const { externalId } = await sendTest();
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      await studio.pass();
      await afterAttempt();
      const log: { externalId: string; nextAttemptAt: string | null }[] =
        await studio.deliveriesOf(webhookId);
      const nextAttemptAt = log.find((delivery) => delivery.externalId === externalId)?.nextAttemptAt;
      if (!nextAttemptAt) break;
      studio.clock.advance({ seconds: (Date.parse(nextAttemptAt) - studio.clock.now().getTime()) / 1000 });
    }
    return externalId;
  }

  it('are signed requests with the id, type, time and data of the event', async () => {
    const { eventId, occurredAt } = await sendTest();
    await studio.pass();
    const [request] = endpoint.requests;
    if (!request) throw new Error('There was no request.');
    expect(JSON.parse(request.body)).toEqual({
      type: 'webhook.test',
      timestamp: occurredAt,
      data: { publisherId: studio.publisherId, webhookId },
    });
    expect(request.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Banca-Webhooks/1',
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(studio.clock.now().getTime() / 1000)),
    });
    expect(isSignedWithSecret(secret, request)).toBe(true);
    expect(await logOf()).toMatchObject({
      state: 'delivered',
      attempts: 1,
      nextAttemptAt: null,
      lastStatus: 204,
      lastError: null,
      deliveredAt: studio.clock.now().toISOString(),
    });
  });

  it('are listed page by page, newest first', async () => {
    const sent = [await sendTest(), await sendTest(), await sendTest()].map(({ externalId }) => externalId);
    const page = async (number: number) =>
      (await studio.caller.get(`/webhook/${webhookId}/delivery?limit=2&page=${number}`)).json();
    const [first, second] = [await page(0), await page(1)];
    const ids = [...first.items, ...second.items].map(({ externalId }) => externalId);
    expect(ids).toEqual(sent.reverse());
    expect([first.hasNext, second.hasNext]).toEqual([true, false]);
  });

  it('are retried with the same id until they succeed', async () => {
    endpoint.statuses = [500, 503, 200];
    await sendTest();
    await studio.pass();
    expect(await logOf()).toMatchObject({ state: 'pending', attempts: 1, lastStatus: 500 });
    studio.clock.advance({ seconds: 4 });
    await studio.pass();
    expect(endpoint.requests).toHaveLength(1);
    studio.clock.advance({ seconds: 2 });
    await studio.pass();
    expect((await studio.stateOf(webhookId)).failingSince).not.toBeNull();
    studio.clock.advance({ minutes: 6 });
    await studio.pass();
    expect(await logOf()).toMatchObject({ state: 'delivered', attempts: 3, lastStatus: 200 });
    expect(new Set(idsOf(endpoint)).size).toBe(1);
    expect(endpoint.requests.every((request) => isSignedWithSecret(secret, request))).toBe(true);
    expect((await studio.stateOf(webhookId)).failingSince).toBeNull();
  });

  it('fail after the last attempt, and can be replayed with the same id', async () => {
    endpoint.statuses = [500];
    const externalId = await exhaust();
    expect(endpoint.requests).toHaveLength(maxAttempts);
    expect(await logOf()).toMatchObject({ state: 'failed', attempts: maxAttempts, nextAttemptAt: null });
    endpoint.statuses = [200];
    await studio.caller.patch(`/webhook/${webhookId}`, { isActive: true });
    const replayed = await studio.caller.post(`/webhook/${webhookId}/delivery/${externalId}/replay`);
    expect([replayed.statusCode, replayed.json()]).toEqual([
      202,
      expect.objectContaining({ state: 'pending', attempts: 0 }),
    ]);
    await studio.pass();
    expect(await logOf()).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(new Set(idsOf(endpoint)).size).toBe(1);
  });

  it('are replayed although they were delivered', async () => {
    const { externalId } = await sendTest();
    await studio.pass();
    await studio.caller.post(`/webhook/${webhookId}/delivery/${externalId}/replay`);
    await studio.pass();
    expect(endpoint.requests).toHaveLength(2);
  });

  it('are signed with both secrets for a day after a rotation', async () => {
    const rotated = (await studio.caller.post(`/webhook/${webhookId}/secret`)).json();
    await sendTest();
    await studio.pass();
    studio.clock.advance({ hours: 25 });
    await sendTest();
    await studio.pass();
    const signedBy = endpoint.requests.map((request) =>
      [secret, rotated.secret].map((each) => isSignedWithSecret(each, request)),
    );
    expect(signedBy).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('happen once, also if several machines run passes', async () => {
    for (let count = 0; count < 20; count += 1) await sendTest();
    await Promise.all([studio.pass(), studio.pass(), studio.pass()]);
    expect([endpoint.requests.length, new Set(idsOf(endpoint)).size]).toEqual([20, 20]);
  });

  it('are repeated with the same id if the machine crashes before it records the response', async () => {
    await sendTest();
    const problems: unknown[] = [];
    const database: Database = platform().database.withPlugin({
      transformQuery({ node }) {
        const hasSent = endpoint.requests.length > 0;
        if (hasSent && node.kind === 'UpdateQueryNode') throw new Error('The machine has crashed.');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await studio.pass({ database, onProblem: (error) => void problems.push(error) });
    expect(problems).not.toEqual([]);
    await studio.pass();
    expect(endpoint.requests).toHaveLength(1);
    studio.clock.advance({ minutes: 2 });
    await studio.pass();
    expect([endpoint.requests.length, new Set(idsOf(endpoint)).size]).toEqual([2, 1]);
    expect(await logOf()).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  it('end when the receiver answers 410, which turns the webhook off', async () => {
    endpoint.statuses = [410];
    const { externalId } = await sendTest();
    await studio.pass();
    expect(await studio.stateOf(webhookId)).toMatchObject({ isActive: false, inactiveReason: 'gone' });
    expect(await logOf()).toMatchObject({ state: 'failed', lastStatus: 410 });
    for (const path of ['test', `delivery/${externalId}/replay`]) {
      const response = await studio.caller.post(`/webhook/${webhookId}/${path}`);
      expect([response.statusCode, response.json().code]).toEqual([409, 'WEBHOOK.NOT_ACTIVE']);
    }
    await studio.caller.patch(`/webhook/${webhookId}`, { isActive: true });
    expect(await studio.stateOf(webhookId)).toMatchObject({ isActive: true, inactiveReason: null });
  });

  it('turn the webhook off when an event has failed for good and no other succeeded', async () => {
    endpoint.statuses = [500];
    await exhaust(async () => {
      expect((await studio.stateOf(webhookId)).isActive).toBe(endpoint.requests.length < maxAttempts);
      // Another event waits for its next attempt when the webhook is turned off.
      if (endpoint.requests.length === maxAttempts - 1) await sendTest();
    });
    expect(await studio.stateOf(webhookId)).toMatchObject({ isActive: false, inactiveReason: 'failing' });
    expect(await studio.deliveriesOf(webhookId)).toMatchObject([
      { state: 'failed', lastError: 'WEBHOOK_INACTIVE' },
      { state: 'failed', lastStatus: 500 },
    ]);
  });

  it('leave the webhook on if another event succeeded meanwhile', async () => {
    endpoint.statuses = [...Array(maxAttempts - 1).fill(500), 204, 500];
    await exhaust(async () => {
      if (endpoint.requests.length !== maxAttempts - 1) return;
      await sendTest();
      await studio.pass();
    });
    expect(endpoint.requests).toHaveLength(maxAttempts + 1);
    expect((await studio.stateOf(webhookId)).isActive).toBe(true);
  });

  it('end when the publisher turns the webhook off', async () => {
    await sendTest();
    await studio.caller.patch(`/webhook/${webhookId}`, { isActive: false });
    await studio.pass();
    expect(endpoint.requests).toEqual([]);
    expect(await logOf()).toMatchObject({ state: 'failed', lastError: 'WEBHOOK_INACTIVE' });
  });

  it('do not wait for a webhook that answers slowly', async () => {
    const other = receiver.addEndpoint();
    const { externalId: otherId } = await studio.add(other.url);
    const openResponses: (() => void)[] = [];
    endpoint.respond = (response) => {
      if (other.requests.length >= 10) response.end();
      else openResponses.push(() => response.end());
    };
    for (let count = 0; count < 4; count += 1) await sendTest();
    for (let count = 0; count < 10; count += 1) await sendTest(otherId);
    other.respond = (response) => {
      response.end();
      // Until now, the slow webhook has answered nothing.
      if (other.requests.length === 10) for (const end of openResponses.splice(0)) end();
    };
    await studio.pass({ timeoutMs: 60_000 });
    expect([other.requests.length, endpoint.requests.length]).toEqual([10, 4]);
  });

  it('fail with TIMEOUT if the receiver does not answer', async () => {
    endpoint.respond = () => {};
    await sendTest();
    await studio.pass({ timeoutMs: 50 });
    expect(await logOf()).toMatchObject({ state: 'pending', lastStatus: null, lastError: 'TIMEOUT' });
  });

  it('do not follow redirects', async () => {
    const other = receiver.addEndpoint();
    endpoint.respond = (response) => void response.writeHead(307, { location: other.url }).end();
    await sendTest();
    await studio.pass();
    expect(other.requests).toEqual([]);
    expect(await logOf()).toMatchObject({ state: 'pending', lastStatus: 307 });
  });

  it('do not read a response without end', async () => {
    let isClosed = false;
    endpoint.respond = (response) => {
      const write = () => {
        if (isClosed) return;
        response.write('x'.repeat(1000));
        setImmediate(write);
      };
      response.on('close', () => {
        isClosed = true;
      });
      response.writeHead(200);
      write();
    };
    await sendTest();
    await studio.pass({ timeoutMs: 60_000 });
    expect(await logOf()).toMatchObject({ state: 'delivered', lastStatus: 200 });
  });

  it('fail if nothing listens at the address', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    await studio.caller.patch(`/webhook/${webhookId}`, { url: `http://127.0.0.1:${port}/` });
    await sendTest();
    await studio.pass();
    expect(await logOf()).toMatchObject({ state: 'pending', lastError: 'ECONNREFUSED' });
  });

  it('never connect to an address that is not public, also if a host name leads to it', async () => {
    await sendTest();
    await studio.pass({ allowsLoopback: false });
    expect(await logOf()).toMatchObject({ state: 'pending', lastError: 'ADDRESS_NOT_PUBLIC' });
    await studio.caller.patch(`/webhook/${webhookId}`, {
      url: `https://rebound.example:${receiver.port}/`,
    });
    studio.clock.advance({ minutes: 1 });
    const resolvedHosts: string[] = [];
    const resolveHost = async (host: string) => {
      resolvedHosts.push(host);
      return ['127.0.0.1', '::1', '10.0.0.1', '::ffff:127.0.0.1'];
    };
    await studio.pass({ resolveHost });
    expect(await logOf()).toMatchObject({ attempts: 2, lastError: 'ADDRESS_NOT_PUBLIC' });
    expect([resolvedHosts, endpoint.requests]).toEqual([['rebound.example'], []]);
  });

  it('fail while the secret cannot be decrypted, until it is rotated', async () => {
    await platform()
      .database.updateTable('publishing.webhook_endpoint')
      .set({ secret: Buffer.alloc(60) })
      .where('id', '=', webhookId)
      .execute();
    await sendTest();
    await studio.pass();
    expect(await logOf()).toMatchObject({ state: 'pending', lastError: 'SECRET_UNREADABLE' });
    await studio.caller.post(`/webhook/${webhookId}/secret`);
    studio.clock.advance({ minutes: 1 });
    await studio.pass();
    expect(await logOf()).toMatchObject({ state: 'delivered' });
  });

  it('are kept for 30 days', async () => {
    await sendTest();
    studio.clock.advance({ days: 29 });
    await studio.pass();
    expect(await studio.deliveriesOf(webhookId)).toHaveLength(1);
    studio.clock.advance({ days: 2 });
    await studio.pass();
    expect(await studio.deliveriesOf(webhookId)).toEqual([]);
  });
}
