import type { TFunction } from 'i18next';
import type { Failure } from '../../domain/failure.ts';

/** The failure in the reader's language: by its code ('ISSUE.NOT_FOUND' is a path), or else its own message. */
export const failureText = (t: TFunction, failure: Failure): string =>
  t(`errors.${failure.code}`, { defaultValue: failure.message });
