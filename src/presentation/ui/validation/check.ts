import { oneLine } from '../../../domain/one-line.ts';
import type { Message } from '../../i18n/message.ts';

/** Returns the error of a value, or null. Every check except `required` skips empty values. */
export type Check<Value = unknown, Values extends object = object> = (
  value: Value,
  values: Values,
) => Message | null;

/** A check that a field lists, whether it is met or not. */
export interface ListedCheck {
  readonly validator: (value: string) => boolean;
  readonly message: Message;
}

/** A listed requirement that only the service checks. It stays open until the service has rejected a value. */
export interface ServiceCheck {
  readonly message: Message;
  /** The key of the error that the form shows for a rejected value. */
  readonly rejection: Message['key'];
}

/** An empty value is missing and never invalid. Rule 25. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && oneLine(value) === '') ||
  (typeof value === 'number' && Number.isNaN(value));

/** A check of strings. A value of another type fails. */
export const text =
  (message: Message, isValid: (value: string, values: object) => boolean): Check =>
  (value, values) =>
    isEmpty(value) || (typeof value === 'string' && isValid(value, values)) ? null : message;

/** A listed check as an ordinary check. */
export const listed = ({ message, validator }: ListedCheck): Check => text(message, validator);

/** The message of the first failing check. */
export function firstFailure<Value, Values extends object>(
  checks: readonly Check<Value, Values>[],
  value: Value,
  values: Values,
): Message | null {
  for (const check of checks) {
    const message = check(value, values);
    if (message) return message;
  }
  return null;
}
