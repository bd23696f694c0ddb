import type { CommonErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PushState } from '../../domain/following/push.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { PushDevice } from '../ports/following/push-device.ts';
import type { PushSubscriptions } from '../ports/following/push-subscriptions.ts';
import { subscribeDevice } from './subscribe-device.ts';

/** Sends messages to this device from now on. */
export class TurnOnPush {
  readonly #device: PushDevice;
  readonly #subscriptions: PushSubscriptions;

  constructor(device: PushDevice, subscriptions: PushSubscriptions) {
    this.#device = device;
    this.#subscriptions = subscriptions;
  }

  /** Call it at once when the reader presses, because browsers ask for permission only then. */
  async execute(): Promise<Result<PushState, Failure<CommonErrorCode>>> {
    if (!(await this.#device.requestPermission()))
      // A reader who has closed the question without an answer can be asked again.
      return succeeded(this.#device.support === 'blocked' ? 'blocked' : 'off');
    const settings = await this.#subscriptions.find();
    if (!settings.ok) return settings;
    const outcome = await subscribeDevice(this.#device, this.#subscriptions, settings.value.publicKey);
    if (!outcome.ok) await this.#device.unsubscribe();
    return outcome;
  }
}
