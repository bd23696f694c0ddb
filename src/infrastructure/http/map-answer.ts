import type { CodeOf } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';

/**
 * Converts the answer of an operation to the value of the port. An answer that breaks the contract, such as an HTML page
 * of a proxy, becomes a failure instead of an exception.
 */
export function mapAnswer<Answer, Value, Code extends string>(
  outcome: Result<Answer, Failure<Code>>,
  toValue: (answer: Answer) => Value,
): Result<Value, Failure<Code | CodeOf<'unexpected'>>> {
  if (!outcome.ok) return outcome;
  try {
    return succeeded(toValue(outcome.value));
  } catch {
    return failed(failures.unexpected);
  }
}

/** For operations whose answer is not used. */
export const toNothing = (): void => undefined;
