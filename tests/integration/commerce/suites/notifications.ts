import { randomUUID } from 'node:crypto';
import { notificationRoutes } from '../../../../server/commerce/orders/notification-routes.ts';
import { nobody } from '../../../../server/commerce/pix/pix-receiver.ts';
import type { CommerceService } from '../../../../server/commerce/service.ts';
import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import { type App, openApp } from '../../../../server/http/open-app.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { walletOf } from '../../support/commerce-calls.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import { addReader } from '../../support/seed.ts';
import { addWaitingOrder } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** What gateways tell of payments: anybody can tell it, so that none of it is believed. */
export function notifications(platform: () => TestPlatform): void {
  const dragonId = randomUUID();
  let gateway: FakeGateway;
  let app: App;
  let id: string;

  beforeEach(async () => {
    const { database } = platform();
    await platform().empty();
    await addReader(database, dragonId);
    gateway = new FakeGateway();
    app = await openWith(gateway);
    id = await addWaitingOrder(database, {
      dragonId,
      method: 'pix',
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    });
    await gateway.charge({ reference: id, method: 'pix', readerId: dragonId, amount: 2000, currency: 'BRL' });
  });
  afterEach(() => app.close());

  async function openWith(one: FakeGateway | null): Promise<App> {
    const opened = await openApp(
      readConfiguration({ LOG_LEVEL: 'error' }),
      {
        resolve: async () => null,
        isGuardianOf: async () => false,
      },
      silentLog,
    );
    notificationRoutes(opened, {
      database: platform().database,
      gateway: one,
      pixReceiver: nobody,
      now: () => new Date(),
    } as CommerceService);
    return opened;
  }
  const notify = (reference: unknown, name = 'fake', more: object = {}) =>
    app.inject({ method: 'POST', url: `/shop/notification/${name}`, payload: { reference, ...more } });
  const told = async (answer: ReturnType<typeof notify>) => {
    const { statusCode, body } = await answer;
    return `${statusCode} ${body === '' ? 'none' : JSON.parse(body).code}`;
  };
  const status = async () => {
    const row = await platform()
      .database.selectFrom('comics.transaction')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.status;
  };

  it('have the platform ask, and give what was paid for', async () => {
    gateway.pay(id);
    expect(await told(notify(id))).toBe('204 none');
    expect([await status(), await walletOf(platform().database, dragonId)]).toEqual(['paid', 2000]);
  });

  it('are not believed: what nobody paid waits on', async () => {
    expect(await told(notify(id, 'fake', { status: 'approved', amount: 2000 }))).toBe('204 none');
    expect([await status(), await walletOf(platform().database, dragonId)]).toEqual(['waiting', 0]);
  });

  it('give once, however often and in whatever number at once they come', async () => {
    gateway.pay(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => told(notify(id))));
    expect([...new Set(answers)]).toEqual(['204 none']);
    expect(await told(notify(id.toUpperCase()))).toBe('204 none');
    expect(await walletOf(platform().database, dragonId)).toBe(2000);
  });

  it('of another gateway, or where there is none, are refused', async () => {
    expect(await told(notify(id, 'other'))).toBe('404 GATEWAY.NOT_FOUND');
    await app.close();
    app = await openWith(null);
    expect(await told(notify(id, 'fake'))).toBe('404 GATEWAY.NOT_FOUND');
  });

  it('of no order, or without a reference, are refused', async () => {
    for (const reference of [randomUUID(), 'not-an-id', '']) {
      expect(await told(notify(reference))).toBe('404 TRANSACTION.NOT_FOUND');
    }
    expect(await told(notify(undefined))).toBe('400 REQUEST.INVALID');
    expect(gateway.calls).toEqual(['charge']);
  });

  it('are to come again while the gateway does not answer', async () => {
    gateway.callOutcomes.push('is lost before');
    expect(await told(notify(id))).toBe('502 EXTERNAL.UNREACHABLE');
    expect(await status()).toBe('waiting');
  });
}
