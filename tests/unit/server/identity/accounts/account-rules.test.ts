import fc from 'fast-check';
import {
  isAtLeast,
  isBirthDate,
  isEmail,
  isPhoneNumber,
  isUsername,
  phoneNumberOf,
} from '../../../../../server/identity/accounts/account-rules.ts';
import { isUsername as isUsernameInTheApp } from '../../../../../src/domain/account/username.ts';
import { isEmail as isEmailInTheApp } from '../../../../../src/domain/word-forms.ts';

const noonOf = (text: string) => new Date(`${text}T12:00:00-03:00`);

it.each(['ana@banca.example', 'a.b+c@x-y.com.br', `${'a'.repeat(64)}@${'b'.repeat(63)}.com`])(
  'accepts the email address %s',
  (email) => expect(isEmail(email)).toBe(true),
);

it.each([
  '',
  'ana',
  'ana@banca',
  'a b@c.de',
  'a@b@c.de',
  'a\0@c.de',
  'a\r\nbcc:x@c.de',
  'é@c.de',
  '🙂@c.de',
  `a@${'b.'.repeat(126)}com`,
])('rejects the email address %j', (email) => expect(isEmail(email)).toBe(false));

it.each(['ana.b', 'ana_1', '12345a', 'a'.repeat(15)])('accepts the username %s', (name) =>
  expect(isUsername(name)).toBe(true),
);

it.each(['', 'ana', 'a'.repeat(16), '12345', 'ana b', 'anaç1', 'ana@b', 'ana-b', 'anab\n', 'ana\0b'])(
  'rejects the username %j',
  (name) => expect(isUsername(name)).toBe(false),
);

it('has the same rules as the app', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress(), fc.stringMatching(/^[a-z0-9._]{3,17}$/)), (text) => {
      expect(isEmail(text)).toBe(isEmailInTheApp(text));
      expect(isUsername(text)).toBe(isUsernameInTheApp(text));
    }),
  );
});

it.each(['+5511987654321', '+551132654321', '+14155552671'])('accepts the phone number %s', (phone) =>
  expect(isPhoneNumber(phone)).toBe(true),
);
it.each(['', '11987654321', '+55119876543210', '+551198765', '+5501987654321', '+0511', '+55 11 9', '+٥٥١١'])(
  'rejects the phone number %j',
  (phone) => expect(isPhoneNumber(phone)).toBe(false),
);

it('adds the country code 55 to up to eleven digits', () => {
  expect(phoneNumberOf('11987654321')).toBe('+5511987654321');
  expect(phoneNumberOf('5511987654321')).toBe('+5511987654321');
  expect(phoneNumberOf('14155552671')).toBe('+5514155552671');
});

describe('isBirthDate', () => {
  it.each(['2000-02-29', '1900-01-01', '2026-06-15'])('accepts %s', (text) =>
    expect(isBirthDate(text, noonOf('2026-06-15'))).toBe(true),
  );

  it.each([
    '2001-02-29',
    '1899-12-31',
    '2026-06-16',
    '2000-13-01',
    '2000-1-1',
    '01/02/2000',
    '',
    '2000-02-29T',
  ])('rejects %j', (text) => expect(isBirthDate(text, noonOf('2026-06-15'))).toBe(false));
});

describe('isAtLeast', () => {
  it('is true from the birthday on, by the date in America/Sao_Paulo', () => {
    expect(isAtLeast(18, '2008-06-15', noonOf('2026-06-14'))).toBe(false);
    expect(isAtLeast(18, '2008-06-15', new Date('2026-06-15T02:59:59Z'))).toBe(false);
    expect(isAtLeast(18, '2008-06-15', new Date('2026-06-15T03:00:00Z'))).toBe(true);
  });

  it('is true from 1 March on for a person born on 29 February', () => {
    expect(isAtLeast(18, '2008-02-29', noonOf('2026-02-28'))).toBe(false);
    expect(isAtLeast(18, '2008-02-29', noonOf('2026-03-01'))).toBe(true);
  });
});
