import { randomUUID } from 'node:crypto';
import { notificationRoutes } from '../../../../server/commerce/orders/notification-routes.ts';
import { demoReceiver } from '../../../../server/commerce/pix/pix-receiver.ts';
import type { CommerceService } from '../../../../server/commerce/service.ts';
import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import { type App, openApp } from '../../../../server/http/open-app.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import { addReader } from '../../support/seed.ts';
import { addWaitingOrder } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { walletBalanceOf } from '../../support/wallets.ts';

/** Notifications of gateways. Anyone can send them, so their contents are not trusted. */
export function notifications(platform: () => TestPlatform): void {
  const readerId = randomUUID();
  let gateway: FakeGateway;
  let app: App;
  let id: string;

  beforeEach(async () => {
    const { database } = platform();
    await platform().deleteAllData();
    await addReader(database, readerId);
    gateway = new FakeGateway();
    app = await openWith(gateway);
    id = await addWaitingOrder(database, {
      readerId,
      method: 'pix',
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    });
    await gateway.charge({ reference: id, method: 'pix', readerId, amount: 2000, currency: 'BRL' });
  });
  afterEach(() => app.close());

  async function openWith(usedGateway: FakeGateway | null): Promise<App> {
    const openedApp = await openApp(
      readConfiguration({ LOG_LEVEL: 'error' }),
      {
        findCaller: async () => null,
        isGuardianOf: async () => false,
      },
      silentLog,
    );
    notificationRoutes(openedApp, {
      database: platform().database,
      gateway: usedGateway,
      pixReceiver: demoReceiver,
      now: () => new Date(),
    } as CommerceService);
    return openedApp;
  }
  const notify = (reference: unknown, gatewayName = 'fake', more: object = {}) =>
    app.inject({ method: 'POST', url: `/shop/notification/${gatewayName}`, payload: { reference, ...more } });
  const outcomeOf = async (answer: ReturnType<typeof notify>) => {
    const { statusCode, body } = await answer;
    return `${statusCode} ${body === '' ? 'none' : JSON.parse(body).code}`;
  };
  const readStatus = async () => {
    const row = await platform()
      .database.selectFrom('comics.transaction')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.status;
  };

  it('make the platform ask the gateway, and grant the product if it was paid', async () => {
    gateway.pay(id);
    expect(await outcomeOf(notify(id))).toBe('204 none');
    expect([await readStatus(), await walletBalanceOf(platform().database, readerId)]).toEqual([
      'paid',
      2000,
    ]);
  });

  it('are not trusted: an unpaid order is still waiting', async () => {
    expect(await outcomeOf(notify(id, 'fake', { status: 'approved', amount: 2000 }))).toBe('204 none');
    expect([await readStatus(), await walletBalanceOf(platform().database, readerId)]).toEqual([
      'waiting',
      0,
    ]);
  });

  it('grant the product once when they are repeated or concurrent', async () => {
    gateway.pay(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(notify(id))));
    expect([...new Set(answers)]).toEqual(['204 none']);
    expect(await outcomeOf(notify(id.toUpperCase()))).toBe('204 none');
    expect(await walletBalanceOf(platform().database, readerId)).toBe(2000);
  });

  it('are rejected if they name another gateway or the platform has none', async () => {
    expect(await outcomeOf(notify(id, 'other'))).toBe('404 GATEWAY.NOT_FOUND');
    await app.close();
    app = await openWith(null);
    expect(await outcomeOf(notify(id, 'fake'))).toBe('404 GATEWAY.NOT_FOUND');
  });

  it('are rejected if the order is unknown or the reference is missing', async () => {
    for (const reference of [randomUUID(), 'not-an-id', '']) {
      expect(await outcomeOf(notify(reference))).toBe('404 TRANSACTION.NOT_FOUND');
    }
    expect(await outcomeOf(notify(undefined))).toBe('400 REQUEST.INVALID');
    expect(gateway.calls).toEqual(['charge']);
  });

  it('fail while the gateway does not respond, so that the gateway sends them again', async () => {
    gateway.callOutcomes.push('lost before effect');
    expect(await outcomeOf(notify(id))).toBe('502 EXTERNAL.UNREACHABLE');
    expect(await readStatus()).toBe('waiting');
  });
}
