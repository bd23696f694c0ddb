import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { identityCalls, nextIpAddress, validPassword } from '../support/identity-calls.ts';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';

/** Two platforms that serve the same readers from one database. */
let testDatabase: TestDatabase;
let one: TestPlatform;
let other: TestPlatform;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  one = await openTestPlatform({ databaseUrl: testDatabase.url });
  other = await openTestPlatform({ databaseUrl: testDatabase.url });
  await one.accounts.create({
    email: 'ana@banca.example',
    username: 'ana',
    password: validPassword,
    role: 'USER',
  });
}, 60_000);
afterAll(async () => {
  await one.close();
  await other.close();
  await testDatabase.drop();
});

const here = identityCalls(() => one);
const there = identityCalls(() => other);

it('two platforms with one database end a session together', async () => {
  const { token, uuid } = (await here.logIn('ana')).json().data;
  const headers = { authorization: `Bearer ${token}` };
  expect((await there.see(uuid, headers)).statusCode).toBe(200);
  expect((await there.call('POST', '/auth/logout', { headers })).statusCode).toBe(200);
  expect((await here.see(uuid, headers)).statusCode).toBe(401);
});

it('two platforms with one database count password guesses together', async () => {
  const from = nextIpAddress();
  const guesses = Array.from({ length: 16 }, (_, index) =>
    (index % 2 === 0 ? here : there).logIn('ana', 'errada', from),
  );
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
});
