import { endPushWithSession } from '../../../../../src/composition/startup/end-push-with-session.ts';
import { WebPushDevice } from '../../../../../src/infrastructure/browser/push/web-push-device.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { exampleCredentials, FakeSession, otherCredentials } from '../../../../fakes/session/fake-session.ts';
import { FakePushBrowser } from '../../infrastructure/browser/push/fake-push-browser.ts';

async function setUpSubscribed() {
  const session = new FakeSession(exampleCredentials);
  const browser = new FakePushBrowser();
  await new WebPushDevice(browser.window).subscribe('BA');
  endPushWithSession(session, browser.window.navigator.serviceWorker);
  return { session, browser };
}

describe('messages to this device', () => {
  it.each(['signed-out', 'refused'] as const)('end with the session: %s', async (end) => {
    const { session, browser } = await setUpSubscribed();
    session.close(end);
    await flushPromises();
    expect([browser.subscription, browser.registrations]).toEqual([null, []]);
  });

  it('end when another reader signs in', async () => {
    const { session, browser } = await setUpSubscribed();
    session.changeInAnotherTab(otherCredentials);
    await flushPromises();
    expect(browser.subscription).toBeNull();
  });

  it('stay while the same reader is signed in', async () => {
    const { session, browser } = await setUpSubscribed();
    session.open({ ...exampleCredentials, token: 'newer' });
    await flushPromises();
    expect(browser.subscription).not.toBeNull();
  });

  it('do not disturb a sign-out in a browser without workers, or with blocked ones', async () => {
    const blocked = { getRegistration: () => Promise.reject(new Error('Blocked')) };
    for (const workers of [undefined, blocked as unknown as ServiceWorkerContainer]) {
      const session = new FakeSession(exampleCredentials);
      endPushWithSession(session, workers);
      session.close('signed-out');
      await flushPromises();
      expect(session.current).toBeNull();
    }
  });
});
