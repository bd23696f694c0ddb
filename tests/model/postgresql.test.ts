import { type PostgresServer, startPostgres } from '../integration/support/start-postgres.ts';
import { allowance, expectSound } from './shop-is-sound.ts';
import { openWorld, type World } from './world.ts';

let server: PostgresServer;
let world: World;

beforeAll(async () => {
  server = await startPostgres();
  world = await openWorld({ databaseUrl: server.url });
}, 60_000);
afterAll(async () => {
  await world.close();
  await server.stop();
});

it(
  'keeps money and rights together on two machines with parallel connections to PostgreSQL',
  async () => {
    await expectSound(world, { runs: 150, steps: 40, together: 7 });
  },
  allowance,
);
