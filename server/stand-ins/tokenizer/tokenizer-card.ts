import { hasExpired } from '../../commerce/cards/card-expiry.ts';
import type { CardBehaviour } from '../gateway/gateway-cards.ts';

/** The card data that a tokenizer checks. Numbers contain digits only. */
export interface TokenizerCard {
  number: string;
  cvv: string;
  holderName: string;
  holderDocument: string;
  expirationMonth: number;
  expirationYear: number;
}

export type TokenizerField = 'cardNumber' | 'cvv' | 'expiration' | 'holderName' | 'holderDocument';

interface Brand {
  name: string;
  number: RegExp;
  cvvLength: number;
}

const brands: readonly Brand[] = [
  { name: 'visa', number: /^4(\d{12}|\d{15})$/, cvvLength: 3 },
  {
    name: 'mastercard',
    number: /^(5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
    cvvLength: 3,
  },
  { name: 'amex', number: /^3[47]\d{13}$/, cvvLength: 4 },
  { name: 'diners-club', number: /^3(0[0-5]|[68]\d)\d{11}$/, cvvLength: 3 },
  {
    name: 'discover',
    number: /^(6011\d{2}|64[4-9]\d{3}|65\d{4}|622(12[6-9]|1[3-9]\d|[2-8]\d{2}|9[01]\d|92[0-5]))\d{10}$/,
    cvvLength: 3,
  },
];

/** The test cards of docs/third-parties.md. All other cards are approved. */
const testCards: Readonly<Record<string, CardBehaviour | { invalidField: TokenizerField }>> = {
  '4000000000000002': 'decline',
  '4000000000009995': 'funds',
  '4000000000000077': 'delay',
  '4000000000000259': 'dispute',
  '4000000000000069': { invalidField: 'expiration' },
  '4000000000000127': { invalidField: 'cvv' },
};

export type CardCheck =
  | { invalidField: TokenizerField }
  | { brand: string; lastFourDigits: string; behaviour: CardBehaviour };

/** Validates a card as a provider would. The result contains no card number. */
export function checkCard(card: TokenizerCard, now: Date): CardCheck {
  const { number } = card;
  const brand = brands.find((each) => each.number.test(number));
  const expiry = { expirationMonth: card.expirationMonth, expirationYear: card.expirationYear };
  if (!/^\d{14,16}$/.test(number) || !passesLuhn(number) || !brand) return { invalidField: 'cardNumber' };
  if (!isMonth(card.expirationMonth) || !isYear(card.expirationYear) || hasExpired(expiry, now)) {
    return { invalidField: 'expiration' };
  }
  if (!/^\d+$/.test(card.cvv) || card.cvv.length !== brand.cvvLength) return { invalidField: 'cvv' };
  if (!/^\S+(\s+\S+)+$/.test(card.holderName.trim())) return { invalidField: 'holderName' };
  if (!isCpf(card.holderDocument)) return { invalidField: 'holderDocument' };
  const behaviour = testCards[number] ?? 'approve';
  if (typeof behaviour === 'object') return behaviour;
  return { brand: brand.name, lastFourDigits: number.slice(-4), behaviour };
}

const isMonth = (month: number) => Number.isInteger(month) && month >= 1 && month <= 12;
const isYear = (year: number) => Number.isInteger(year) && year >= 2000 && year <= 2099;

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** 11 digits, not all equal, with two valid check digits. */
function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const checkDigit = (length: number) => {
    const sum = [...digits.slice(0, length)].reduce(
      (total, digit, index) => total + Number(digit) * (length + 1 - index),
      0,
    );
    return String(((sum * 10) % 11) % 10);
  };
  return digits.endsWith(checkDigit(9) + checkDigit(10));
}
