import type { CommonErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { DeviceSubscription, PushSettings } from '../../../domain/following/push.ts';
import type { Result } from '../../../domain/result.ts';

/**
 * Messages about new issues of what the signed-in reader follows, to the device of this session. They stop when the
 * session ends. Every call needs a session.
 */
export interface PushSubscriptions {
  find(): Promise<Result<PushSettings, Failure<CommonErrorCode>>>;
  /**
   * Replaces the former subscription of the device, also that of another reader. Uses the current language. Fails with
   * REQUEST.INVALID if the platform sends nothing to the push service of this browser.
   */
  save(subscription: DeviceSubscription): Promise<Result<void, Failure<CommonErrorCode>>>;
  /** Also succeeds if the device gets no messages. */
  remove(): Promise<Result<void, Failure<CommonErrorCode>>>;
}
