import { ChangeGrantings } from '../../../application/staff/change-grantings.ts';
import { ListGrantings } from '../../../application/staff/list-grantings.ts';
import { HttpAccountGrantings } from '../../../infrastructure/identity/http-account-grantings.ts';
import { tokens } from '../../tokens.ts';
import { bindRestricted } from '../bind-restricted.ts';
import { lateModule } from '../late-module.ts';

/** The permissions of accounts. */
export const grantingsModule = lateModule((bind) => {
  bind(tokens.accountGrantings).toResolvedValue(
    (identity) => new HttpAccountGrantings(identity),
    [tokens.identityClient],
  );
  const bindForGrantings = bindRestricted(bind, tokens.accountGrantings);
  bindForGrantings(tokens.listGrantings, ListGrantings);
  bindForGrantings(tokens.changeGrantings, ChangeGrantings);
});
