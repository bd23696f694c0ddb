import { openPlatformEnvironment } from './platform-environment.ts';
import { servicesContract } from './services-contract.ts';

servicesContract('the HTTP adapters on the reference platform', openPlatformEnvironment);
