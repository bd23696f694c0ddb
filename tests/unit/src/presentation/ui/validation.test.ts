import fc from 'fast-check';
import {
  cardPayment,
  password,
  passwordRules,
  paymentMethodChosen,
  termsAgreed,
  username,
} from '../../../../../src/presentation/ui/validation/account-checks.ts';
import { type Check, firstFailure } from '../../../../../src/presentation/ui/validation/check.ts';
import {
  brazilianPhoneNumber,
  postalCode,
} from '../../../../../src/presentation/ui/validation/contact-checks.ts';
import {
  earlierThan,
  laterThan,
  minimumAgeCheck,
  validDate,
} from '../../../../../src/presentation/ui/validation/date-checks.ts';
import { cnpj, cpf } from '../../../../../src/presentation/ui/validation/document-checks.ts';
import { required } from '../../../../../src/presentation/ui/validation/required.ts';
import {
  email,
  hasOneOf,
  length,
  lengthBetween,
  luhn,
  matches,
  oneOf,
  slug,
  string,
  uri,
  wordId,
} from '../../../../../src/presentation/ui/validation/text-checks.ts';

const now = new Date('2026-03-10T15:00:00Z');
const clock = () => now;
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const keyOf = (check: Check, value: unknown, values: object = {}) => check(value, values)?.key ?? null;

const checks: readonly (readonly [string, Check, readonly unknown[], readonly unknown[], string])[] = [
  ['string', string(), ['a'], [1, true, new Date(0)], 'checks:text'],
  ['length', length(3), ['abc'], ['ab', 'abcd', 123], 'checks:length'],
  ['lengthBetween', lengthBetween(2, 3), ['ab', 'abc'], ['a', 'abcd'], 'accountChecks:lengthBetween'],
  ['email', email(), ['ana@banca.com.br'], ['ana', 'ana@', '@banca.com'], 'emailCheck:email'],
  ['cpf', cpf(), ['529.982.247-25', '52998224725'], ['52998224724', '11111111111'], 'checks:cpf'],
  ['cpf', cpf(), ['529.982.247-25'], ['529.982.247', '529982247251'], 'checks:cpfLength'],
  ['cnpj', cnpj(), ['11.222.333/0001-81'], ['11222333000182', '00000000000000'], 'checks:document'],
  ['luhn', luhn(), ['4111 1111 1111 1111'], ['4111 1111 1111 1112'], 'checks:cardNumber'],
  ['oneOf', oneOf(['visa', 2]), ['visa', 2], ['elo', 3, '2'], 'checks:oneOf'],
  ['slug', slug(), ['da-direita_2'], ['da direita', 'é'], 'checks:slug'],
  ['wordId', wordId(), ['ana.lima_2'], ['ana-lima'], 'accountChecks:wordId'],
  ['uri', uri(), ['https://banca.com.br/a?b#c'], ['banca.com.br', 'javascript:1'], 'checks:uri'],
  ['hasOneOf letter', hasOneOf('letter'), ['1á'], ['1'], 'accountChecks:letter'],
  ['hasOneOf lowercase', hasOneOf('lowercase'), ['Aa'], ['A'], 'checks:lowercase'],
  ['hasOneOf uppercase', hasOneOf('uppercase'), ['aA'], ['a'], 'checks:uppercase'],
  ['hasOneOf number', hasOneOf('number'), ['a1'], ['a'], 'accountChecks:number'],
  ['hasOneOf special', hasOneOf('special'), ['a!'], ['a1'], 'checks:special'],
  ['validDate', validDate(), [now], [new Date(Number.NaN), '2026-03-10'], 'accountChecks:date'],
  ['gt', laterThan(clock), [new Date(now.getTime() + 1)], [now, new Date(0)], 'checks:laterDate'],
  ['lt', earlierThan(now), [new Date(now.getTime() - 1)], [now], 'checks:earlierDate'],
  ['minimumAgeCheck', minimumAgeCheck(clock), [day('2008-03-10')], [day('2008-03-11')], 'accountChecks:age'],
  [
    'a Brazilian phone number',
    brazilianPhoneNumber(),
    ['(11) 98765-4321', '(11) 3456-7890'],
    ['(11) 9876'],
    'accountChecks:phone',
  ],
  ['postalCode', postalCode(), ['01310-100'], ['01310-10'], 'checks:postalCode'],
  ['cardPayment', cardPayment, ['credit_card', 'paypal', 'balance'], ['pix'], 'checks:cardPayment'],
];

describe.each(checks)('the check %s', (_name, check, validValues, invalidValues, key) => {
  it('accepts valid values', () => {
    expect(validValues.map((value) => keyOf(check, value))).toEqual(validValues.map(() => null));
  });

  it('returns its error for invalid values', () => {
    expect(invalidValues.map((value) => keyOf(check, value))).toEqual(invalidValues.map(() => key));
  });

  it('skips empty values', () => {
    expect(['', '  ', null, undefined].map((value) => keyOf(check, value))).toEqual([null, null, null, null]);
  });
});

describe('required', () => {
  it.each(['', '   ', null, undefined, false, Number.NaN])('rejects %p', (value) => {
    expect(keyOf(required(), value)).toBe('form:required');
  });

  it.each(['a', 0, 1, true, now])('accepts %p', (value) => {
    expect(keyOf(required(), value)).toBeNull();
  });

  it('can have another message', () => {
    expect(keyOf(termsAgreed, false)).toBe('accountChecks:terms');
    expect(keyOf(paymentMethodChosen, '')).toBe('checks:paymentMethod');
  });
});

describe('messages', () => {
  it('contain the numbers of their check', () => {
    expect(length(3)('a', {})?.values).toEqual({ length: 3 });
    expect(lengthBetween(2, 3)('a', {})?.values).toEqual({ min: 2, max: 3 });
    expect(minimumAgeCheck(now, 21)(day('2008-03-10'), {})?.values).toEqual({ years: 21 });
  });

  it('can be replaced', () => {
    expect(keyOf(email({ key: 'checks:match' }), 'x')).toBe('checks:match');
  });
});

describe('matches', () => {
  it('compares with another value', () => {
    expect(keyOf(matches('password'), 'a', { password: 'a' })).toBeNull();
    expect(keyOf(matches('password'), 'a', { password: 'b' })).toBe('checks:match');
    expect(keyOf(matches('password'), '', { password: 'b' })).toBeNull();
  });
});

describe('a new password', () => {
  it.each([
    ['', 'form:required'],
    ['abc1', 'accountChecks:passwordLength'],
    ['12345678', 'accountChecks:letter'],
    ['abcdefgh', 'accountChecks:number'],
    ['gibi da banca 1', null],
  ])('%j has the error %j', (value, key) => {
    expect(firstFailure(password, value, {})?.key ?? null).toBe(key);
  });

  it('passes if all listed requirements are met', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const areMet = passwordRules.every(({ validator }) => validator(value));
        if (value.trim() !== '') expect(firstFailure(password, value, {}) === null).toBe(areMet);
      }),
    );
  });
});

describe('a new username', () => {
  it.each([
    ['', 'form:required'],
    ['ana', 'accountChecks:lengthBetween'],
    ['ana-lima', 'accountChecks:wordId'],
    ['1234567', 'accountChecks:notOnlyDigits'],
    ['ana.lima_2', null],
  ])('%j has the error %j', (value, key) => {
    expect(firstFailure(username, value, {})?.key ?? null).toBe(key);
  });
});
