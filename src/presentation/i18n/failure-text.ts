import type { TFunction } from 'i18next';
import type { Failure } from '../../domain/failure.ts';

/** Where the texts of failures are: those that a screen can begin with, and the others by namespace. */
const tables = ['errors.', 'laterErrors:', 'fieldErrors:', 'emailErrors:', 'externalErrors:'] as const;

/**
 * The text for a failure in the reader's language: the translation of its code ('ISSUE.NOT_FOUND' is a path), or else
 * its own message, or else that of an unknown error. Empty for a failure without code and message. Rule 61.
 */
export function failureText(t: TFunction, { code, message }: Pick<Failure, 'code' | 'message'>): string {
  const keys = tables.map((table) => `${table}${code}` as 'errors.0000000');
  // A code that names a whole group ('USER') is none: then a table comes in place of a text.
  const text: unknown = code && t(keys, { defaultValue: '', returnObjects: true });
  if (typeof text === 'string' && text !== '') return text;
  return message || (code && t('errors.0000000'));
}
