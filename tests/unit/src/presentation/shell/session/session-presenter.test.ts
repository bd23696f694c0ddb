import { autorun } from 'mobx';
import { failures } from '../../../../../../src/domain/failure.ts';
import { successes } from '../../../../../../src/domain/success.ts';
import { someUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { someProfile } from '../../../../../fakes/account/some-profile.ts';
import { holdAnswers, settled } from '../../../../../fakes/hold-answers.ts';
import { FakeSession, otherCredentials, someCredentials } from '../../../../../fakes/session/fake-session.ts';

const buildSession = (session?: FakeSession) => {
  const { sessionPresenter, ...rest } = someProfile(session && { session });
  return { presenter: sessionPresenter, ...rest };
};

describe('SessionPresenter', () => {
  it('is not ready before it knows', async () => {
    const { presenter } = buildSession();
    expect([presenter.isReady, presenter.isAuthenticated, presenter.userId]).toEqual([false, false, 'ana']);
    await presenter.restore();
    expect([presenter.isReady, presenter.isAuthenticated]).toEqual([true, true]);
    expect(presenter.user?.username).toBe('ana.reis');
  });

  it('is ready and anonymous on a device without a session', async () => {
    const { presenter } = buildSession(new FakeSession());
    await presenter.restore();
    expect([presenter.isReady, presenter.isAuthenticated, presenter.userId]).toEqual([true, false, null]);
  });

  it('is ready but not authenticated with a user who has no e-mail address', async () => {
    const { presenter, users } = buildSession();
    users.save(someUser({ email: '' }));
    await presenter.restore();
    expect([presenter.isReady, presenter.isAuthenticated]).toEqual([true, false]);
  });

  it('shows the cached user without asking the service', async () => {
    const { presenter, users, identityUsers } = buildSession();
    users.save(someUser({ nickname: 'Aninha' }));
    await presenter.restore();
    expect(presenter.user?.nickname).toBe('Aninha');
    expect(identityUsers.requestCount).toBe(0);
  });

  it('follows the session to another user and to nobody', async () => {
    const { presenter, session } = buildSession();
    const stop = presenter.start();
    await presenter.restore();
    session.open(otherCredentials);
    await presenter.restore();
    expect(presenter.user?.username).toBe('bia');
    await presenter.signOut();
    await presenter.restore();
    expect(presenter.user).toBeNull();
    stop();
  });

  it('asks once for all who wait for the same answer', async () => {
    const { presenter, identityUsers } = buildSession();
    await Promise.all([presenter.restore(), presenter.restore()]);
    expect(identityUsers.requestCount).toBe(1);
  });

  it('takes over the user as it was changed, and no other', async () => {
    const { presenter } = buildSession();
    await presenter.restore();
    presenter.replaceUser(someUser({ nickname: 'Aninha' }));
    expect(presenter.user?.nickname).toBe('Aninha');
    presenter.replaceUser(someUser({ uuid: 'bia', nickname: 'Bia' }));
    expect(presenter.user?.nickname).toBe('Aninha');
  });
});

describe('with two users on one device', () => {
  it("never shows one user's data once the session is another's", async () => {
    const { presenter, session, identityUsers } = buildSession();
    presenter.start();
    await presenter.restore();
    const answers = holdAnswers(identityUsers, 'find');
    const shown: unknown[] = [];
    autorun(() => shown.push([presenter.userId, presenter.user?.uuid ?? null, presenter.isReady]));
    session.changeElsewhere(otherCredentials);
    expect(shown.at(-1)).toEqual(['bia', null, false]);
    await answers.release();
    expect(shown).toEqual([
      ['ana', 'ana', true],
      ['bia', null, false],
      ['bia', 'bia', true],
    ]);
  });

  it.each([0, 1])('drops the late answer about the former one (answer %d comes first)', async (place) => {
    const { presenter, session, identityUsers, users } = buildSession();
    const answers = holdAnswers(identityUsers, 'find');
    presenter.start();
    session.changeElsewhere(otherCredentials);
    await answers.release(place);
    await answers.release();
    expect(presenter.user?.uuid).toBe('bia');
    expect([users.load('ana'), users.load('bia')?.uuid]).toEqual([null, 'bia']);
  });

  it('drops the answer about a user who has signed out meanwhile', async () => {
    const { presenter, session, identityUsers } = buildSession();
    const answers = holdAnswers(identityUsers, 'find');
    presenter.start();
    session.changeElsewhere(null);
    await answers.release();
    expect([presenter.user, presenter.isReady]).toEqual([null, true]);
  });

  it('keeps showing the same user while only the token is another', async () => {
    const { presenter, session } = buildSession();
    presenter.start();
    await presenter.restore();
    session.open({ ...someCredentials, token: 'a newer one' });
    expect([presenter.user?.uuid, presenter.isReady]).toEqual(['ana', true]);
  });
});

describe('without a network', () => {
  it('signs nobody out, says so, and asks again', async () => {
    const { presenter, identityUsers, notifications, session } = buildSession();
    identityUsers.failure = failures.networkConnection;
    presenter.start();
    await presenter.restore();
    expect(presenter.isAuthenticated).toBe(false);
    expect(presenter.failure).toEqual(failures.networkConnection);
    expect(notifications.all).toMatchObject([{ type: 'ERROR', code: failures.networkConnection.code }]);
    expect(session.current).toEqual(someCredentials);
    identityUsers.failure = null;
    await presenter.restore();
    expect([presenter.failure, presenter.isAuthenticated]).toEqual([null, true]);
  });

  it('says calmly that the service does not know of the sign-out, and nothing where it does', async () => {
    const { presenter, authentication, notifications, session } = buildSession();
    presenter.start();
    authentication.failure = failures.networkConnection;
    await presenter.signOut();
    expect(session.current).toBeNull();
    expect(notifications.all).toMatchObject([{ type: 'INFO', code: successes.signedOutHere.code }]);
    authentication.failure = null;
    session.open(someCredentials);
    await presenter.signOut();
    expect(notifications.all).toHaveLength(1);
  });
});

describe('a session that ends', () => {
  it('is told once, by whichever call it was refused, and leaves nothing of its user', async () => {
    const { presenter, session, users, notifications } = buildSession();
    presenter.start();
    await presenter.restore();
    session.close('refused');
    notifications.showError(failures.unauthenticated);
    notifications.showError(failures.unauthenticated);
    expect([presenter.user, presenter.isReady, users.load('ana')]).toEqual([null, true, null]);
    expect(notifications.all).toMatchObject([{ type: 'ERROR', code: failures.expiredSession.code }]);
  });

  it.each([failures.forbidden, failures.unauthenticated])(
    'at the start is told once too ($name)',
    async (failure) => {
      const { presenter, identityUsers, session, notifications } = buildSession();
      identityUsers.failure = failure;
      presenter.start();
      await settled();
      expect([session.current, presenter.isReady, presenter.failure]).toEqual([null, true, null]);
      expect(notifications.all).toMatchObject([{ code: failures.expiredSession.code, times: 1 }]);
    },
  );

  it('in another tab ends here without a word', async () => {
    const { presenter, session, users, notifications } = buildSession();
    presenter.start();
    await presenter.restore();
    session.changeElsewhere(null);
    expect([presenter.user, presenter.isReady, users.load('ana')]).toEqual([null, true, null]);
    expect([notifications.all, presenter.ended]).toEqual([[], 'signed-out']);
  });

  it('as its reader wanted it has not expired, whatever ended it', async () => {
    const { presenter, session, notifications } = buildSession();
    presenter.start();
    session.close('signed-out');
    expect([notifications.all, presenter.ended]).toEqual([[], 'signed-out']);
    session.open(someCredentials);
    expect(presenter.ended).toBeNull();
    session.close('refused');
    expect(presenter.ended).toBe('refused');
  });
});

it('says once that a device keeps no session, and goes on', async () => {
  const session = new FakeSession();
  session.isKept = false;
  const { presenter, notifications } = buildSession(session);
  presenter.start();
  session.open(someCredentials);
  await presenter.restore();
  expect(presenter.isAuthenticated).toBe(true);
  expect(notifications.all).toMatchObject([{ type: 'INFO', code: successes.sessionNotKept.code, times: 1 }]);
});
