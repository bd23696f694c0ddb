import type { Failure } from '../../domain/failure.ts';
import type { OpenSession } from '../../domain/open-session.ts';
import type { Result } from '../../domain/result.ts';

/** The devices on which the reader is signed in. Source: the identity service. */
export interface OpenSessions {
  /** The current one first, then the one that was used last. */
  list(): Promise<Result<readonly OpenSession[], Failure>>;
  /** Succeeds also where it has ended already. */
  end(uuid: string): Promise<Result<void, Failure>>;
  /** All but the current one. */
  endOthers(): Promise<Result<void, Failure>>;
}
