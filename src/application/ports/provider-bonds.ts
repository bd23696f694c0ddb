import type { Failure } from '../../domain/failure.ts';
import type { Reader } from '../../domain/reader.ts';
import type { Result } from '../../domain/result.ts';

/** The bond of whoever is signed in with an operator. */
export interface ProviderBonds {
  /** Gives the profile without the bond's rights. */
  inactivate(): Promise<Result<Reader, Failure>>;
}
