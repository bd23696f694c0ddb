import type { Session } from '../../src/application/ports/session/session.ts';
import type { ErrorCode } from '../../src/domain/error-code.ts';
import { type Failure, failures } from '../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../src/domain/result.ts';

/** Base of the fakes of services. While `failure` is set, all calls fail. `Code`: the error codes of the port. */
export class FakeService<Code extends ErrorCode = ErrorCode> {
  failure: Failure<Code | Unauthenticated> | null = null;
  /** If set, private calls require a session whose token was not revoked. Otherwise they always succeed. */
  guard: { readonly session: Session; readonly revoked: readonly string[] } | null = null;

  /** The answer to a public call. */
  answer<Value>(value: () => Value | Result<Value, Failure<Code>>): Answer<Value, Code> {
    if (this.failure) return Promise.resolve(failed(this.failure));
    const answer = value();
    return Promise.resolve(isResult(answer) ? answer : succeeded(answer));
  }

  /** The answer to a call that requires a session. */
  answerPrivately<Value>(value: () => Value | Result<Value, Failure<Code>>): Answer<Value, Code> {
    if (this.guard && !this.#isOpen(this.guard)) return Promise.resolve(failed(failures.unauthenticated));
    return this.answer(value);
  }

  #isOpen({ session, revoked }: NonNullable<FakeService['guard']>): boolean {
    const token = session.current?.token;
    if (token !== undefined && revoked.includes(token)) session.close('refused');
    return session.current !== null;
  }
}

type Unauthenticated = (typeof failures)['unauthenticated']['code'];

type Answer<Value, Code extends ErrorCode> = Promise<Result<Value, Failure<Code | Unauthenticated>>>;

const isResult = <Value, Problem>(answer: Value | Result<Value, Problem>): answer is Result<Value, Problem> =>
  typeof answer === 'object' && answer !== null && 'ok' in answer;
