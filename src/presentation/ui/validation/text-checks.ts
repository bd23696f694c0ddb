import { characterSets } from '../../../domain/account/password.ts';
import { passesLuhn } from '../../../domain/cards/luhn.ts';
import { isEmail, isSlug, isUri, isWordId } from '../../../domain/word-forms.ts';
import type { Message } from '../../i18n/message.ts';
import { type Check, isEmpty, text } from './check.ts';

/** The value must be a string. */
export const string = (message: Message = { key: 'checks:text' }): Check => text(message, () => true);

export const length = (
  length: number,
  message: Message = { key: 'checks:length', values: { length } },
): Check => text(message, (value) => value.length === length);

export const lengthBetween = (
  min: number,
  max: number,
  message: Message = { key: 'accountChecks:lengthBetween', values: { min, max } },
): Check => text(message, (value) => value.length >= min && value.length <= max);

/** Counts UTF-16 code units like `maxLength` of a field, so most emoji count as two. */
export const lengthAtMost = (max: number): Check =>
  text({ key: 'form:lengthAtMost', values: { max } }, (value) => value.length <= max);

export const email = (message: Message = { key: 'emailCheck:email' }): Check => text(message, isEmail);

/** The check digit of card numbers. Spaces between the digits are ignored. */
export const luhn = (message: Message = { key: 'checks:cardNumber' }): Check =>
  text(message, (value) => passesLuhn(value.replace(/\s/g, '')));

/** One of the keys, which are strings or numbers. */
export const oneOf =
  (keys: readonly (string | number)[], message: Message = { key: 'checks:oneOf' }): Check =>
  (value) =>
    isEmpty(value) || keys.some((key) => key === value) ? null : message;

/** The same value as another field, such as a repeated password. */
export const matches =
  (field: string, message: Message = { key: 'checks:match' }): Check =>
  (value, values) =>
    isEmpty(value) || value === Reflect.get(values, field) ? null : message;

export const slug = (message: Message = { key: 'checks:slug' }): Check => text(message, isSlug);

export const wordId = (message: Message = { key: 'accountChecks:wordId' }): Check => text(message, isWordId);

export const uri = (message: Message = { key: 'checks:uri' }): Check => text(message, isUri);

type CharacterSet = keyof typeof characterSets;

const missing: Readonly<Record<CharacterSet, Message>> = {
  letter: { key: 'accountChecks:letter' },
  lowercase: { key: 'checks:lowercase' },
  uppercase: { key: 'checks:uppercase' },
  number: { key: 'accountChecks:number' },
  special: { key: 'checks:special' },
};

export const hasOneOf = (set: CharacterSet, message: Message = missing[set]): Check =>
  text(message, (value) => characterSets[set].test(value));
