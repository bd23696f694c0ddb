import { GuardianReturnLink } from '../../presentation/shell/modals/guardian-return-link.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The way back from the account of a child. Its form is loaded with its modal. */
export const guardianReturnLinkModule = lateModule((bind) => {
  bind(tokens.guardianReturnLink).toResolvedValue(
    (session, profile, modals) => new GuardianReturnLink(session, profile, modals),
    [tokens.sessionPresenter, tokens.readerProfilePresenter, tokens.modals],
  );
});
