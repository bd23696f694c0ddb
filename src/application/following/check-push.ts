import type { CommonErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PushState } from '../../domain/following/push.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { PushDevice } from '../ports/following/push-device.ts';
import type { PushSubscriptions } from '../ports/following/push-subscriptions.ts';
import { subscribeDevice } from './subscribe-device.ts';

/** Finds out whether this device gets messages. Renews its subscription, which browsers and the service may replace. */
export class CheckPush {
  readonly #device: PushDevice;
  readonly #subscriptions: PushSubscriptions;

  constructor(device: PushDevice, subscriptions: PushSubscriptions) {
    this.#device = device;
    this.#subscriptions = subscriptions;
  }

  async execute(): Promise<Result<PushState, Failure<CommonErrorCode>>> {
    const { support } = this.#device;
    if (support !== 'available') return succeeded(support);
    if (!(await this.#device.isSubscribed())) return succeeded('off');
    const settings = await this.#subscriptions.find();
    if (!settings.ok) return settings;
    if (!settings.value.isOn) {
      // The subscription is of an earlier session, perhaps of another reader.
      await this.#device.unsubscribe();
      return succeeded('off');
    }
    return subscribeDevice(this.#device, this.#subscriptions, settings.value.publicKey);
  }
}
