import type { ContractEnvironment } from './contract-environment.ts';

/**
 * Runs the contract suites of one or more ports. The environment needs only the properties that these suites name in
 * their parameter types. All suites share one environment.
 */
export function runContracts<Environment extends Partial<ContractEnvironment>>(
  name: string,
  openEnvironment: () => Promise<Environment>,
  ...suites: readonly ((environment: () => Environment) => void)[]
): void {
  describe(name, () => {
    let environment: Environment;
    beforeAll(async () => {
      environment = await openEnvironment();
    }, 60_000);
    afterEach(() => environment.session?.close('signed-out'));
    afterAll(() => environment.close?.());
    for (const suite of suites) suite(() => environment);
  });
}
