import type { Failure } from '../../domain/failure.ts';
import type { Acquisition } from '../../domain/reader.ts';
import type { Result } from '../../domain/result.ts';

/** The issues that whoever is signed in has bought or rented. Source: platform.md §7, Acquisitions. */
export interface Acquisitions {
  list(): Promise<Result<readonly Acquisition[], Failure>>;
}
