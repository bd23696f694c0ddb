import { ContainerModule } from 'inversify';
import { LoadReaderProfile } from '../application/account/load-reader-profile.ts';
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
    (readers, acquisitions) => new LoadReaderProfile(readers, acquisitions),
    [tokens.readers, tokens.acquisitions],
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
