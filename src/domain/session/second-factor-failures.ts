/** Error codes of services that require a second factor or reject its code. */
export const secondFactorRequired = 'LOGIN.SECOND_FACTOR_REQUIRED';

const wrongCodes: ReadonlySet<string> = new Set(['LOGIN.WRONG_SECOND_FACTOR', 'SECOND_FACTOR.WRONG_CODE']);

/** True if the reader can enter another code. */
export const isWrongCode = (code: string): boolean => wrongCodes.has(code);
