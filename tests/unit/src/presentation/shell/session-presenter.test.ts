import { failures } from '../../../../../src/domain/failure.ts';
import { FakeSession } from '../../../../fakes/fake-session.ts';
import { someProfile } from '../../../../fakes/some-profile.ts';

const buildSession = (session?: FakeSession) => {
  const { sessionPresenter, ...rest } = someProfile(session && { session });
  return { presenter: sessionPresenter, ...rest };
};

describe('SessionPresenter', () => {
  it('is not ready before it knows', async () => {
    const { presenter } = buildSession();
    expect(presenter.isReady).toBe(false);
    await presenter.restore();
    expect(presenter.isReady).toBe(true);
    expect(presenter.isAuthenticated).toBe(true);
    expect(presenter.user?.username).toBe('ana.reis');
  });

  it('is ready and anonymous on a device without a session', async () => {
    const { presenter } = buildSession(new FakeSession());
    await presenter.restore();
    expect(presenter.isReady).toBe(true);
    expect(presenter.isAuthenticated).toBe(false);
  });

  it('follows the session to another user and to nobody', async () => {
    const { presenter, session } = buildSession();
    const stop = presenter.start();
    await presenter.restore();
    session.open({ token: 'token-of-bia', userId: 'bia' });
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
    expect(identityUsers.asked).toBe(1);
  });

  it('does not show the user of a session that was replaced meanwhile', async () => {
    const { presenter, session } = buildSession();
    const first = presenter.restore();
    session.open({ token: 'token-of-bia', userId: 'bia' });
    await Promise.all([first, presenter.restore()]);
    expect(presenter.user?.username).toBe('bia');
  });

  it('tells why the user of a session is not known', async () => {
    const { presenter, identityUsers } = buildSession();
    identityUsers.failure = failures.networkConnection;
    await presenter.restore();
    expect(presenter.isAuthenticated).toBe(false);
    expect(presenter.failure).toEqual(failures.networkConnection);
  });

  it('says when the user of a session could not be asked for', async () => {
    const { presenter, identityUsers, notifications } = buildSession();
    identityUsers.failure = failures.networkConnection;
    await presenter.restore();
    expect(notifications.all).toMatchObject([{ type: 'ERROR', code: failures.networkConnection.code }]);
  });

  it('says when signing out did not reach the service, and nothing when it did', async () => {
    const { presenter, authentication, notifications, session } = buildSession();
    authentication.failure = failures.timeout;
    await presenter.signOut();
    expect(session.current).toBeNull();
    expect(notifications.all).toMatchObject([{ type: 'ERROR', code: failures.timeout.code }]);
    authentication.failure = null;
    session.open({ token: 'token-of-ana', userId: 'ana' });
    await presenter.signOut();
    expect(notifications.all).toHaveLength(1);
  });
});
