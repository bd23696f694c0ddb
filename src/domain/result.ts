import type { Success } from './success.ts';

/** An expected outcome: a value, optionally with a success message, or a known failure. Exceptions are bugs. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value; readonly success?: Success }
  | { readonly ok: false; readonly failure: Problem };

export const succeeded = <Value>(value: Value, success?: Success): Result<Value, never> =>
  success ? { ok: true, value, success } : { ok: true, value };

export const failed = <Problem>(failure: Problem): Result<never, Problem> => ({ ok: false, failure });
