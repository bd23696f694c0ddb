import { openFakeEnvironment } from './fake-environment.ts';
import { runContracts } from './run-contracts.ts';
import { servicesContract, suites } from './services-contract.ts';

servicesContract('the fakes of unit tests', openFakeEnvironment);

// Integrators run only the suites of ports that they replace, so no suite may depend on what another suite did.
for (const [port, suite] of Object.entries(suites))
  runContracts(`the fakes, only the suite of ${port}`, openFakeEnvironment, suite);
