import { autorun } from 'mobx';
import { failures } from '../../../../../../src/domain/failure.ts';
import { successes } from '../../../../../../src/domain/success.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import {
  exampleCredentials,
  FakeSession,
  otherCredentials,
} from '../../../../../fakes/session/fake-session.ts';

const setUpSession = (session?: FakeSession) => {
  const { sessionPresenter, ...rest } = setUpProfile(session && { session });
  return { presenter: sessionPresenter, ...rest };
};

describe('SessionPresenter', () => {
  it('is not ready before the user is loaded', async () => {
    const { presenter } = setUpSession();
    expect([presenter.isReady, presenter.isAuthenticated, presenter.readerId]).toEqual([false, false, 'ana']);
    await presenter.restore();
    expect([presenter.isReady, presenter.isAuthenticated]).toEqual([true, true]);
    expect(presenter.user?.username).toBe('ana.reis');
  });

  it('is ready at once, without a user, on a device without a session', async () => {
    const { presenter } = setUpSession(new FakeSession());
    const states = () => [presenter.isReady, presenter.isAuthenticated, presenter.readerId];
    expect(states()).toEqual([true, false, null]);
    await presenter.restore();
    expect(states()).toEqual([true, false, null]);
  });

  it('is not authenticated if the user has no email address', async () => {
    const { presenter, users } = setUpSession();
    users.save(buildUser({ email: '' }));
    await presenter.restore();
    expect([presenter.isReady, presenter.isAuthenticated]).toEqual([true, false]);
  });

  it('shows the user from the cache, and sends no request', async () => {
    const { presenter, users, identityUsers } = setUpSession();
    users.save(buildUser({ nickname: 'Aninha' }));
    await presenter.restore();
    expect(presenter.user?.nickname).toBe('Aninha');
    expect(identityUsers.requestCount).toBe(0);
  });

  it('shows the user of the new session, and no user after the sign-out', async () => {
    const { presenter, session } = setUpSession();
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

  it('sends one request for concurrent callers', async () => {
    const { presenter, identityUsers } = setUpSession();
    await Promise.all([presenter.restore(), presenter.restore()]);
    expect(identityUsers.requestCount).toBe(1);
  });

  it('replaces the user with new data, but not with another user', async () => {
    const { presenter } = setUpSession();
    await presenter.restore();
    presenter.replaceUser(buildUser({ nickname: 'Aninha' }));
    expect(presenter.user?.nickname).toBe('Aninha');
    presenter.replaceUser(buildUser({ id: 'bia', nickname: 'Bia' }));
    expect(presenter.user?.nickname).toBe('Aninha');
  });
});

describe('SessionPresenter with two users on one device', () => {
  it('never shows data of one user in the session of another', async () => {
    const { presenter, session, identityUsers } = setUpSession();
    presenter.start();
    await presenter.restore();
    const responses = holdResponses(identityUsers, 'find');
    const shown: unknown[] = [];
    autorun(() => shown.push([presenter.readerId, presenter.user?.id ?? null, presenter.isReady]));
    session.changeInAnotherTab(otherCredentials);
    expect(shown.at(-1)).toEqual(['bia', null, false]);
    await responses.release();
    expect(shown).toEqual([
      ['ana', 'ana', true],
      ['bia', null, false],
      ['bia', 'bia', true],
    ]);
  });

  it.each([0, 1])(
    'ignores a late response for the former user (response %d arrives first)',
    async (index) => {
      const { presenter, session, identityUsers, users } = setUpSession();
      const responses = holdResponses(identityUsers, 'find');
      presenter.start();
      session.changeInAnotherTab(otherCredentials);
      await responses.release(index);
      await responses.release();
      expect(presenter.user?.id).toBe('bia');
      expect([users.load('ana'), users.load('bia')?.id]).toEqual([null, 'bia']);
    },
  );

  it('ignores a response after the user has signed out', async () => {
    const { presenter, session, identityUsers } = setUpSession();
    const responses = holdResponses(identityUsers, 'find');
    presenter.start();
    session.changeInAnotherTab(null);
    await responses.release();
    expect([presenter.user, presenter.isReady]).toEqual([null, true]);
  });

  it('keeps showing the user when only the token changes', async () => {
    const { presenter, session } = setUpSession();
    presenter.start();
    await presenter.restore();
    session.open({ ...exampleCredentials, token: 'a newer one' });
    expect([presenter.user?.id, presenter.isReady]).toEqual(['ana', true]);
  });
});

describe('SessionPresenter without a network', () => {
  it('keeps the session, reports the failure and retries', async () => {
    const { presenter, identityUsers, notifications, session } = setUpSession();
    identityUsers.failure = failures.networkConnection;
    presenter.start();
    await presenter.restore();
    expect(presenter.isAuthenticated).toBe(false);
    expect(presenter.failure).toEqual(failures.networkConnection);
    expect(notifications.all).toMatchObject([{ type: 'ERROR', code: failures.networkConnection.code }]);
    expect(session.current).toEqual(exampleCredentials);
    identityUsers.failure = null;
    await presenter.restore();
    expect([presenter.failure, presenter.isAuthenticated]).toEqual([null, true]);
  });

  it('informs the reader if the platform could not be notified of the sign-out', async () => {
    const { presenter, authentication, notifications, session } = setUpSession();
    presenter.start();
    authentication.failure = failures.networkConnection;
    await presenter.signOut();
    expect(session.current).toBeNull();
    expect(notifications.all).toMatchObject([{ type: 'INFO', code: successes.signedOutHere.code }]);
    authentication.failure = null;
    session.open(exampleCredentials);
    await presenter.signOut();
    expect(notifications.all).toHaveLength(1);
  });
});

describe('SessionPresenter when a session ends', () => {
  it('reports an expired session once, and drops the data of the user', async () => {
    const { presenter, session, users, notifications } = setUpSession();
    presenter.start();
    await presenter.restore();
    session.close('refused');
    notifications.showError(failures.unauthenticated);
    notifications.showError(failures.unauthenticated);
    expect([presenter.user, presenter.isReady, users.load('ana')]).toEqual([null, true, null]);
    expect(notifications.all).toMatchObject([{ type: 'ERROR', code: failures.expiredSession.code }]);
  });

  it.each([failures.forbidden, failures.unauthenticated])(
    'reports an expired session once at the start ($name)',
    async (failure) => {
      const { presenter, identityUsers, session, notifications } = setUpSession();
      identityUsers.failure = failure;
      presenter.start();
      await flushPromises();
      expect([session.current, presenter.isReady, presenter.failure]).toEqual([null, true, null]);
      expect(notifications.all).toMatchObject([{ code: failures.expiredSession.code, times: 1 }]);
    },
  );

  it('shows no message if the session ended in another tab', async () => {
    const { presenter, session, users, notifications } = setUpSession();
    presenter.start();
    await presenter.restore();
    session.changeInAnotherTab(null);
    expect([presenter.user, presenter.isReady, users.load('ana')]).toEqual([null, true, null]);
    expect([notifications.all, presenter.lastEnd]).toEqual([[], 'signed-out']);
  });

  it('stores why the session ended, and shows no message for a sign-out', async () => {
    const { presenter, session, notifications } = setUpSession();
    presenter.start();
    session.close('signed-out');
    expect([notifications.all, presenter.lastEnd]).toEqual([[], 'signed-out']);
    session.open(exampleCredentials);
    expect(presenter.lastEnd).toBeNull();
    session.close('refused');
    expect(presenter.lastEnd).toBe('refused');
  });
});

it('SessionPresenter reports once that the device cannot store the session', async () => {
  const session = new FakeSession();
  session.isPersisted = false;
  const { presenter, notifications } = setUpSession(session);
  presenter.start();
  session.open(exampleCredentials);
  await presenter.restore();
  expect(presenter.isAuthenticated).toBe(true);
  expect(notifications.all).toMatchObject([{ type: 'INFO', code: successes.sessionNotKept.code, times: 1 }]);
});
