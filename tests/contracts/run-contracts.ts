import type { ContractWorld } from './world.ts';

/**
 * Runs the suites of one or more ports. The world needs only the parts in the parameter types of these suites.
 */
export function runContracts<Parts extends Partial<ContractWorld>>(
  name: string,
  openWorld: () => Promise<Parts>,
  ...suites: readonly ((world: () => Parts) => void)[]
): void {
  describe(name, () => {
    let world: Parts;
    beforeAll(async () => {
      world = await openWorld();
    }, 60_000);
    afterEach(() => world.session?.close('signed-out'));
    afterAll(() => world.close?.());
    for (const suite of suites) suite(() => world);
  });
}
