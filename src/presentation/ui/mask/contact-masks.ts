import { internationalPhone, phoneDigits } from '../../../domain/account/phone.ts';
import { postalCodeDigits } from '../../../domain/postal/postal-code.ts';
import { createMask } from './create-mask.ts';
import type { Mask } from './mask.ts';
import { digitsOf, pattern, patterns } from './shapes.ts';

const national = [pattern('(D0) 0000-0000'), pattern('(D0) 00000-0000')];
const withCountry = [pattern('+55 (D0) 0000-0000'), pattern('+55 (D0) 00000-0000')];

/**
 * (DD) 9999-9999 or (DD) 99999-9999; '+55' and the digits when unmasked. The codes before go when a number comes
 * whole; who types a + key by key sees the +55 stay.
 */
export const phoneMask: Mask<string> = createMask({
  shape: patterns(
    [...national, ...withCountry],
    (digits, typed) => {
      const hasCountry = typed.trimStart().startsWith('+');
      const isShort = digits.length <= (hasCountry ? 12 : 10);
      return (hasCountry ? national.length : 0) + (isShort ? 0 : 1);
    },
    (text) => (isWholeNumber(text) ? phoneDigits(text) : text),
  ),
  unmask: internationalPhone,
  inputMode: 'tel',
  autoComplete: 'tel',
});

/** What is typed into the middle of a number must not be taken for one with its codes. */
const isWholeNumber = (text: string): boolean =>
  digitsOf(text).length > (text.trim().startsWith('+') ? 11 : 10);

/** 00000-000; 8 digits when unmasked. Pasted text is cut at the first letter after a digit. */
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
