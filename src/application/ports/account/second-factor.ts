import type { SecondFactorErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

export interface SecondFactorState {
  readonly isOn: boolean;
  /** True if the rights of the account are withheld until the second factor is on. */
  readonly isRequired: boolean;
  readonly recoveryCodesLeft: number;
}

/** The secret of an authenticator app, in two forms. */
export interface SecondFactorSetup {
  /** Base32, for readers who type it. */
  readonly secret: string;
  /** The otpauth:// address, for a QR code. */
  readonly address: string;
}

/**
 * The second factor of the signed-in account: codes of an authenticator app. In a session older than ten minutes
 * methods with `password` fail without it: with USER.PASSWORD_REQUIRED, or with USER.SIGN_IN_AGAIN if the account has
 * no password. Each code works once; a wrong or used one fails with SECOND_FACTOR.WRONG_CODE.
 */
export interface SecondFactor {
  loadState(): Promise<Result<SecondFactorState, Failure<SecondFactorErrorCode>>>;
  /** Creates a secret. The second factor stays off until `confirm`. */
  begin(password?: string): Promise<Result<SecondFactorSetup, Failure<SecondFactorErrorCode>>>;
  /**
   * Turns the second factor on with the first code, and ends all other sessions. Returns the recovery codes, only
   * here.
   */
  confirm(code: string): Promise<Result<readonly string[], Failure<SecondFactorErrorCode>>>;
  /** Returns new recovery codes and makes the earlier ones invalid. `code` may be a recovery code. */
  renewRecoveryCodes(
    code: string,
    password?: string,
  ): Promise<Result<readonly string[], Failure<SecondFactorErrorCode>>>;
  /** `code` may be a recovery code. */
  turnOff(code: string, password?: string): Promise<Result<void, Failure<SecondFactorErrorCode>>>;
}
