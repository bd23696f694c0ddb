import type { Message } from '../../i18n/message.ts';
import { type Check, isEmpty } from './check.ts';

/** Requires a value: text that is not blank, any number including 0, a date or true. */
export const required =
  (message: Message = { key: 'form:required' }): Check =>
  (value) =>
    isEmpty(value) || value === false ? message : null;
