import type { CommonErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PushState } from '../../domain/following/push.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { PushDevice } from '../ports/following/push-device.ts';
import type { PushSubscriptions } from '../ports/following/push-subscriptions.ts';

/** Subscribes the device and saves the subscription. 'no-service' if the browser or the platform cannot use it. */
export async function subscribeDevice(
  device: PushDevice,
  subscriptions: PushSubscriptions,
  publicKey: string,
): Promise<Result<PushState, Failure<CommonErrorCode>>> {
  const subscription = await device.subscribe(publicKey);
  if (!subscription) return succeeded('no-service');
  const saved = await subscriptions.save(subscription);
  if (saved.ok) return succeeded('on');
  if (saved.failure.code !== 'REQUEST.INVALID') return saved;
  await device.unsubscribe();
  return succeeded('no-service');
}
