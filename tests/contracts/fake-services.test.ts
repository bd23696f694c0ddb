import { openFakeWorld } from './fake-world.ts';
import { runContracts } from './run-contracts.ts';
import { servicesContract, suites } from './services-contract.ts';

servicesContract('the fakes of unit tests', openFakeWorld);

// Integrators run only the suites of ports that they replace, so no suite may depend on state that another one left.
for (const [port, suite] of Object.entries(suites))
  runContracts(`the fakes, with the suite of ${port} alone`, openFakeWorld, suite);
