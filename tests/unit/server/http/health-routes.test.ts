import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import { type HealthDependencies, healthRoutes } from '../../../../server/http/health-routes.ts';
import { openApp } from '../../../../server/http/open-app.ts';

async function open(parts: Partial<HealthDependencies> = {}) {
  const lines: string[] = [];
  const app = await openApp(
    readConfiguration({ LOG_LEVEL: 'warn' }),
    { resolve: async () => null, isGuardianOf: async () => false },
    { write: (line) => void lines.push(line) },
  );
  healthRoutes(app, { checkDatabase: async () => 1, isStopping: () => false, ...parts });
  const get = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ url });
    return { statusCode, headers, body };
  };
  return { get, lines };
}

const silent = () => new Promise<never>(() => {});

test('the platform is ready while the database answers, and the answer is never cached', async () => {
  const { get } = await open();
  expect(await get('/health/ready')).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'no-store' },
    body: '{"status":"ready"}',
  });
});

test('the platform is live without a check of the database', async () => {
  const { get } = await open({
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
  ['database slow', { checkDatabase: silent, timeoutMs: 1 }],
])('the platform is not ready, and gives the reason without details: %s', async (status, parts) => {
  const { get } = await open(parts);
  expect(await get('/health/ready')).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
    body: JSON.stringify({ status }),
  });
});

test('concurrent requests share one check of the database, and later ones check again', async () => {
  let checks = 0;
  let answer = (_value: unknown) => {};
  const { get } = await open({
    timeoutMs: 20,
    checkDatabase: () => {
      checks += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  });
  const statuses = async () =>
    (await Promise.all([get('/health/ready'), get('/health/ready')])).map(({ statusCode }) => statusCode);
  expect([await statuses(), await statuses(), checks]).toEqual([[503, 503], [503, 503], 1]);
  answer(1);
  const later = get('/health/ready');
  await new Promise(setImmediate);
  answer(1);
  expect([(await later).statusCode, checks]).toEqual([200, 2]);
});
