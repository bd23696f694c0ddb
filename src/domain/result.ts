/** An expected outcome: either the value or a known failure. Exceptions are bugs. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Problem };

export const succeeded = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const failed = <Problem>(failure: Problem): Result<never, Problem> => ({ ok: false, failure });
