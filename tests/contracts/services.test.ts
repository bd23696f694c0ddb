import { openPlatformWorld } from './platform-world.ts';
import { servicesContract } from './services-contract.ts';

servicesContract('the HTTP adapters on the reference platform', openPlatformWorld);
