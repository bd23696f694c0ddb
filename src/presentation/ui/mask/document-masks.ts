import { cnpjAlphabet } from '../../../domain/account/tax-numbers.ts';
import { createMask } from './create-mask.ts';
import type { Mask } from './mask.ts';
import { charactersOf, digitsOf, pattern, patterns } from './patterns.ts';

const cpfShape = pattern('000.000.000-00');
const capitals = (text: string) => text.toUpperCase();
const cnpjShape = pattern('AA.AAA.AAA/AAAA-00', capitals, cnpjAlphabet);
const keyboard = /^\d+$/.test(cnpjAlphabet) ? 'numeric' : 'text';

/** 000.000.000-00. Unmasked: 11 digits. */
export const cpfMask: Mask<string> = createMask({
  shape: cpfShape,
  unmask: digitsOf,
  inputMode: 'numeric',
});

/** 00.000.000/0000-00. Unmasked: 14 characters. */
export const cnpjMask: Mask<string> = createMask({
  shape: cnpjShape,
  unmask: charactersOf,
  inputMode: keyboard,
});

/** A CPF up to 11 characters, a CNPJ beyond. */
export const cpfOrCnpjMask: Mask<string> = createMask({
  shape: patterns([cpfShape, cnpjShape], (characters) => (characters.length <= 11 ? 0 : 1), capitals),
  unmask: charactersOf,
  inputMode: keyboard,
});
