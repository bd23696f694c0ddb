import { HttpPublicUsers } from '../../infrastructure/identity/http-public-users.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The public data of users. */
export const publicUsersModule = lateModule((bind) => {
  bind(tokens.publicUsers).toResolvedValue(
    (identity) => new HttpPublicUsers(identity),
    [tokens.identityClient],
  );
});
