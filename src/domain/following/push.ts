/** The subscription of a browser at its push service, with its keys as base64url. */
export interface DeviceSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Messages to the device of this session. */
export interface PushSettings {
  /** What the device subscribes with, as base64url. */
  readonly publicKey: string;
  readonly isOn: boolean;
}

/**
 * Whether this device can show messages. 'not-installed': only after the app was added to the home screen (iPhone and
 * iPad). 'blocked': the reader has forbidden them in the browser.
 */
export type PushSupport = 'available' | 'blocked' | 'not-installed' | 'unsupported';

/** 'no-service': off, because the browser could not subscribe, or only at a push service that the platform does not use. */
export type PushState = Exclude<PushSupport, 'available'> | 'off' | 'on' | 'no-service';
