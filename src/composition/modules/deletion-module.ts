import { ChangeDeletion } from '../../application/account/change-deletion.ts';
import { HttpAccountDeletions } from '../../infrastructure/identity/http-account-deletions.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The deletion of the account, on the screens that show it. */
export const deletionModule = lateModule((bind) => {
  bind(tokens.accountDeletions).toResolvedValue(
    (identity) => new HttpAccountDeletions(identity),
    [tokens.identityClient],
  );
  bind(tokens.changeDeletion).toResolvedValue(
    (deletions, session, cache) => new ChangeDeletion(deletions, session, cache),
    [tokens.accountDeletions, tokens.session, tokens.userCache],
  );
});
