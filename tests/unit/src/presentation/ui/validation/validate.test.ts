import { cardChecks } from '../../../../../../src/presentation/ui/validation/card-checks.ts';
import {
  Checks,
  validateForm,
  validatorOf,
} from '../../../../../../src/presentation/ui/validation/form-class.ts';
import { required } from '../../../../../../src/presentation/ui/validation/required.ts';
import {
  email,
  lengthBetween,
  matches,
} from '../../../../../../src/presentation/ui/validation/text-checks.ts';
import { validate } from '../../../../../../src/presentation/ui/validation/validate.ts';

const now = () => new Date('2026-03-10T15:00:00Z');

describe('validate', () => {
  const rules = { email: [required(), email()], age: [required()], nick: [lengthBetween(2, 3)] };

  it('returns the first failure of each field', () => {
    expect(validate({ email: 'ana', age: Number.NaN, nick: 'abcd' }, rules)).toEqual({
      email: { key: 'emailCheck:email' },
      age: { key: 'form:required' },
      nick: { key: 'accountChecks:lengthBetween', values: { min: 2, max: 3 } },
    });
  });

  it('returns null if there are no errors', () => {
    expect(validate({ email: 'ana@banca.com.br', age: 0, nick: '' }, rules)).toBeNull();
  });
});

class NewPassword {
  @Checks(required(), lengthBetween(2, 8))
  password = '';

  @Checks(required(), matches('password'))
  repeatedPassword = '';
}

describe('a form class', () => {
  it('returns the first failure in the written order', () => {
    expect(validateForm(new NewPassword())).toEqual({
      password: { key: 'form:required' },
      repeatedPassword: { key: 'form:required' },
    });
    expect(validateForm(Object.assign(new NewPassword(), { password: 'a', repeatedPassword: 'b' }))).toEqual({
      password: { key: 'accountChecks:lengthBetween', values: { min: 2, max: 8 } },
      repeatedPassword: { key: 'checks:match' },
    });
  });

  it('returns null if there are no errors', () => {
    expect(
      validateForm(Object.assign(new NewPassword(), { password: 'gibi', repeatedPassword: 'gibi' })),
    ).toBeNull();
  });

  it('validates the plain values of a form', () => {
    expect(validatorOf(NewPassword)({ password: 'gibi', repeatedPassword: 'gib' })).toEqual({
      repeatedPassword: { key: 'checks:match' },
    });
  });
});

describe('a card', () => {
  const card = {
    cardNumber: '4111 1111 1111 1111',
    expiration: '04/26',
    holderName: 'ANA LIMA',
    holderDocument: '529.982.247-25',
    cvv: '123',
    phoneNumber: '(11) 98765-4321',
    zipCode: '01310-100',
  };
  const check = (changes: Partial<typeof card>) => validate({ ...card, ...changes }, cardChecks(now));

  it('passes if all fields are valid', () => {
    expect(check({})).toBeNull();
  });

  it('requires every field', () => {
    const blank = Object.fromEntries(Object.keys(card).map((field) => [field, '']));
    expect(Object.values(check(blank) ?? {})).toEqual(
      Object.keys(card).map(() => ({ key: 'form:required' })),
    );
  });

  it.each([
    ['cardNumber', '4111 1111 1111 1', 'checks:cardNumber'],
    ['cardNumber', '4111 1111 1111 1112', 'checks:cardNumber'],
    ['cardNumber', '9999 9999 9999 9995', 'checks:cardBrand'],
    ['expiration', '13/30', 'accountChecks:date'],
    ['expiration', '04/2', 'accountChecks:date'],
    ['expiration', '03/26', 'checks:cardExpired'],
    ['holderName', 'ANA', 'checks:nameAndSurname'],
    ['holderDocument', '529.982.247-24', 'checks:cpf'],
    ['cvv', '12', 'checks:securityCodeOnBack'],
    ['cvv', '1234', 'checks:securityCodeOnBack'],
    ['phoneNumber', '(11) 9876', 'accountChecks:phone'],
    ['zipCode', '01310-1', 'checks:postalCode'],
  ])('reports an error if %s is %s', (field, value, key) => {
    expect(check({ [field]: value })).toEqual({ [field]: expect.objectContaining({ key }) });
  });

  it('of amex requires a code of four digits', () => {
    const amex = { cardNumber: '3782 822463 10005' };
    expect(check({ ...amex, cvv: '1234' })).toBeNull();
    expect(check({ ...amex, cvv: '123' })).toEqual({
      cvv: { key: 'checks:securityCodeOnFront', values: { length: 4 } },
    });
  });
});
