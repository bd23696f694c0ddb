import { HttpAccounts } from '../../infrastructure/identity/http-accounts.ts';
import { StoredSignUpSecret } from '../../infrastructure/storage/stored-sign-up-secret.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Opening accounts and confirming email addresses. */
export const accountsModule = lateModule((bind) => {
  bind(tokens.accounts).toResolvedValue((identity) => new HttpAccounts(identity), [tokens.identityClient]);
  bind(tokens.signUpSecrets).toResolvedValue(
    (storage, clock) => new StoredSignUpSecret(storage, clock),
    [tokens.storage, tokens.clock],
  );
});
