import { setTimeout as wait } from 'node:timers/promises';
import { openPushKey } from '../../../../../server/following/push/push-key.ts';
import { openPushSender } from '../../../../../server/following/push/push-sender.ts';
import {
  openPushService,
  type PushService,
  type ReceivingDevice,
} from '../../../../integration/support/push-service.ts';

const key = openPushKey(undefined, Buffer.alloc(32, 7));
const message = { content: JSON.stringify({ title: 'Novidade' }), topic: 'new-issues-1' };

describe('the push sender', () => {
  let service: PushService;
  let device: ReceivingDevice;
  let logged: unknown[];

  beforeAll(async () => {
    service = await openPushService();
  });
  afterAll(() => service.close());
  beforeEach(() => {
    device = service.addDevice(key.publicKey);
    logged = [];
  });

  const openSender = (services = [service.origin], retryDelaysMs = [1, 1]) =>
    openPushSender({
      key,
      services,
      contact: () => 'mailto:banca@banca.example',
      log: { error: (...entry: unknown[]) => void logged.push(entry) },
      retryDelaysMs,
    });
  /** Sends a message and waits until it was sent or given up. Returns how often the device was found gone. */
  async function send(sender = openSender()): Promise<number> {
    let goneCount = 0;
    sender.send(device.subscription, message, async () => {
      goneCount += 1;
    });
    await sender.close();
    return goneCount;
  }

  it('encrypts a message for the device, and signs the request', async () => {
    expect(await send()).toBe(0);
    expect(device.messages).toEqual([{ title: 'Novidade' }]);
    expect(device.requests).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it.each([429, 500, 503])('tries again after %i', async (status) => {
    device.statuses = [status, status, 201];
    expect(await send()).toBe(0);
    expect(device.messages).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it('tries again after the pause that the service asks for', async () => {
    device.statuses = [429, 201];
    device.retryAfter = '1';
    const sender = openSender();
    sender.send(device.subscription, message, async () => {});
    const end = Date.now() + 5000;
    while (device.messages.length === 0 && Date.now() < end) await wait(10);
    await sender.close();
    expect([device.requests.length, device.messages.length]).toEqual([2, 1]);
  });

  it.each([
    ['seconds', '3600'],
    ['a date', new Date(Date.now() + 3_000_000).toUTCString()],
  ])('does not shorten a pause given as %s when it closes', async (_, retryAfter) => {
    device.statuses = [503, 201];
    device.retryAfter = retryAfter;
    await send();
    expect(device.requests).toHaveLength(1);
    expect(logged).toHaveLength(1);
  });

  it('gives up if the service asks for more than an hour', async () => {
    device.statuses = [429];
    device.retryAfter = '3601';
    const sender = openSender();
    sender.send(device.subscription, message, async () => {});
    const end = Date.now() + 5000;
    while (logged.length === 0 && Date.now() < end) await wait(10);
    expect(device.requests).toHaveLength(1);
    await sender.close();
    expect(logged).toHaveLength(1);
  });

  it('ignores a pause that is not valid', async () => {
    device.statuses = [503, 201];
    device.retryAfter = 'soon';
    await send();
    expect(device.messages).toHaveLength(1);
  });

  it('gives up after three attempts, and logs the service but not the address', async () => {
    device.statuses = [500];
    await send();
    expect(device.requests).toHaveLength(3);
    expect(logged).toEqual([
      [{ service: service.origin, status: 500 }, 'a message to a device could not be sent'],
    ]);
  });

  it('sends other messages while many wait for their next attempt, and makes the attempts when it closes', async () => {
    const sender = openSender([service.origin], [60_000]);
    const failing = Array.from({ length: 20 }, () => service.addDevice(key.publicKey));
    for (const device of failing) {
      device.statuses = [503, 201];
      sender.send(device.subscription, message, async () => {});
    }
    sender.send(device.subscription, message, async () => {});
    const end = Date.now() + 5000;
    while (device.messages.length === 0 && Date.now() < end) await wait(10);
    expect(device.messages).toHaveLength(1);
    await sender.close();
    expect(failing.map(({ requests, messages }) => [requests.length, messages.length])).toEqual(
      failing.map(() => [2, 1]),
    );
  });

  it.each([301, 400, 403, 413])('gives up at once after %i', async (status) => {
    device.statuses = [status];
    expect(await send()).toBe(0);
    expect(device.requests).toHaveLength(1);
    expect(logged).toHaveLength(1);
  });

  it.each([404, 410])('reports a device that is gone: %i', async (status) => {
    device.statuses = [status];
    expect(await send()).toBe(1);
    expect(device.requests).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it('logs only the code of a connection that fails', async () => {
    const closed = await openPushService();
    device = closed.addDevice(key.publicKey);
    await closed.close();
    await send(openSender([closed.origin]));
    expect(logged).toEqual([
      [{ service: closed.origin, reason: 'ECONNREFUSED' }, 'a message to a device could not be sent'],
    ]);
  });

  it('sends nothing to a service that is no longer allowed', async () => {
    expect(await send(openSender([]))).toBe(1);
    expect(device.requests).toEqual([]);
  });
});
