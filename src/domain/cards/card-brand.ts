/** How the cards of a brand are recognised and written. */
export interface CardBrandRule {
  readonly brand: string;
  /** The brand's own spelling, the same in every language. */
  readonly name?: string;
  /** Ranges of the first digits, both ends included. */
  readonly prefixes: readonly (readonly [from: number, to: number])[];
  readonly lengths: readonly number[];
  /** Digits per printed group. Groups of four if absent. */
  readonly groups?: readonly number[];
  /** Digits of the security code. Three if absent. */
  readonly securityCode?: number;
}

const fourSixFive = [4, 6, 5];

/** The accepted brands. To accept another one, add a row. Rules 26 and 27. */
export const cardBrands = [
  { brand: 'visa', name: 'Visa', prefixes: [[4, 4]], lengths: [13, 16] },
  {
    brand: 'mastercard',
    name: 'Mastercard',
    prefixes: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
  },
  {
    brand: 'amex',
    name: 'American Express',
    prefixes: [
      [34, 34],
      [37, 37],
    ],
    lengths: [15],
    groups: fourSixFive,
    securityCode: 4,
  },
  {
    brand: 'discover',
    name: 'Discover',
    prefixes: [
      [6011, 6011],
      [644, 649],
      [65, 65],
      [622126, 622925],
    ],
    lengths: [16],
  },
  {
    brand: 'diners-club',
    name: 'Diners Club',
    prefixes: [
      [300, 305],
      [36, 36],
      [38, 38],
    ],
    lengths: [14],
    groups: fourSixFive,
  },
] as const satisfies readonly CardBrandRule[];

export type CardBrand = (typeof cardBrands)[number]['brand'];

/** The brand of a complete card number. Null if no accepted brand issues it. Spaces are ignored. */
export function cardBrandOf(number: string): CardBrand | null {
  const digits = withoutSpaces(number);
  const rulesOfLength = cardBrands.filter((rule) => rule.lengths.some((length) => length === digits.length));
  return ruleByPrefix(digits, rulesOfLength)?.brand ?? null;
}

/** The brand that the first digits indicate. Null while they are ambiguous. Rule 26. */
export const cardBrandWhileTyping = (digits: string): CardBrand | null =>
  ruleByPrefix(withoutSpaces(digits), cardBrands)?.brand ?? null;

/** The name of a brand. The code itself if the brand is not accepted here. */
export const cardBrandName = (brand: string): string =>
  cardBrands.find((rule) => rule.brand === brand)?.name ?? brand;

/** Digits in each printed group of a card number. */
export const cardNumberGroups = (brand: CardBrand | null): readonly number[] =>
  ruleOf(brand)?.groups ?? [4, 4, 4, 4];

/** Digits of the code on the card. */
export const securityCodeLength = (brand: CardBrand | null): number => ruleOf(brand)?.securityCode ?? 3;

/** 14 to 16 digits. Rule 27. */
export const isCardNumberLength = (digits: string): boolean => /^\d{14,16}$/.test(withoutSpaces(digits));

/** The rule with the longest matching prefix, because brands own ranges inside those of other brands. */
export function ruleByPrefix<Rule extends CardBrandRule>(
  digits: string,
  rules: readonly Rule[],
): Rule | undefined {
  if (!/^\d+$/.test(digits)) return undefined;
  const matches = rules
    .map((rule) => ({ rule, length: longestPrefix(digits, rule) }))
    .filter(({ length }) => length > 0);
  return matches.sort((one, other) => other.length - one.length)[0]?.rule;
}

function longestPrefix(digits: string, rule: CardBrandRule): number {
  const lengths = rule.prefixes
    .filter(([from, to]) => {
      const start = Number(digits.slice(0, String(from).length));
      return start >= from && start <= to;
    })
    .map(([from]) => String(from).length);
  return Math.max(0, ...lengths);
}

const ruleOf = (brand: CardBrand | null): CardBrandRule | undefined =>
  cardBrands.find((rule) => rule.brand === brand);

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');
