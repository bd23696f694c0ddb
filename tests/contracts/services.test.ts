import { openFakeWorld } from './fake-world.ts';
import { openPlatformWorld } from './platform-world.ts';
import { servicesContract } from './services-contract.ts';

servicesContract('the fakes of unit tests', openFakeWorld);
servicesContract('the HTTP adapters on the reference platform', openPlatformWorld);
