import type { ErrorCode } from '../error-code.ts';

/** Error codes of services that require a second factor or reject its code. */
export const secondFactorRequired = 'LOGIN.SECOND_FACTOR_REQUIRED' satisfies ErrorCode;

const wrongCodes: ReadonlySet<ErrorCode> = new Set(['LOGIN.WRONG_SECOND_FACTOR', 'SECOND_FACTOR.WRONG_CODE']);

/** True if the reader can enter another code. */
export const isWrongCode = (code: ErrorCode): boolean => wrongCodes.has(code);
