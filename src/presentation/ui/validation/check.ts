import { oneLine } from '../../../domain/one-line.ts';
import type { Message } from '../../i18n/message.ts';

/** Says what is wrong with a value among its siblings, or null. Every check but `required` skips empty values. */
export type Check<Value = unknown, Values extends object = object> = (
  value: Value,
  values: Values,
) => Message | null;

/** A check that fields show by name, whether it is met or not. */
export interface ListedCheck {
  readonly validator: (value: string) => boolean;
  readonly message: Message;
}

/** An empty value is missing and never invalid. Rule 25. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && oneLine(value) === '') ||
  (typeof value === 'number' && Number.isNaN(value));

/** A check of texts; what is no text fails it. */
export const text =
  (message: Message, isValid: (value: string, values: object) => boolean): Check =>
  (value, values) =>
    isEmpty(value) || (typeof value === 'string' && isValid(value, values)) ? null : message;

/** The same rule where only the message of the first failure is wanted. */
export const listed = ({ message, validator }: ListedCheck): Check => text(message, validator);

/** What the first failing check says. */
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
