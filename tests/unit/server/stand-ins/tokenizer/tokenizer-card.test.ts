import { checkCard } from '../../../../../server/stand-ins/tokenizer/tokenizer-card.ts';

const now = new Date('2026-05-20T12:00:00Z');
const buildCard = (overrides: object = {}) => ({
  number: '4242424242424242',
  cvv: '123',
  holderName: 'LUIZA PRADO',
  holderDocument: '52998224725',
  expirationMonth: 6,
  expirationYear: 2026,
  ...overrides,
});
const check = (more: object = {}) => checkCard(buildCard(more), now);

/** A number with the prefix, zeros and a valid Luhn check digit. */
function numberOf(prefix: string, length: number): string {
  const digits = [...prefix.padEnd(length - 1, '0')].reverse();
  const sum = digits.reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return prefix.padEnd(length - 1, '0') + ((10 - (sum % 10)) % 10);
}

it.each([
  ['41', 16, 'visa', '123'],
  ['51', 16, 'mastercard', '123'],
  ['55', 16, 'mastercard', '123'],
  ['2221', 16, 'mastercard', '123'],
  ['2720', 16, 'mastercard', '123'],
  ['34', 15, 'amex', '1234'],
  ['37', 15, 'amex', '1234'],
  ['300', 14, 'diners-club', '123'],
  ['305', 14, 'diners-club', '123'],
  ['36', 14, 'diners-club', '123'],
  ['38', 14, 'diners-club', '123'],
  ['6011', 16, 'discover', '123'],
  ['644', 16, 'discover', '123'],
  ['65', 16, 'discover', '123'],
  ['622126', 16, 'discover', '123'],
  ['622925', 16, 'discover', '123'],
])('recognizes %s… with %d digits as %s', (prefix, length, brand, cvv) => {
  const number = numberOf(prefix, length);
  expect(check({ number, cvv })).toEqual({ brand, lastFourDigits: number.slice(-4), behaviour: 'approve' });
});

it.each([
  ['4', 13],
  ['50', 16],
  ['56', 16],
  ['2220', 16],
  ['2721', 16],
  ['306', 14],
  ['622125', 16],
  ['622926', 16],
  ['636368', 16],
])('recognizes no brand for %s… with %d digits', (prefix, length) => {
  expect(check({ number: numberOf(prefix, length) })).toEqual({ invalidField: 'cardNumber' });
});

it.each([
  ['4000000000000002', { behaviour: 'decline' }],
  ['4000000000009995', { behaviour: 'funds' }],
  ['4000000000000077', { behaviour: 'delay' }],
  ['4000000000000069', { invalidField: 'expiration' }],
  ['4000000000000127', { invalidField: 'cvv' }],
])('recognizes the test card %s', (number, expected) => {
  expect(check({ number })).toMatchObject(expected);
});

it.each([
  ['cardNumber', { number: '4242424242424241' }],
  ['cardNumber', { number: '4242 4242 4242 4242' }],
  ['cardNumber', { number: '' }],
  ['expiration', { expirationMonth: 5 }],
  ['expiration', { expirationMonth: 13 }],
  ['expiration', { expirationMonth: 0, expirationYear: 2030 }],
  ['expiration', { expirationYear: 26 }],
  ['expiration', { expirationYear: 1e9 }],
  ['cvv', { cvv: '12' }],
  ['cvv', { cvv: '1234' }],
  ['cvv', { cvv: '12a' }],
  ['cvv', { number: numberOf('34', 15), cvv: '123' }],
  ['holderName', { holderName: 'LUIZA' }],
  ['holderName', { holderName: ' ' }],
  ['holderDocument', { holderDocument: '52998224724' }],
  ['holderDocument', { holderDocument: '11111111111' }],
  ['holderDocument', { holderDocument: '' }],
])('reports an invalid %s for %j', (field, more) => {
  expect(check(more)).toEqual({ invalidField: field });
});

it('accepts CPFs with all kinds of check digits, including 0', () => {
  for (const holderDocument of ['11144477735', '39053344705', '12345678909']) {
    expect(check({ holderDocument })).toMatchObject({ behaviour: 'approve' });
  }
});
