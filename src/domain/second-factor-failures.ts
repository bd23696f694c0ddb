/** The codes of failures by which the services ask for the second factor, or refuse it. */
export const secondFactorRequired = 'LOGIN.SECOND_FACTOR_REQUIRED';

const wrongCodes: ReadonlySet<string> = new Set(['LOGIN.WRONG_SECOND_FACTOR', 'SECOND_FACTOR.WRONG_CODE']);

/** True where another code may be right. */
export const isWrongCode = (code: string): boolean => wrongCodes.has(code);
