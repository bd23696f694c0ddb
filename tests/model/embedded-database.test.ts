import { allowance, expectSound } from './shop-is-sound.ts';
import { openWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);
afterAll(() => world.close());

it(
  'keeps money and rights together on the embedded database, whatever readers do and whoever breaks down',
  async () => {
    await expectSound(world, { runs: 100, steps: 80, together: 2 });
  },
  allowance,
);
