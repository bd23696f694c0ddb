import { HttpConsents } from '../../infrastructure/identity/http-consents.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The texts that readers accept. */
export const consentsModule = lateModule((bind) => {
  bind(tokens.consents).toResolvedValue((identity) => new HttpConsents(identity), [tokens.identityClient]);
});
