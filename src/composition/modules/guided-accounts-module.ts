import { SwitchToChild } from '../../application/session/switch-to-child.ts';
import { HttpGuidedAccounts } from '../../infrastructure/comics/guidance/http-guided-accounts.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The accounts of children, and the switch to them. */
export const guidedAccountsModule = lateModule((bind) => {
  bind(tokens.guidedAccounts).toResolvedValue(
    (comics) => new HttpGuidedAccounts(comics),
    [tokens.comicsClient],
  );
  bind(tokens.switchToChild).toResolvedValue(
    (guidedAccounts, session, users) => new SwitchToChild(guidedAccounts, session, users),
    [tokens.guidedAccounts, tokens.session, tokens.userCache],
  );
});
