import type { Message } from '../../i18n/message.ts';
import { type Check, isEmpty } from './check.ts';

/** Something has to be there: a text that is not blank, any number (0 too), a date, a true. */
export const required =
  (message: Message = { key: 'form:required' }): Check =>
  (value) =>
    isEmpty(value) || value === false ? message : null;
