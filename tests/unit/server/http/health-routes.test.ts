import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import { type HealthDependencies, healthRoutes } from '../../../../server/http/health-routes.ts';
import { openApp } from '../../../../server/http/open-app.ts';

async function openHealthApp(overrides: Partial<HealthDependencies> = {}) {
  const lines: string[] = [];
  const app = await openApp(
    readConfiguration({ LOG_LEVEL: 'warn' }),
    { findCaller: async () => null, isGuardianOf: async () => false },
    { write: (line) => void lines.push(line) },
  );
  healthRoutes(app, { checkDatabase: async () => 1, isStopping: () => false, ...overrides });
  const get = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ url });
    return { statusCode, headers, body };
  };
  return { get, lines };
}

const neverSettle = () => new Promise<never>(() => {});

test('the platform is ready while the database answers, and the response is never cached', async () => {
  const { get } = await openHealthApp();
  expect(await get('/health/ready')).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'no-store' },
    body: '{"status":"ready"}',
  });
});

test('the platform is live without a check of the database', async () => {
  const { get } = await openHealthApp({
    checkDatabase: () => {
      throw new Error('the database was checked');
    },
  });
  expect(await get('/health/live')).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'no-store' },
    body: '{"status":"live"}',
  });
});

test.each<[string, Partial<HealthDependencies>]>([
  ['stopping', { isStopping: () => true }],
  ['database unavailable', { checkDatabase: () => Promise.reject(new Error('user banca, password secret')) }],
  ['database slow', { checkDatabase: neverSettle, timeoutMs: 1 }],
])('the platform is not ready, and returns the reason without details: %s', async (status, overrides) => {
  const { get } = await openHealthApp(overrides);
  expect(await get('/health/ready')).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
    body: JSON.stringify({ status }),
  });
});

test('concurrent requests share one check of the database, and later ones check again', async () => {
  let checks = 0;
  let finishCheck = (_value: unknown) => {};
  const { get } = await openHealthApp({
    timeoutMs: 20,
    checkDatabase: () => {
      checks += 1;
      return new Promise((resolve) => {
        finishCheck = resolve;
      });
    },
  });
  const requestTwice = async () =>
    (await Promise.all([get('/health/ready'), get('/health/ready')])).map(({ statusCode }) => statusCode);
  expect([await requestTwice(), await requestTwice(), checks]).toEqual([[503, 503], [503, 503], 1]);
  finishCheck(1);
  const later = get('/health/ready');
  await new Promise(setImmediate);
  finishCheck(1);
  expect([(await later).statusCode, checks]).toEqual([200, 2]);
});
