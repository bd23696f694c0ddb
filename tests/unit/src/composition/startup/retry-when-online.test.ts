import { retryWhenOnline } from '../../../../../src/composition/startup/retry-when-online.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { ReadingProgressPresenter } from '../../../../../src/presentation/shell/reading/reading-progress-presenter.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { FakeReadings } from '../../../../fakes/reading/fake-readings.ts';

const setUpRetry = () => {
  const all = setUpProfile();
  const network = new EventTarget();
  const { sessionPresenter, profile } = all;
  const readings = new FakeReadings();
  const progress = new ReadingProgressPresenter(readings, sessionPresenter);
  retryWhenOnline(network, sessionPresenter, profile, progress);
  const start = async () => {
    sessionPresenter.start();
    profile.start();
    progress.start();
    await flushPromises();
  };
  const restoreNetwork = async () => {
    network.dispatchEvent(new Event('online'));
    await flushPromises();
  };
  return { ...all, readings, progress, start, restoreNetwork };
};

const readAt = '2026-03-01T12:00:00.000Z';

describe('when the network returns', () => {
  it('loads the user and the profile', async () => {
    const { identityUsers, sessionPresenter, profile, start, restoreNetwork } = setUpRetry();
    identityUsers.failure = failures.networkConnection;
    await start();
    identityUsers.failure = null;
    await restoreNetwork();
    expect([sessionPresenter.isAuthenticated, profile.reader?.id]).toEqual([true, 'ana']);
  });

  it('loads the reading progress if it is missing', async () => {
    const { readings, progress, start, restoreNetwork } = setUpRetry();
    readings.readings = [
      { issue: buildIssue({ pagesCount: 10 }), page: 9, pagesCount: 10, readAt, finishedAt: readAt },
    ];
    readings.failure = failures.networkConnection;
    await start();
    readings.failure = null;
    await restoreNetwork();
    expect(progress.isFinished({ id: 'issue-1', pagesCount: 10 })).toBe(true);
  });

  it('loads only the profile if only that is missing', async () => {
    const { readers, profile, start, restoreNetwork } = setUpRetry();
    readers.failure = failures.networkConnection;
    await start();
    expect(profile.isSettled).toBe(false);
    readers.failure = null;
    await restoreNetwork();
    expect(profile.isSettled).toBe(true);
  });

  it('requests nothing that is already loaded', async () => {
    const { identityUsers, start, restoreNetwork } = setUpRetry();
    await start();
    await restoreNetwork();
    expect(identityUsers.requestCount).toBe(1);
  });
});
