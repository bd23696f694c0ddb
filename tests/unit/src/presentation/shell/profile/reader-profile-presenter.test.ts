import { noRights } from '../../../../../../src/domain/checkout/issue-access.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { someReader } from '../../../../../fakes/account/fake-readers.ts';
import { someProfile } from '../../../../../fakes/account/some-profile.ts';
import { someSubscription } from '../../../../../fakes/checkout/some-subscription.ts';
import { holdAnswers } from '../../../../../fakes/hold-answers.ts';
import { FakeSession, otherCredentials, someCredentials } from '../../../../../fakes/session/fake-session.ts';

const bond = { isActive: true, svaName: 'claro', subjectId: '1', metadata: {} };
const bought = { issue: { slug: 'nanquim-1' }, expiresAt: null };

describe('ReaderProfilePresenter', () => {
  it('knows the rights of whoever is signed in, and settles only then', async () => {
    const { profile, sessionPresenter } = someProfile({ acquisitions: [bought] });
    const stop = profile.start();
    expect(profile.isSettled).toBe(false);
    await sessionPresenter.restore();
    await profile.load('ana');
    expect(profile.isSettled).toBe(true);
    expect(profile.rights.acquisitions).toEqual([bought]);
    stop();
  });

  it('is settled at once for nobody, who has no rights', async () => {
    const { profile, sessionPresenter } = someProfile({ session: new FakeSession() });
    await sessionPresenter.restore();
    expect(profile.isSettled).toBe(true);
    expect(profile.rights).toEqual(noRights);
  });

  it('forgets the rights of whoever signed out', async () => {
    const { profile, sessionPresenter, session } = someProfile({ acquisitions: [bought] });
    await sessionPresenter.restore();
    const stop = profile.start();
    await profile.load('ana');
    session.close('signed-out');
    await sessionPresenter.restore();
    expect(profile.rights).toEqual(noRights);
    stop();
  });

  it.each([
    ['the bond is active and brings no subscription', someReader({ svaBond: bond }), true],
    [
      'the bond is active and brings one',
      someReader({ svaBond: bond, subscription: someSubscription({ expiresAt: null }) }),
      false,
    ],
    ['the bond is not active', someReader({ svaBond: { ...bond, isActive: false } }), false],
    ['there is no bond', someReader(), false],
  ])('decides on reactivation when %s', async (_, reader, expected) => {
    const { profile, sessionPresenter } = someProfile({ reader });
    await sessionPresenter.restore();
    await profile.load('ana');
    expect(profile.needsReactivation).toBe(expected);
  });

  it('says when the profile did not come', async () => {
    const { profile, readers, sessionPresenter, notifications } = someProfile();
    readers.failure = failures.timeout;
    await sessionPresenter.restore();
    await profile.load('ana');
    expect(notifications.all).toMatchObject([{ type: 'ERROR', code: failures.timeout.code }]);
  });

  it('asks again for a profile that did not come, and only for that', async () => {
    const { profile, readers, sessionPresenter } = someProfile();
    readers.failure = failures.networkConnection;
    await sessionPresenter.restore();
    await profile.load('ana');
    expect([profile.failure, profile.isSettled]).toEqual([failures.networkConnection, false]);
    readers.failure = null;
    await profile.retry();
    expect([profile.failure, profile.isSettled]).toEqual([null, true]);
    const before = profile.profile;
    await profile.retry();
    expect(profile.profile).toBe(before);
  });

  it('takes over the reader as it was changed, and no other', async () => {
    const { profile, sessionPresenter } = someProfile({ acquisitions: [bought] });
    await sessionPresenter.restore();
    await profile.load('ana');
    profile.replaceReader(someReader({ svaBond: bond }));
    expect([profile.needsReactivation, profile.rights.acquisitions]).toEqual([true, [bought]]);
    profile.replaceReader(someReader({ dragonId: 'bia' }));
    expect(profile.reader?.dragonId).toBe('ana');
  });
});

describe('with two users on one device', () => {
  const withBoth = () => {
    const all = someProfile({ acquisitions: [bought] });
    all.readers.readers.set('bia', someReader({ dragonId: 'bia' }));
    return all;
  };

  it("has no rights of one the moment that the session is another's", async () => {
    const { profile, sessionPresenter, session } = withBoth();
    sessionPresenter.start();
    await sessionPresenter.restore();
    await profile.load('ana');
    // Nothing follows the session here: what is kept is looked up by its owner.
    session.changeElsewhere(otherCredentials);
    expect([profile.reader, profile.rights, profile.isSettled]).toEqual([null, noRights, false]);
  });

  it('drops late answers about the former one, also when that one is back', async () => {
    const { profile, sessionPresenter, session, readers } = withBoth();
    const answers = holdAnswers(readers, 'find');
    sessionPresenter.start();
    const stop = profile.start();
    await sessionPresenter.restore();
    session.changeElsewhere(otherCredentials);
    await sessionPresenter.restore();
    await answers.release();
    expect(profile.reader).toBeNull();
    session.changeElsewhere(someCredentials);
    await sessionPresenter.restore();
    await answers.release();
    expect(profile.reader).toBeNull();
    await answers.release();
    expect(profile.reader?.dragonId).toBe('ana');
    stop();
  });

  it('says nothing of what failed for the former one', async () => {
    const { profile, sessionPresenter, session, readers, notifications } = withBoth();
    const answers = holdAnswers(readers, 'find');
    sessionPresenter.start();
    await sessionPresenter.restore();
    void profile.load('ana');
    readers.failure = failures.unauthenticated;
    session.changeElsewhere(null);
    await answers.release();
    expect(notifications.all).toEqual([]);
  });
});
