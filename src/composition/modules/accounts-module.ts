import { HttpAccounts } from '../../infrastructure/identity/http-accounts.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Opening accounts and confirming email addresses. */
export const accountsModule = lateModule((bind) => {
  bind(tokens.accounts).toResolvedValue((identity) => new HttpAccounts(identity), [tokens.identityClient]);
});
