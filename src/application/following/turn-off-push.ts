import type { CommonErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PushState } from '../../domain/following/push.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { PushDevice } from '../ports/following/push-device.ts';
import type { PushSubscriptions } from '../ports/following/push-subscriptions.ts';

/** Stops messages to this device. Removes the subscription from the service first; if that fails, messages continue. */
export class TurnOffPush {
  readonly #device: PushDevice;
  readonly #subscriptions: PushSubscriptions;

  constructor(device: PushDevice, subscriptions: PushSubscriptions) {
    this.#device = device;
    this.#subscriptions = subscriptions;
  }

  async execute(): Promise<Result<PushState, Failure<CommonErrorCode>>> {
    const removed = await this.#subscriptions.remove();
    if (!removed.ok) return removed;
    await this.#device.unsubscribe();
    return succeeded('off');
  }
}
