import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

export interface SecondFactorState {
  readonly isOn: boolean;
  /** True where the account may do nothing special without it. */
  readonly isRequired: boolean;
  readonly recoveryCodesLeft: number;
}

/** What an authenticator app is set up with. */
export interface SecondFactorSetup {
  /** In base32, for typing. */
  readonly secret: string;
  /** The otpauth:// address, for a QR code. */
  readonly address: string;
}

/**
 * The second factor of the account that is signed in: codes of an authenticator app. What takes `password` fails in a
 * session older than ten minutes without it: with USER.PASSWORD_REQUIRED, or USER.SIGN_IN_AGAIN where the account has
 * none. A wrong code fails with SECOND_FACTOR.WRONG_CODE, each works once.
 */
export interface SecondFactor {
  state(): Promise<Result<SecondFactorState, Failure>>;
  /** It counts only once it is confirmed. */
  begin(password?: string): Promise<Result<SecondFactorSetup, Failure>>;
  /** Turns it on with the first code; gives the recovery codes, this once. All other sessions of the account end. */
  confirm(code: string): Promise<Result<readonly string[], Failure>>;
  /** Gives new recovery codes; the earlier ones no longer work. `code` may be a recovery code. */
  renewRecoveryCodes(code: string, password?: string): Promise<Result<readonly string[], Failure>>;
  /** `code` may be a recovery code. */
  turnOff(code: string, password?: string): Promise<Result<void, Failure>>;
}
