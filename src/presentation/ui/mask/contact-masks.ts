import {
  accountPhone,
  brazilianPhone,
  isForeignPhone,
  phoneDigits,
  withPlus,
} from '../../../domain/account/phone.ts';
import { postalCodeDigits } from '../../../domain/postal/postal-code.ts';
import { createMask } from './create-mask.ts';
import type { Mask } from './mask.ts';
import { digitsOf, pattern, patterns } from './patterns.ts';

const nationalShapes = [pattern('(D0) 0000-0000'), pattern('(D0) 00000-0000')];
const countryShapes = [pattern('+55 (D0) 0000-0000'), pattern('+55 (D0) 00000-0000')];

const brazilianShapes = [...nationalShapes, ...countryShapes];
/** Digits with any separators, up to the 15 digits of E.164. */
const foreignShape = { mask: /^\+[ .()-]*(\d[ .()-]*){0,15}$/ };

const brazilianShapeIndex = (digits: string, typed: string): number => {
  const hasCountry = typed.trimStart().startsWith('+');
  const isShort = digits.length <= (hasCountry ? 12 : 10);
  return (hasCountry ? nationalShapes.length : 0) + (isShort ? 0 : 1);
};

/**
 * A Brazilian number: (DD) 9999-9999 or (DD) 99999-9999. Unmasked: '+55' and the digits. Pasting a complete number
 * removes its country code; typing a + keeps the +55.
 */
export const phoneMask: Mask<string> = createMask({
  shape: patterns(brazilianShapes, brazilianShapeIndex, (text) =>
    isWholeNumber(text) ? phoneDigits(text) : text,
  ),
  unmask: brazilianPhone,
  inputMode: 'tel',
  autoComplete: 'tel',
});

/** Like `phoneMask`, but a number with the country code of another country stays as it is typed. */
export const accountPhoneMask: Mask<string> = createMask({
  shape: patterns(
    [...brazilianShapes, foreignShape],
    (digits, typed) => (isForeignPhone(typed) ? brazilianShapes.length : brazilianShapeIndex(digits, typed)),
    (text) => {
      if (!isWholeNumber(text)) return text;
      return isForeignPhone(text) ? withPlus(text) : phoneDigits(text);
    },
  ),
  unmask: accountPhone,
  inputMode: 'tel',
  autoComplete: 'tel',
});

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
