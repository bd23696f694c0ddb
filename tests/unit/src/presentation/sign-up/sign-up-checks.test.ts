import fc from 'fast-check';
import { Value } from 'typebox/value';
import {
  isAtLeast,
  isBirthDate,
  isEmail,
  isPhoneNumber,
  isUsername,
} from '../../../../../server/identity/accounts/account-rules.ts';
import { NewUser } from '../../../../../server/identity/schemas.ts';
import { SignUp } from '../../../../../src/application/account/sign-up.ts';
import { HttpClient } from '../../../../../src/infrastructure/http/http-client.ts';
import { RequestHeaders } from '../../../../../src/infrastructure/http/request-headers.ts';
import { HttpAccounts } from '../../../../../src/infrastructure/identity/http-accounts.ts';
import { SignUpChecks } from '../../../../../src/presentation/sign-up/sign-up-checks.ts';
import type { SignUpValues } from '../../../../../src/presentation/sign-up/sign-up-values.ts';
import { fakeNetwork } from '../../../../fakes/device/fake-network.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';
import { normalised, typedText } from '../../../../support/typed-text.ts';

const clock = { now: () => new Date() };
const accounts = new HttpAccounts(new HttpClient('/api/identity', new RequestHeaders(), new FakeSession()));
const { validator: findFailures } = new SignUpChecks(accounts, clock);

const validValues: SignUpValues = {
  email: 'ana@banca.example',
  username: 'ana.reis',
  password: 'nanquim-2026',
  phoneNumber: '(11) 98888-7777',
  birthDate: '1990-03-27',
  hasAgreed: true,
};

/** What the app sends for the values. null if the app rejects them. */
async function requestBodyOf({ hasAgreed, ...values }: SignUpValues): Promise<NewUser | null> {
  fakeNetwork.reset();
  await new SignUp(accounts, clock).execute({ ...values, hasAcceptedLgpd: hasAgreed });
  return fakeNetwork.requests.length === 0 ? null : JSON.parse(String(fakeNetwork.lastRequest.body));
}

/** The rules of the platform, except the check for passwords that are easy to guess. */
const isAccepted = (user: NewUser | null): boolean =>
  Value.Check(NewUser, user) &&
  isEmail(user.email) &&
  isUsername(user.username) &&
  isPhoneNumber(user.phoneNumber) &&
  isBirthDate(user.birthDate) &&
  isAtLeast(18, user.birthDate) &&
  user.password.isWellFormed();

const text = normalised(typedText);
const day = fc.date({
  min: new Date('1890-01-01'),
  max: new Date(Date.now() + 3 * 86_400_000),
  noInvalidDate: true,
});
const typedValues = {
  email: fc.oneof(fc.emailAddress(), text),
  username: fc.oneof(fc.stringMatching(/^[A-Za-z0-9._İıßé]{4,16}$/), text),
  // Fields in browsers contain no lone surrogates.
  password: fc
    .tuple(text, fc.constantFrom('', 'nanquim2026', 'ß1'))
    .map(([start, end]) => (start + end).toWellFormed()),
  phoneNumber: fc.oneof(fc.stringMatching(/^(\+?55|0|00|0055|)[ (]*\d{2}[) ]*\d{4,5}-?\d{4}$/), text),
  birthDate: fc.oneof(
    day.map((date) => date.toISOString().slice(0, 10)),
    text,
  ),
} satisfies Partial<Record<keyof SignUpValues, fc.Arbitrary<string>>>;

describe('SignUpChecks.validator', () => {
  it.each(Object.entries(typedValues))(
    'accepts only values of %s that the platform accepts too',
    async (field, values) => {
      let accepted = 0;
      await fc.assert(
        fc.asyncProperty(values, async (value) => {
          const account = { ...validValues, [field]: value };
          if (findFailures(account)) return;
          accepted += 1;
          const sent = await requestBodyOf(account);
          expect([value, isAccepted(sent)]).toEqual([value, true]);
        }),
        { numRuns: 200 },
      );
      expect(accepted).toBeGreaterThan(0);
    },
  );
});
