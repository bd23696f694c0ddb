import { isAtLeast, minimumAge } from '../../../domain/account/age.ts';
import type { Message } from '../../i18n/message.ts';
import { type Check, isEmpty } from './check.ts';

/** A date, or what tells it when the check runs: what reads no clock here takes the time from outside. */
export type Moment = Date | (() => Date);

const at = (moment: Moment): Date => (moment instanceof Date ? moment : moment());

const isDate = (value: unknown): value is Date => value instanceof Date && !Number.isNaN(value.getTime());

const date =
  (message: Message, isValid: (value: Date) => boolean): Check =>
  (value) =>
    isEmpty(value) || (isDate(value) && isValid(value)) ? null : message;

export const validDate = (message: Message = { key: 'accountChecks:date' }): Check =>
  date(message, () => true);

/** Later than the limit. */
export const gt = (limit: Moment, message: Message = { key: 'checks:laterDate' }): Check =>
  date(message, (value) => value > at(limit));

/** Earlier than the limit. */
export const lt = (limit: Moment, message: Message = { key: 'checks:earlierDate' }): Check =>
  date(message, (value) => value < at(limit));

/** A birth date, midnight UTC of its day, of somebody who is `years` old by now; 18 by default. */
export const overAge = (
  now: Moment,
  years: number = minimumAge,
  message: Message = { key: 'accountChecks:age', values: { years } },
): Check => date(message, (value) => isAtLeast(years, value, at(now)));
