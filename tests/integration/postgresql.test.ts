import { describeAll } from './suites/all-suites.ts';
import { type PostgresServer, startPostgres } from './support/start-postgres.ts';
import { openTestPlatform, type TestPlatform } from './support/test-platform.ts';

let server: PostgresServer;
let platform: TestPlatform;

beforeAll(async () => {
  server = await startPostgres();
  platform = await openTestPlatform({ databaseUrl: server.url });
}, 60_000);
afterAll(async () => {
  await platform.close();
  await server.stop();
});

describe('on a PostgreSQL server', () => describeAll(() => platform));
