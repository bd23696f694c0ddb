import { LoadReaderProfile } from '../../../src/application/account/load-reader-profile.ts';
import { RestoreSession } from '../../../src/application/session/restore-session.ts';
import { SignOut } from '../../../src/application/session/sign-out.ts';
import type { Acquisition, Reader } from '../../../src/domain/account/reader.ts';
import type { IdentityUser } from '../../../src/domain/session/session.ts';
import { NotificationsPresenter } from '../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { ReaderProfilePresenter } from '../../../src/presentation/shell/profile/reader-profile-presenter.ts';
import { SessionPresenter } from '../../../src/presentation/shell/session/session-presenter.ts';
import { FakeAcquisitions } from '../checkout/fake-acquisitions.ts';
import { FakeAuthentication } from '../session/fake-authentication.ts';
import { exampleCredentials, FakeSession } from '../session/fake-session.ts';
import { buildUser, FakeIdentityUsers } from './fake-identity-users.ts';
import { FakePreferences } from './fake-preferences.ts';
import { buildReader, FakeReaders } from './fake-readers.ts';
import { FakeUserCache } from './fake-user-cache.ts';

interface ProfileOptions {
  readonly session?: FakeSession;
  /** Ana by default. */
  readonly user?: IdentityUser;
  readonly reader?: Reader;
  readonly acquisitions?: readonly Acquisition[];
}

/** The session and profile presenters with fakes. Ana is signed in unless the session has another reader. */
export function setUpProfile({
  session = new FakeSession(exampleCredentials),
  user = buildUser(),
  reader = buildReader(),
  acquisitions = [],
}: ProfileOptions = {}) {
  const identityUsers = new FakeIdentityUsers(user, buildUser({ id: 'bia', username: 'bia' }));
  const users = new FakeUserCache();
  const authentication = new FakeAuthentication('ana', 'segredo', exampleCredentials);
  const notifications = new NotificationsPresenter();
  const sessionPresenter = new SessionPresenter(
    session,
    new RestoreSession(session, identityUsers, users),
    new SignOut(authentication, session, users),
    notifications,
  );
  const readers = new FakeReaders(reader);
  const preferences = new FakePreferences();
  const profile = new ReaderProfilePresenter(
    sessionPresenter,
    new LoadReaderProfile(readers, new FakeAcquisitions(...acquisitions), preferences),
    notifications,
  );
  return {
    session,
    identityUsers,
    users,
    authentication,
    notifications,
    sessionPresenter,
    readers,
    preferences,
    profile,
  };
}
