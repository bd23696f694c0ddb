import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import type { Database } from '../../../../server/database/database.ts';
import { type App, openApp } from '../../../../server/http/open-app.ts';
import { openMoneyStandIns } from '../../../../server/stand-ins/money-stand-ins.ts';

const account = '0123456789abcdef';

/** Registers the routes without calling them, so no database is needed. */
async function openStandIns(environment: Record<string, string>) {
  const configuration = readConfiguration({ LOG_LEVEL: 'silent', ...environment });
  const anonymous = { findCaller: async () => null, isGuardianOf: async () => false };
  const app = await openApp(configuration, anonymous);
  const standIns = openMoneyStandIns(configuration, {
    database: {} as Database,
    site: () => 'http://localhost',
    notificationPath: '/notification',
  });
  await app.register((scope: App) => standIns.routes(scope));
  const names = new Set(app.routeAccess.map(({ url }) => url.split('/')[1] ?? ''));
  return { gateway: standIns.gateway, names: [...names].sort() };
}

describe('the stand-ins for payments and postal codes', () => {
  it.each([
    [{}, ['paypal', 'pix', 'postal', 'tokenizer']],
    [{ TOKENIZER: `efi ${account}` }, ['paypal', 'pix', 'postal']],
    [{ POSTAL_ADDRESS: 'https://cep.example' }, ['paypal', 'pix', 'tokenizer']],
  ])('replace the third parties that are not configured: %j', async (environment, expected) => {
    const { gateway, names } = await openStandIns(environment);
    expect(names).toEqual(expected);
    expect(gateway?.name).toBe('stand-in');
  });

  it('do not exist outside the demo', async () => {
    const { gateway, names } = await openStandIns({ DEMO: 'off' });
    expect([gateway, names]).toEqual([null, []]);
  });
});
