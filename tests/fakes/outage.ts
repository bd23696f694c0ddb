import type { Failure } from '../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../src/domain/result.ts';

/** What a fake of a service shares with the others: it answers with `failure` for as long as that is set. */
export class Outage {
  failure: Failure | null = null;

  answer<Value>(value: () => Value | Result<Value, Failure>): Promise<Result<Value, Failure>> {
    if (this.failure) return Promise.resolve(failed(this.failure));
    const answer = value();
    return Promise.resolve(isResult(answer) ? answer : succeeded(answer));
  }
}

const isResult = <Value>(answer: Value | Result<Value, Failure>): answer is Result<Value, Failure> =>
  typeof answer === 'object' && answer !== null && 'ok' in answer;
