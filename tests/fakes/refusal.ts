import type { Failure } from '../../src/domain/failure.ts';

/** What a service answers with one of its own codes. */
export const refusal = (code: string): Failure => ({ code, name: 'REFUSED', message: code });
