import { openFakeWorld } from './fake-world.ts';
import { servicesContract } from './services-contract.ts';

servicesContract('the fakes of unit tests', openFakeWorld);
