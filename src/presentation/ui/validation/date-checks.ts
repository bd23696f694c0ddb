import { isAtLeast, minimumAge } from '../../../domain/account/age.ts';
import type { Message } from '../../i18n/message.ts';
import { type Check, isEmpty } from './check.ts';

/** A date, or a function that returns it when the check runs. This folder does not read the clock itself. */
export type DateSource = Date | (() => Date);

const dateOf = (source: DateSource): Date => (source instanceof Date ? source : source());

const isDate = (value: unknown): value is Date => value instanceof Date && !Number.isNaN(value.getTime());

const date =
  (message: Message, isValid: (value: Date) => boolean): Check =>
  (value) =>
    isEmpty(value) || (isDate(value) && isValid(value)) ? null : message;

export const validDate = (message: Message = { key: 'accountChecks:date' }): Check =>
  date(message, () => true);

/** Later than the limit. */
export const laterThan = (limit: DateSource, message: Message = { key: 'checks:laterDate' }): Check =>
  date(message, (value) => value > dateOf(limit));

/** Earlier than the limit. */
export const earlierThan = (limit: DateSource, message: Message = { key: 'checks:earlierDate' }): Check =>
  date(message, (value) => value < dateOf(limit));

/** A birth date (midnight UTC) of a person who is at least `years` old; 18 by default. */
export const minimumAgeCheck = (
  now: DateSource,
  years: number = minimumAge,
  message: Message = { key: 'accountChecks:age', values: { years } },
): Check => date(message, (value) => isAtLeast(years, value, dateOf(now)));
