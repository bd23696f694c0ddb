import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { expectConsistency, testTimeoutMs } from './expect-consistency.ts';
import { type ModelSystem, openModelSystem } from './model-system.ts';

let testDatabase: TestDatabase;
let system: ModelSystem;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  system = await openModelSystem(testDatabase.url);
}, 60_000);
afterAll(async () => {
  await system.close();
  await testDatabase.drop();
});

it(
  'keeps money and entitlements consistent on two machines in random scenarios with failures',
  () => expectConsistency(system),
  testTimeoutMs,
);
