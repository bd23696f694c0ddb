import { openFakeWorld } from './fake-world.ts';
import { runContracts } from './run-contracts.ts';
import { servicesContract, suites } from './services-contract.ts';

servicesContract('the fakes of unit tests', openFakeWorld);

// Integrators run the suites of the ports that they replace: none may rely on what another has left behind.
for (const [port, suite] of Object.entries(suites))
  runContracts(`the fakes, with the suite of ${port} alone`, openFakeWorld, suite);
