import type { Failure } from '../../src/domain/failure.ts';

/** A failure with one of a service's codes. */
export const refusal = (code: string): Failure => ({ code, name: 'REFUSED', message: code });
