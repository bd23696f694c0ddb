import { setTimeout } from 'node:timers/promises';
import { openPushKey } from '../../../../../server/following/push/push-key.ts';
import { openPushSender } from '../../../../../server/following/push/push-sender.ts';
import {
  openPushService,
  type PushService,
  type ReceivingDevice,
} from '../../../../integration/support/push-service.ts';

type SenderOptions = Parameters<typeof openPushSender>[0];

const key = openPushKey(undefined, Buffer.alloc(32, 7));

/** A wait that only closing ends. */
const untilClosing: SenderOptions['wait'] = (_ms, signal) => setTimeout(60_000, undefined, { signal });

async function waitUntil(condition: () => boolean): Promise<void> {
  const end = Date.now() + 5000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('The condition was not met.');
    await setTimeout(10);
  }
}

const message = { content: JSON.stringify({ title: 'Novidade' }), topic: 'new-issues-1' };

describe('the push sender', () => {
  let service: PushService;
  let device: ReceivingDevice;
  let logged: unknown[];
  /** The waits between attempts, in milliseconds. They end at once. */
  let waits: number[];

  beforeAll(async () => {
    service = await openPushService();
  });
  afterAll(() => service.close());
  beforeEach(() => {
    device = service.addDevice(key.publicKey);
    logged = [];
    waits = [];
  });

  const openSender = ({ services = [service.origin], ...options }: Partial<SenderOptions> = {}) =>
    openPushSender({
      key,
      services,
      contact: () => 'mailto:banca@banca.example',
      log: { error: (...entry: unknown[]) => void logged.push(entry) },
      retryDelaysMs: [2000, 20_000],
      wait: async (ms) => void waits.push(ms),
      ...options,
    });
  /**
   * Sends a message and closes at once, which waits until the message was sent or given up. Returns how often the device
   * was found gone.
   */
  async function send(sender = openSender()): Promise<number> {
    let goneCount = 0;
    sender.send(device.subscription, message, async () => {
      goneCount += 1;
    });
    await sender.close();
    return goneCount;
  }

  /** Sends a message, and closes after it was sent or given up. */
  async function sendBeforeClosing(): Promise<void> {
    const sender = openSender();
    sender.send(device.subscription, message, async () => {});
    await waitUntil(() => device.messages.length + logged.length > 0);
    await sender.close();
  }

  it('encrypts a message for the device, and signs the request', async () => {
    expect(await send()).toBe(0);
    expect(device.messages).toEqual([{ title: 'Novidade' }]);
    expect(device.requests).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it.each([429, 500, 503])('tries again after %i, with growing delays', async (status) => {
    device.statuses = [status, status, 201];
    expect(await send()).toBe(0);
    expect(device.messages).toHaveLength(1);
    expect(waits).toEqual([2000, 20_000]);
    expect(logged).toEqual([]);
  });

  it.each([
    ['300', 300_000],
    ['3', 3000],
    ['1', 2000],
  ])(
    'waits as long as the service asks, but not less than its own delay: %s s',
    async (retryAfter, waitMs) => {
      device.statuses = [429, 201];
      device.retryAfter = retryAfter;
      await sendBeforeClosing();
      expect(waits).toEqual([waitMs]);
      expect(device.messages).toHaveLength(1);
    },
  );

  it('waits until the date that the service names', async () => {
    device.statuses = [503, 201];
    device.retryAfter = new Date(Date.now() + 90_000).toUTCString();
    await sendBeforeClosing();
    // The header has whole seconds.
    expect(waits.map((ms) => ms > 60_000 && ms <= 90_000)).toEqual([true]);
    expect(device.messages).toHaveLength(1);
  });

  it('gives up at once if the service asks for more than five minutes', async () => {
    device.statuses = [429];
    device.retryAfter = '301';
    await sendBeforeClosing();
    expect(waits).toEqual([]);
    expect(device.requests).toHaveLength(1);
    expect(logged).toHaveLength(1);
  });

  it.each(['soon', '', '-60', '1.5', 'Thu, 26 Nov 2020 12:00:00 GMT'])(
    'waits its own delay if the service asks for %j, which is not valid or past',
    async (retryAfter) => {
      device.statuses = [503, 201];
      device.retryAfter = retryAfter;
      await sendBeforeClosing();
      expect(waits).toEqual([2000]);
      expect(device.messages).toHaveLength(1);
    },
  );

  it('gives up a message whose service has asked for a wait when it closes', async () => {
    device.statuses = [503, 201];
    device.retryAfter = '60';
    await send(openSender({ wait: untilClosing }));
    expect(device.requests).toHaveLength(1);
    expect(logged).toHaveLength(1);
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
    const sender = openSender({ wait: untilClosing });
    const failing = Array.from({ length: 20 }, () => service.addDevice(key.publicKey));
    for (const device of failing) {
      device.statuses = [503, 201];
      sender.send(device.subscription, message, async () => {});
    }
    sender.send(device.subscription, message, async () => {});
    await waitUntil(() => device.messages.length > 0);
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
    await send(openSender({ services: [closed.origin] }));
    expect(logged).toEqual([
      [{ service: closed.origin, reason: 'ECONNREFUSED' }, 'a message to a device could not be sent'],
    ]);
  });

  it('sends nothing to a service that is no longer allowed', async () => {
    expect(await send(openSender({ services: [] }))).toBe(1);
    expect(device.requests).toEqual([]);
  });
});
