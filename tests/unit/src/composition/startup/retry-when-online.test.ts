import { retryWhenOnline } from '../../../../../src/composition/startup/retry-when-online.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';

const setUpRetry = () => {
  const all = setUpProfile();
  const network = new EventTarget();
  const { sessionPresenter, profile } = all;
  retryWhenOnline(network, sessionPresenter, profile);
  const start = async () => {
    sessionPresenter.start();
    profile.start();
    await flushPromises();
  };
  const restoreNetwork = async () => {
    network.dispatchEvent(new Event('online'));
    await flushPromises();
  };
  return { ...all, start, restoreNetwork };
};

describe('when the network returns', () => {
  it('loads the user and the profile', async () => {
    const { identityUsers, sessionPresenter, profile, start, restoreNetwork } = setUpRetry();
    identityUsers.failure = failures.networkConnection;
    await start();
    identityUsers.failure = null;
    await restoreNetwork();
    expect([sessionPresenter.isAuthenticated, profile.reader?.id]).toEqual([true, 'ana']);
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
