import { HttpGoogleSignIn } from '../../infrastructure/identity/http-google-sign-in.ts';
import { StoredPendingSignIns } from '../../infrastructure/storage/stored-pending-sign-ins.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Signing in with a provider, in addition to the operator: bindings for both the start and the return. */
export const externalSignInModule = lateModule((bind) => {
  bind(tokens.googleSignIn).toResolvedValue(
    (identity) => new HttpGoogleSignIn(identity),
    [tokens.identityClient],
  );
  bind(tokens.pendingSignIns).toResolvedValue(
    (clock) => new StoredPendingSignIns(() => window.sessionStorage, clock),
    [tokens.clock],
  );
});
