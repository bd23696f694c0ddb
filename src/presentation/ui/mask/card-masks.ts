import { holderName } from '../../../domain/account/person-name.ts';
import {
  type CardBrand,
  cardBrands,
  cardBrandWhileTyping,
  cardNumberGroups,
  securityCodeLength,
} from '../../../domain/cards/card-brand.ts';
import { cardExpiryOf } from '../../../domain/cards/card-expiry.ts';
import { createMask } from './create-mask.ts';
import type { Mask } from './mask.ts';
import { digitsOf, pattern, patterns } from './patterns.ts';

const groupsOf = (brand: CardBrand | null): string =>
  cardNumberGroups(brand)
    .map((length) => '0'.repeat(length))
    .join(' ');

const groupings = [...new Set([null, ...cardBrands.map(({ brand }) => brand)].map(groupsOf))];

/** Grouped like the brand of the first digits. Unmasked: up to 16 digits. */
export const cardNumberMask: Mask<string> = createMask({
  shape: patterns(
    groupings.map((groups) => pattern(groups)),
    (digits) => groupings.indexOf(groupsOf(cardBrandWhileTyping(digits))),
  ),
  unmask: digitsOf,
  inputMode: 'numeric',
  autoComplete: 'cc-number',
});

/** MM/YY. Unmasked: the first day of the month at 12:00 UTC, or null. MM/20YY is shortened to MM/YY. */
export const cardExpiryMask: Mask<Date | null> = createMask({
  shape: patterns(
    [pattern('00/00'), pattern('00/0000')],
    (digits) => (/^\d\d20\d/.test(digits) ? 1 : 0),
    expiryDigits,
  ),
  normalise: (masked) => masked.replace(/^(\d\d\/)20(\d\d)$/, '$1$2'),
  unmask: cardExpiryOf,
  inputMode: 'numeric',
  autoComplete: 'cc-exp',
});

/** Browsers also fill in 2030-12, 12/2030, 122030 and 1/30. */
function expiryDigits(text: string): string {
  const [, month, year] =
    /^\s*(\d{1,2})\s*[/.-]\s*(?:20)?(\d{2})\s*$/.exec(text) ?? /^\s*(\d{2})20(\d{2})\s*$/.exec(text) ?? [];
  if (month && year) return `${month.padStart(2, '0')}${year}`;
  return text.replace(/^\s*20(\d{2})-(\d{2})\s*$/, '$2$1');
}

const securityCodeMasks = new Map<number, Mask<string>>();

/** As many digits as the cards of the brand have. Returns the same mask for the same length. */
export function securityCodeMask(brand: CardBrand | null): Mask<string> {
  const length = securityCodeLength(brand);
  const mask =
    securityCodeMasks.get(length) ??
    createMask({
      shape: pattern('0'.repeat(length)),
      unmask: digitsOf,
      inputMode: 'numeric',
      autoComplete: 'cc-csc',
    });
  securityCodeMasks.set(length, mask);
  return mask;
}

/** Capital letters without accents or extra spaces, as cards print names. */
export const holderNameMask: Mask<string> = createMask({
  shape: { mask: /.*/, prepare: (text: string) => holderName(text) },
  unmask: (masked) => masked.trim(),
  inputMode: 'text',
  autoComplete: 'cc-name',
});
