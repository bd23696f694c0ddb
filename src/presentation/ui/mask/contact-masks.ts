import {
  accountPhone,
  brazilianPhone,
  isForeignPhone,
  isTooLongPhone,
  phoneDigits,
  toPlusNotation,
} from '../../../domain/account/phone.ts';
import { postalCodeDigits } from '../../../domain/postal/postal-code.ts';
import { createMask } from './create-mask.ts';
import type { Mask } from './mask.ts';
import { digitsOf, pattern, patterns } from './patterns.ts';

const nationalShapes = [pattern('(D0) 0000-0000'), pattern('(D0) 00000-0000')];
const countryShapes = [pattern('+55 (D0) 0000-0000'), pattern('+55 (D0) 00000-0000')];

const brazilianShapes = [...nationalShapes, ...countryShapes];
/** Any digits and separators. More than the 15 digits of E.164, so that the form reports a number that is too long. */
const freeShape = { mask: /^\+?[ .()-]*(\d[ .()-]*){0,20}$/ };

/** One or two zeros: 00 may begin a country code. */
const isStartOfCountry = (typed: string): boolean => /^\s*00?\s*$/.test(typed);

/** Numbers of other countries stay as they are typed, and so do those that are too long, which the form reports. */
function phoneShapeIndex(digits: string, typed: string): number {
  if (isForeignPhone(typed) || isStartOfCountry(typed) || isTooLongPhone(typed))
    return brazilianShapes.length;
  const hasCountry = typed.trimStart().startsWith('+');
  const isShort = digits.length <= (hasCountry ? 12 : 10);
  return (hasCountry ? nationalShapes.length : 0) + (isShort ? 0 : 1);
}

function wholePhone(text: string): string {
  if (!isWholeNumber(text)) return text;
  return isTooLongPhone(text) || isForeignPhone(text) ? toPlusNotation(text).trim() : phoneDigits(text);
}

/**
 * A Brazilian number: (DD) 9999-9999 or (DD) 99999-9999. Pasting a complete number removes its country code; typing a +
 * keeps the +55. A number with the country code of another country stays as it is typed, and a typed 00 becomes a +.
 * Unmasked: '+', the country code and the digits.
 */
export const accountPhoneMask: Mask<string> = createMask({
  shape: patterns([...brazilianShapes, freeShape], phoneShapeIndex, wholePhone),
  normalise: toPlusNotation,
  unmask: accountPhone,
  inputMode: 'tel',
  autoComplete: 'tel',
});

/** Like `accountPhoneMask`, for forms that accept only Brazilian numbers. Unmasked: '+55' and the digits. */
export const phoneMask: Mask<string> = { ...accountPhoneMask, unmask: brazilianPhone };

/** Without this check, digits typed into the middle of a number could be mistaken for its country code. */
const isWholeNumber = (text: string): boolean =>
  digitsOf(text).length > (text.trim().startsWith('+') ? 11 : 10);

/** 00000-000. Unmasked: 8 digits. */
export const postalCodeMask: Mask<string> = createMask({
  shape: pattern('00000-000', untilLetter),
  unmask: postalCodeDigits,
  inputMode: 'numeric',
  autoComplete: 'postal-code',
});

/** Cuts text at the first letter after a digit, so that 0131A0100 does not become another postal code. */
function untilLetter(text: string): string {
  const start = text.search(/\d/);
  const length = start < 0 ? -1 : text.slice(start).search(/\p{L}/u);
  return length < 0 ? text : text.slice(0, start + length);
}
