import { autorun, when } from 'mobx';
import { noEntitlements } from '../../../../../../src/domain/checkout/issue-access.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { buildSubscription } from '../../../../../fakes/checkout/build-subscription.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import {
  exampleCredentials,
  FakeSession,
  otherCredentials,
} from '../../../../../fakes/session/fake-session.ts';

const operatorLink = { isActive: true, operatorId: 'claro', subjectId: '1', metadata: {} };
const acquisition = { issue: { slug: 'nanquim-1' }, expiresAt: null };

describe('ReaderProfilePresenter', () => {
  it('is settled with the entitlements once they are loaded', async () => {
    const { profile, sessionPresenter } = setUpProfile({ acquisitions: [acquisition] });
    const stop = profile.start();
    expect(profile.isSettled).toBe(false);
    await sessionPresenter.restore();
    await profile.load('ana');
    expect(profile.isSettled).toBe(true);
    expect(profile.rights.acquisitions).toEqual([acquisition]);
    stop();
  });

  it('is settled immediately for visitors, without entitlements', async () => {
    const { profile, sessionPresenter } = setUpProfile({ session: new FakeSession() });
    await sessionPresenter.restore();
    expect(profile.isSettled).toBe(true);
    expect(profile.rights).toEqual(noEntitlements);
  });

  it('drops the entitlements after sign-out', async () => {
    const { profile, sessionPresenter, session } = setUpProfile({ acquisitions: [acquisition] });
    await sessionPresenter.restore();
    const stop = profile.start();
    await profile.load('ana');
    session.close('signed-out');
    await sessionPresenter.restore();
    expect(profile.rights).toEqual(noEntitlements);
    stop();
  });

  it.each([
    [
      'the operator link is active and includes no subscription',
      buildReader({ operatorLink: operatorLink }),
      true,
    ],
    [
      'the operator link is active and includes a subscription',
      buildReader({ operatorLink: operatorLink, subscription: buildSubscription({ expiresAt: null }) }),
      false,
    ],
    [
      'the operator link is not active',
      buildReader({ operatorLink: { ...operatorLink, isActive: false } }),
      false,
    ],
    ['there is no operator link', buildReader(), false],
  ])('decides whether to offer reactivation when %s', async (_, reader, expected) => {
    const { profile, sessionPresenter } = setUpProfile({ reader });
    await sessionPresenter.restore();
    await profile.load('ana');
    expect(profile.needsReactivation).toBe(expected);
  });

  it('reports that the profile failed to load', async () => {
    const { profile, readers, sessionPresenter, notifications } = setUpProfile();
    readers.failure = failures.timeout;
    await sessionPresenter.restore();
    await profile.load('ana');
    expect(notifications.all).toMatchObject([{ type: 'ERROR', code: failures.timeout.code }]);
  });

  it('reports a failed load until the profile is loaded', async () => {
    const { profile, readers, sessionPresenter } = setUpProfile();
    const stop = profile.start();
    const reports: boolean[] = [];
    const stopReports = autorun(() => reports.push(profile.hasLoadFailed));
    readers.failure = failures.networkConnection;
    await sessionPresenter.restore();
    await when(() => profile.hasLoadFailed);
    readers.failure = null;
    await profile.retry();
    expect(profile.isSettled).toBe(true);
    expect(reports).toEqual([false, true, false]);
    stopReports();
    stop();
  });

  it('loads again after a failure, but not otherwise', async () => {
    const { profile, readers, sessionPresenter } = setUpProfile();
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

  it('replaces the reader with new data, but not with another reader', async () => {
    const { profile, sessionPresenter } = setUpProfile({ acquisitions: [acquisition] });
    await sessionPresenter.restore();
    await profile.load('ana');
    profile.replaceReader(buildReader({ operatorLink: operatorLink }));
    expect([profile.needsReactivation, profile.rights.acquisitions]).toEqual([true, [acquisition]]);
    profile.replaceReader(buildReader({ id: 'bia' }));
    expect(profile.reader?.id).toBe('ana');
  });
});

describe('ReaderProfilePresenter with two users on one device', () => {
  const setUpTwoReaders = () => {
    const fixture = setUpProfile({ acquisitions: [acquisition] });
    fixture.readers.readers.set('bia', buildReader({ id: 'bia' }));
    return fixture;
  };

  it('drops the data of one user as soon as the session belongs to another', async () => {
    const { profile, sessionPresenter, session } = setUpTwoReaders();
    sessionPresenter.start();
    await sessionPresenter.restore();
    await profile.load('ana');
    // The profile presenter is not started here, so it has not yet reacted to the session.
    session.changeInAnotherTab(otherCredentials);
    expect([profile.reader, profile.rights, profile.isSettled]).toEqual([null, noEntitlements, false]);
  });

  it('ignores late responses for the former user, even if that user is back', async () => {
    const { profile, sessionPresenter, session, readers } = setUpTwoReaders();
    const responses = holdResponses(readers, 'find');
    sessionPresenter.start();
    const stop = profile.start();
    await sessionPresenter.restore();
    session.changeInAnotherTab(otherCredentials);
    await sessionPresenter.restore();
    await responses.release();
    expect(profile.reader).toBeNull();
    session.changeInAnotherTab(exampleCredentials);
    await sessionPresenter.restore();
    await responses.release();
    expect(profile.reader).toBeNull();
    await responses.release();
    expect(profile.reader?.id).toBe('ana');
    stop();
  });

  it('does not report failures of the former user', async () => {
    const { profile, sessionPresenter, session, readers, notifications } = setUpTwoReaders();
    const responses = holdResponses(readers, 'find');
    sessionPresenter.start();
    await sessionPresenter.restore();
    void profile.load('ana');
    readers.failure = failures.unauthenticated;
    session.changeInAnotherTab(null);
    await responses.release();
    expect(notifications.all).toEqual([]);
  });
});
