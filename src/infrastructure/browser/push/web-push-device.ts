import type { PushDevice } from '../../../application/ports/following/push-device.ts';
import type { DeviceSubscription, PushSupport } from '../../../domain/following/push.ts';
import { trustedScript } from '../trusted-script.ts';
import { endPush, pushScope } from './end-push.ts';

/** The address of push-worker.ts, which the build sets. */
const workerAddress = '/push-worker.js';

type PushBrowser = Window & {
  readonly Notification?: typeof Notification;
  readonly PushManager?: typeof PushManager;
};

/** Uses the Push API of the browser, with a service worker that does nothing else. */
export class WebPushDevice implements PushDevice {
  readonly #browser: PushBrowser;

  constructor(browser: Window) {
    this.#browser = browser;
  }

  get support(): PushSupport {
    const { navigator, Notification: notification, PushManager: manager } = this.#browser;
    // The type omits that it is undefined outside a secure context.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    if (workers && notification && manager)
      return notification.permission === 'denied' ? 'blocked' : 'available';
    // Only Safari on iPhone and iPad has this property. There only installed apps have the Push API.
    const { standalone } = navigator as Navigator & { readonly standalone?: boolean };
    return standalone === false ? 'not-installed' : 'unsupported';
  }

  async requestPermission(): Promise<boolean> {
    return (await this.#browser.Notification?.requestPermission()) === 'granted';
  }

  async isSubscribed(): Promise<boolean> {
    try {
      const registration = await this.#browser.navigator.serviceWorker.getRegistration(pushScope);
      return Boolean(await registration?.pushManager.getSubscription());
    } catch {
      return false;
    }
  }

  async subscribe(publicKey: string): Promise<DeviceSubscription | null> {
    try {
      const { pushManager } = await this.#startWorker();
      const existing = await pushManager.getSubscription();
      if (existing && keyOf(existing) === publicKey) return toDeviceSubscription(existing);
      await existing?.unsubscribe();
      return toDeviceSubscription(
        await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
      );
    } catch {
      return null;
    }
  }

  unsubscribe(): Promise<void> {
    return endPush(this.#browser.navigator.serviceWorker);
  }

  async #startWorker(): Promise<ServiceWorkerRegistration> {
    const address = new URL(workerAddress, this.#browser.location.href).href;
    const registration = await this.#browser.navigator.serviceWorker.register(
      // The type does not know Trusted Types.
      trustedScript('banca-push', address, this.#browser) as string,
      { scope: pushScope },
    );
    await waitUntilActive(registration);
    return registration;
  }
}

/** `ServiceWorkerContainer.ready` only waits for a worker that controls the page. */
function waitUntilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The push worker could not be installed.'));
    });
  });
}

function toDeviceSubscription(subscription: PushSubscription): DeviceSubscription | null {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
