import { StoredSignUpSecret } from '../../infrastructure/storage/stored-sign-up-secret.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The secret that a sign-up leaves on the device, for the link of the email. */
export const signUpSecretsModule = lateModule((bind) => {
  bind(tokens.signUpSecrets).toResolvedValue(
    (storage, clock) => new StoredSignUpSecret(storage, clock),
    [tokens.storage, tokens.clock],
  );
});
