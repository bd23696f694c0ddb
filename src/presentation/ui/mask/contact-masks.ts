import { internationalPhone, phoneDigits } from '../../../domain/phone.ts';
import { postalCodeDigits } from '../../../domain/postal-code.ts';
import { createMask } from './create-mask.ts';
import type { Mask } from './mask.ts';
import { digitsOf, pattern, patterns } from './shapes.ts';

/**
 * (DD) 9999-9999 or (DD) 99999-9999; '+55' and the digits when unmasked. The codes before go,
 * but for a +55 that is typed key by key, which cannot be told from the area 55.
 */
export const phoneMask: Mask<string> = createMask({
  shape: patterns(
    [pattern('(D0) 0000-0000'), pattern('(D0) 00000-0000')],
    (digits) => (digits.length <= 10 ? 0 : 1),
    (text) => (isWholeNumber(text) ? phoneDigits(text) : text),
  ),
  unmask: internationalPhone,
  inputMode: 'tel',
  autoComplete: 'tel',
});

/** What is typed into the middle of a number must not be taken for one with its codes. */
const isWholeNumber = (text: string): boolean => text.trim().startsWith('+') || digitsOf(text).length > 10;

/** 00000-000; 8 digits when unmasked. */
export const postalCodeMask: Mask<string> = createMask({
  shape: pattern('00000-000'),
  unmask: postalCodeDigits,
  inputMode: 'numeric',
  autoComplete: 'postal-code',
});
