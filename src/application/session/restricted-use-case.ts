import type { CommonErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { AccessSet } from '../../domain/session/access-sets.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { Session } from '../ports/session/session.ts';
import { accessFailure } from './access-failure.ts';

/** A use case of staff or publishers. It calls its port only for users with the permission. */
export abstract class RestrictedUseCase<Port> {
  readonly #port: Port;
  readonly #session: Session;

  constructor(port: Port, session: Session) {
    this.#port = port;
    this.#session = session;
  }

  /** `user`: the current user. Null if unknown. */
  protected async callAs<Value, Code extends string>(
    user: IdentityUser | null,
    set: AccessSet,
    call: (port: Port) => Promise<Result<Value, Failure<Code>>>,
  ): Promise<Result<Value, Failure<Code | CommonErrorCode>>> {
    const failure = accessFailure(set, this.#session, user);
    return failure ? failed(failure) : call(this.#port);
  }
}
