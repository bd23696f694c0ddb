import { WebPushDevice } from '../../../../../../src/infrastructure/browser/push/web-push-device.ts';
import { FakePushBrowser } from './fake-push-browser.ts';

const key = Buffer.alloc(65, 251).toString('base64url');
const otherKey = Buffer.alloc(65, 4).toString('base64url');

function setUpDevice() {
  const browser = new FakePushBrowser();
  return { browser, device: new WebPushDevice(browser.window) };
}

describe('WebPushDevice', () => {
  it('knows whether the browser can show messages', () => {
    const { browser, device } = setUpDevice();
    expect(device.support).toBe('available');
    browser.permission = 'denied';
    expect(device.support).toBe('blocked');
    const supportOf = (navigator: object) => new WebPushDevice({ navigator } as unknown as Window).support;
    expect(supportOf({})).toBe('unsupported');
    expect(supportOf({ serviceWorker: {} })).toBe('unsupported');
    // Safari on an iPhone, outside and inside an installed app.
    expect(supportOf({ serviceWorker: {}, standalone: false })).toBe('not-installed');
    expect(supportOf({ serviceWorker: {}, standalone: true })).toBe('unsupported');
  });

  it('asks for permission', async () => {
    const { browser, device } = setUpDevice();
    expect(await device.requestPermission()).toBe(false);
    browser.permission = 'granted';
    expect(await device.requestPermission()).toBe(true);
  });

  it('registers the worker only to subscribe, in a scope without pages', async () => {
    const { browser, device } = setUpDevice();
    expect(await device.isSubscribed()).toBe(false);
    expect(browser.registrations).toEqual([]);
    expect(await device.subscribe(key)).toEqual({
      endpoint: 'https://fcm.googleapis.com/fcm/send/1',
      p256dh: 'p',
      auth: 'a',
    });
    expect(browser.registrations).toEqual([
      { script: 'https://banca.example/push-worker.js', scope: '/push/' },
    ]);
    expect(await device.isSubscribed()).toBe(true);
  });

  it('keeps a subscription with the same key, and replaces one with another', async () => {
    const { device } = setUpDevice();
    const first = await device.subscribe(key);
    expect(await device.subscribe(key)).toEqual(first);
    expect((await device.subscribe(otherKey))?.endpoint).toBe('https://fcm.googleapis.com/fcm/send/2');
  });

  it('has no subscription if the push service cannot be reached', async () => {
    const { browser, device } = setUpDevice();
    browser.hasService = false;
    expect(await device.subscribe(key)).toBeNull();
    expect(await device.isSubscribed()).toBe(false);
  });

  it('removes the subscription and the worker', async () => {
    const { browser, device } = setUpDevice();
    await device.subscribe(key);
    await device.unsubscribe();
    await device.unsubscribe();
    expect([browser.subscription, browser.registrations]).toEqual([null, []]);
  });
});
