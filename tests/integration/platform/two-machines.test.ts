import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { identityCalls, nextIpAddress, validPassword } from '../support/identity-calls.ts';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';

/** Two platforms that serve the same readers from one database. */
let testDatabase: TestDatabase;
let firstPlatform: TestPlatform;
let secondPlatform: TestPlatform;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  firstPlatform = await openTestPlatform({ databaseUrl: testDatabase.url });
  secondPlatform = await openTestPlatform({ databaseUrl: testDatabase.url });
  await firstPlatform.accounts.create({
    email: 'ana@banca.example',
    username: 'ana',
    password: validPassword,
    role: 'USER',
  });
}, 60_000);
afterAll(async () => {
  await firstPlatform.close();
  await secondPlatform.close();
  await testDatabase.drop();
});

const firstCalls = identityCalls(() => firstPlatform);
const secondCalls = identityCalls(() => secondPlatform);

it('two platforms with one database end a session together', async () => {
  const { token, uuid } = (await firstCalls.logIn('ana')).json().data;
  const headers = { authorization: `Bearer ${token}` };
  expect((await secondCalls.loadAccount(uuid, headers)).statusCode).toBe(200);
  expect((await secondCalls.call('POST', '/auth/logout', { headers })).statusCode).toBe(200);
  expect((await firstCalls.loadAccount(uuid, headers)).statusCode).toBe(401);
});

it('two platforms with one database count password guesses together', async () => {
  const from = nextIpAddress();
  const guesses = Array.from({ length: 16 }, (_, index) =>
    (index % 2 === 0 ? firstCalls : secondCalls).logIn('ana', 'errada', from),
  );
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
});
