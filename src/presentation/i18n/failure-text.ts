import type { TFunction } from 'i18next';
import { type Failure, failures } from '../../domain/failure.ts';

/** The tables of failure texts: the initial one and the namespaces that load later. */
const tables = ['errors.', 'laterErrors:', 'fieldErrors:', 'emailErrors:', 'externalErrors:'] as const;

/**
 * The text of a failure in the reader's language: the translation of its code ('ISSUE.NOT_FOUND' is a path), otherwise
 * its own message, otherwise the text of an unknown error. Empty for a failure without code and message. Rule 61.
 */
export function failureText(
  t: TFunction,
  { code, message }: Pick<Failure<string>, 'code' | 'message'>,
): string {
  // The browser may believe that it is online without a network, but not the reverse.
  if (code === failures.networkConnection.code && navigator.onLine === false) return t('errors.offline');
  const keys = tables.map((table) => `${table}${code}` as 'errors.0000000');
  // A code that names a group ('USER') has no text: `t` then returns a table.
  const text: unknown = code && t(keys, { defaultValue: '', returnObjects: true });
  if (typeof text === 'string' && text !== '') return text;
  return message || (code && t('errors.0000000'));
}
