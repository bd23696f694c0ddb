import type { Session } from '../../src/application/ports/session/session.ts';
import type { ErrorCode } from '../../src/domain/error-code.ts';
import { type Failure, failures } from '../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../src/domain/result.ts';

/** Base class of the fakes of services. While `failure` is set, all calls fail. `Code`: the error codes of the port. */
export class FakeService<Code extends ErrorCode = ErrorCode> {
  failure: Failure<Code | UnauthenticatedCode> | null = null;
  /** If set, private calls require a session with a token that is not revoked. If null, they need no session. */
  sessionCheck: { readonly session: Session; readonly revokedTokens: readonly string[] } | null = null;

  /** Completes a call that needs no session. */
  respond<Value>(getValue: () => Value | Result<Value, Failure<Code>>): ServiceResponse<Value, Code> {
    if (this.failure) return Promise.resolve(failed(this.failure));
    const value = getValue();
    return Promise.resolve(isResult(value) ? value : succeeded(value));
  }

  /** Completes a call that requires a session. */
  respondIfSignedIn<Value>(
    getValue: () => Value | Result<Value, Failure<Code>>,
  ): ServiceResponse<Value, Code> {
    if (this.sessionCheck && !this.#hasValidSession(this.sessionCheck))
      return Promise.resolve(failed(failures.unauthenticated));
    return this.respond(getValue);
  }

  /** True if a session is known to be missing. */
  isVisitor(): boolean {
    return this.sessionCheck !== null && this.sessionCheck.session.current === null;
  }

  #hasValidSession({ session, revokedTokens }: NonNullable<FakeService['sessionCheck']>): boolean {
    const token = session.current?.token;
    if (token !== undefined && revokedTokens.includes(token)) session.close('refused');
    return session.current !== null;
  }
}

type UnauthenticatedCode = (typeof failures)['unauthenticated']['code'];

type ServiceResponse<Value, Code extends ErrorCode> = Promise<
  Result<Value, Failure<Code | UnauthenticatedCode>>
>;

const isResult = <Value, Problem>(value: Value | Result<Value, Problem>): value is Result<Value, Problem> =>
  typeof value === 'object' && value !== null && 'ok' in value;
