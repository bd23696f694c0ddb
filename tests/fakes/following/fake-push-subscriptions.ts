import type { PushSubscriptions } from '../../../src/application/ports/following/push-subscriptions.ts';
import type { CommonErrorCode } from '../../../src/domain/error-code.ts';
import type { DeviceSubscription } from '../../../src/domain/following/push.ts';
import { failed } from '../../../src/domain/result.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

const knownService = /^https:\/\/(updates\.push\.services\.mozilla|fcm\.googleapis)\.com\//;

/** The subscriptions of sessions, by token. Without a session check, Ana is signed in. */
export class FakePushSubscriptions extends FakeService<CommonErrorCode> implements PushSubscriptions {
  publicKey = 'B'.repeat(87);
  readonly saved = new Map<string, DeviceSubscription>();

  /** The subscription of the current session. */
  get current(): DeviceSubscription | null {
    return this.saved.get(this.#token) ?? null;
  }

  find() {
    return this.respondIfSignedIn(() => ({ publicKey: this.publicKey, isOn: this.current !== null }));
  }

  save(subscription: DeviceSubscription) {
    return this.respondIfSignedIn<void>(() => {
      if (!knownService.test(subscription.endpoint)) return failed(serviceFailure('REQUEST.INVALID'));
      for (const [token, { endpoint }] of this.saved)
        if (endpoint === subscription.endpoint) this.saved.delete(token);
      this.saved.set(this.#token, subscription);
    });
  }

  remove() {
    return this.respondIfSignedIn<void>(() => {
      this.saved.delete(this.#token);
    });
  }

  get #token(): string {
    return this.sessionCheck?.session.current?.token ?? 'token-of-ana';
  }
}
