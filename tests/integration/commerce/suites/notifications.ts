import { randomUUID } from 'node:crypto';
import { notificationRoutes } from '../../../../server/commerce/orders/notification-routes.ts';
import { demoReceiver } from '../../../../server/commerce/pix/pix-receiver.ts';
import type { CommerceService } from '../../../../server/commerce/service.ts';
import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import { type App, openApp } from '../../../../server/http/open-app.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { walletOf } from '../../support/commerce-calls.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import { addReader } from '../../support/seed.ts';
import { addWaitingOrder } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Notifications of gateways. Anyone can send them, so their contents are not trusted. */
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
        findCaller: async () => null,
        isGuardianOf: async () => false,
      },
      silentLog,
    );
    notificationRoutes(opened, {
      database: platform().database,
      gateway: one,
      pixReceiver: demoReceiver,
      now: () => new Date(),
    } as CommerceService);
    return opened;
  }
  const notify = (reference: unknown, name = 'fake', more: object = {}) =>
    app.inject({ method: 'POST', url: `/shop/notification/${name}`, payload: { reference, ...more } });
  const outcomeOf = async (answer: ReturnType<typeof notify>) => {
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

  it('make the platform query the gateway and grant what was paid', async () => {
    gateway.pay(id);
    expect(await outcomeOf(notify(id))).toBe('204 none');
    expect([await status(), await walletOf(platform().database, dragonId)]).toEqual(['paid', 2000]);
  });

  it('are not trusted: an unpaid order keeps waiting', async () => {
    expect(await outcomeOf(notify(id, 'fake', { status: 'approved', amount: 2000 }))).toBe('204 none');
    expect([await status(), await walletOf(platform().database, dragonId)]).toEqual(['waiting', 0]);
  });

  it('grant the product once when they are repeated or concurrent', async () => {
    gateway.pay(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(notify(id))));
    expect([...new Set(answers)]).toEqual(['204 none']);
    expect(await outcomeOf(notify(id.toUpperCase()))).toBe('204 none');
    expect(await walletOf(platform().database, dragonId)).toBe(2000);
  });

  it('are rejected for another gateway and without a gateway', async () => {
    expect(await outcomeOf(notify(id, 'other'))).toBe('404 GATEWAY.NOT_FOUND');
    await app.close();
    app = await openWith(null);
    expect(await outcomeOf(notify(id, 'fake'))).toBe('404 GATEWAY.NOT_FOUND');
  });

  it('are rejected for unknown orders and without a reference', async () => {
    for (const reference of [randomUUID(), 'not-an-id', '']) {
      expect(await outcomeOf(notify(reference))).toBe('404 TRANSACTION.NOT_FOUND');
    }
    expect(await outcomeOf(notify(undefined))).toBe('400 REQUEST.INVALID');
    expect(gateway.calls).toEqual(['charge']);
  });

  it('fail while the gateway does not answer, so that it sends them again', async () => {
    gateway.callOutcomes.push('is lost before');
    expect(await outcomeOf(notify(id))).toBe('502 EXTERNAL.UNREACHABLE');
    expect(await status()).toBe('waiting');
  });
}
