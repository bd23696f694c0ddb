import type { DeviceSubscription, PushSupport } from '../../../domain/following/push.ts';

/** Shows messages on this device while the app is closed. Nothing is registered before `subscribe`. */
export interface PushDevice {
  readonly support: PushSupport;
  /** Asks the reader unless they have decided before. Browsers require that a press calls this. */
  requestPermission(): Promise<boolean>;
  isSubscribed(): Promise<boolean>;
  /**
   * Returns the subscription with this key. Creates one if there is none, and replaces one with another key. null if the
   * browser cannot subscribe, for example without a network.
   */
  subscribe(publicKey: string): Promise<DeviceSubscription | null>;
  /** Never fails. A push service that cannot be reached is notified later by the browser. */
  unsubscribe(): Promise<void>;
}
