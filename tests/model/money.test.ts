import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { expectSound, testTimeoutMs } from './shop-is-sound.ts';
import { openWorld, type World } from './world.ts';

let testDatabase: TestDatabase;
let world: World;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  world = await openWorld(testDatabase.url);
}, 60_000);
afterAll(async () => {
  await world.close();
  await testDatabase.drop();
});

it(
  'keeps money and rights consistent on two machines, whatever readers do and whatever fails',
  () => expectSound(world),
  testTimeoutMs,
);
