import type { PushDevice } from '../../../src/application/ports/following/push-device.ts';
import type { DeviceSubscription, PushSupport } from '../../../src/domain/following/push.ts';

/** A device whose reader answers the question of the browser with `answer`. */
export class FakePushDevice implements PushDevice {
  support: PushSupport = 'available';
  answer: NotificationPermission = 'granted';
  /** False if the push service cannot be reached. */
  hasService = true;
  /** The subscription and the key that it was created with. */
  subscription: (DeviceSubscription & { readonly publicKey: string }) | null = null;
  #count = 0;

  async requestPermission(): Promise<boolean> {
    if (this.answer === 'denied') this.support = 'blocked';
    if (this.answer === 'granted') this.support = 'available';
    return this.answer === 'granted';
  }

  async isSubscribed(): Promise<boolean> {
    return this.subscription !== null;
  }

  async subscribe(publicKey: string): Promise<DeviceSubscription | null> {
    if (this.subscription?.publicKey !== publicKey) {
      this.#count += 1;
      const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${this.#count}`;
      this.subscription = this.hasService ? { ...examplePushKeys, endpoint, publicKey } : null;
    }
    if (!this.subscription) return null;
    const { publicKey: _key, ...subscription } = this.subscription;
    return subscription;
  }

  async unsubscribe(): Promise<void> {
    this.subscription = null;
  }
}

/** Keys of a device. The example of RFC 8291, appendix A. */
export const examplePushKeys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
} as const;
