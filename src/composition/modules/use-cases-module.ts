import { ContainerModule } from 'inversify';
import { ChangePreferences } from '../../application/account/change-preferences.ts';
import { LoadReaderProfile } from '../../application/account/load-reader-profile.ts';
import { MergePreferences } from '../../application/account/merge-preferences.ts';
import { RestoreSession } from '../../application/session/restore-session.ts';
import { SignOut } from '../../application/session/sign-out.ts';
import { tokens } from '../tokens.ts';

/** Use cases that startup needs. Others are bound with the screens that need them. */
export const useCasesModule = new ContainerModule(({ bind }) => {
  bind(tokens.signOut).toResolvedValue(
    (authentication, session, users) => new SignOut(authentication, session, users),
    [tokens.authentication, tokens.session, tokens.userCache],
  );
  bind(tokens.restoreSession).toResolvedValue(
    (session, identityUsers, cache) => new RestoreSession(session, identityUsers, cache),
    [tokens.session, tokens.identityUsers, tokens.userCache],
  );
  bind(tokens.loadReaderProfile).toResolvedValue(
    (readers, acquisitions, preferences) => new LoadReaderProfile(readers, acquisitions, preferences),
    [tokens.readers, tokens.acquisitions, tokens.preferences],
  );
  bind(tokens.changePreferences).toResolvedValue(
    (preferences, readers, session) => new ChangePreferences(preferences, readers, session),
    [tokens.preferences, tokens.readers, tokens.session],
  );
  bind(tokens.mergePreferences).toResolvedValue(
    (preferences, changePreferences) => new MergePreferences(preferences, changePreferences),
    [tokens.preferences, tokens.changePreferences],
  );
});
