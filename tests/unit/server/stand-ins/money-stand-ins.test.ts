import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import type { Database } from '../../../../server/database/database.ts';
import { type App, openApp } from '../../../../server/http/open-app.ts';
import { openMoneyStandIns } from '../../../../server/stand-ins/money-stand-ins.ts';

const account = '0123456789abcdef';

/** Without a database: nothing is asked that needs one. */
async function open(environment: Record<string, string>) {
  const configuration = readConfiguration({ LOG_LEVEL: 'silent', ...environment });
  const callers = { resolve: async () => null, isGuardianOf: async () => false };
  const app = await openApp(configuration, callers);
  const standIns = openMoneyStandIns(configuration, {
    database: {} as Database,
    site: () => 'http://localhost',
    notificationPath: '/notification',
  });
  await app.register((scope: App) => standIns.routes(scope));
  const parts = new Set(app.routeAccess.map(({ url }) => url.split('/')[1] ?? ''));
  return { gateway: standIns.gateway, parts: [...parts].sort() };
}

it.each([
  [{}, ['paypal', 'pix', 'postal', 'tokenizer']],
  [{ TOKENIZER: `efi ${account}` }, ['paypal', 'pix', 'postal']],
  [{ POSTAL_ADDRESS: 'https://cep.example' }, ['paypal', 'pix', 'tokenizer']],
])('are there in a demo, one for each that is not configured: %j', async (environment, there) => {
  const { gateway, parts } = await open(environment);
  expect(parts).toEqual(there);
  expect(gateway?.name).toBe('stand-in');
});

it('are not there without the demonstration', async () => {
  const { gateway, parts } = await open({ DEMO: 'off' });
  expect([gateway, parts]).toEqual([null, []]);
});
