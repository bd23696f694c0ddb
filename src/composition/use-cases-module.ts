import { ContainerModule } from 'inversify';
import { ChangePreferences } from '../application/account/change-preferences.ts';
import { LoadReaderProfile } from '../application/account/load-reader-profile.ts';
import { SettlePreferences } from '../application/account/settle-preferences.ts';
import { FindPosition } from '../application/reading/find-position.ts';
import { KeepPosition } from '../application/reading/keep-position.ts';
import { OpenComic } from '../application/reading/open-comic.ts';
import { TellPositions } from '../application/reading/tell-positions.ts';
import { RestoreSession } from '../application/session/restore-session.ts';
import { SignIn } from '../application/session/sign-in.ts';
import { SignOut } from '../application/session/sign-out.ts';
import { tokens } from './tokens.ts';

export const useCasesModule = new ContainerModule(({ bind }) => {
  bind(tokens.signIn).toResolvedValue(
    (authentication, session) => new SignIn(authentication, session),
    [tokens.authentication, tokens.session],
  );
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
  bind(tokens.settlePreferences).toResolvedValue(
    (preferences, changePreferences) => new SettlePreferences(preferences, changePreferences),
    [tokens.preferences, tokens.changePreferences],
  );
  bind(tokens.openComic).toResolvedValue(
    (issues, positions, session) => new OpenComic(issues, positions, session),
    [tokens.issues, tokens.readingPositions, tokens.session],
  );
  bind(tokens.findPosition).toResolvedValue(
    (positions, session) => new FindPosition(positions, session),
    [tokens.readingPositions, tokens.session],
  );
  bind(tokens.keepPosition).toResolvedValue(
    (positions, session, clock) => new KeepPosition(positions, session, clock),
    [tokens.readingPositions, tokens.session, tokens.clock],
  );
  bind(tokens.tellPositions).toResolvedValue(
    (positions, readings, session) => new TellPositions(positions, readings, session),
    [tokens.readingPositions, tokens.readings, tokens.session],
  );
});
