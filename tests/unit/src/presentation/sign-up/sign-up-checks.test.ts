import fc from 'fast-check';
import { Value } from 'typebox/value';
import { isEmail, isUsername } from '../../../../../server/identity/accounts/account-rules.ts';
import { NewUser } from '../../../../../server/identity/schemas.ts';
import { SignUp } from '../../../../../src/application/account/sign-up.ts';
import { HttpClient } from '../../../../../src/infrastructure/http/http-client.ts';
import { RequestHeaders } from '../../../../../src/infrastructure/http/request-headers.ts';
import { HttpAccounts } from '../../../../../src/infrastructure/identity/http-accounts.ts';
import { SignUpChecks } from '../../../../../src/presentation/sign-up/sign-up-checks.ts';
import type { SignUpValues } from '../../../../../src/presentation/sign-up/sign-up-values.ts';
import { FakeSignUpSecrets } from '../../../../fakes/account/fake-sign-up-secrets.ts';
import { fakeNetwork } from '../../../../fakes/device/fake-network.ts';
import { FakeProofKeys } from '../../../../fakes/session/fake-proof-keys.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';
import { normalised, typedText } from '../../../../support/typed-text.ts';

const accounts = new HttpAccounts(new HttpClient('/api/identity', new RequestHeaders(), new FakeSession()));
const { validator: findFailures } = new SignUpChecks(accounts);

const validValues: SignUpValues = {
  email: 'ana@banca.example',
  password: 'nanquim-2026',
  username: '',
  hasAgreed: true,
};

/** What the app sends for the values. null if the app rejects them. */
async function requestBodyOf(values: SignUpValues): Promise<NewUser | null> {
  fakeNetwork.reset();
  await new SignUp(accounts, new FakeProofKeys(), new FakeSignUpSecrets()).execute(values);
  return fakeNetwork.requests.length === 0 ? null : JSON.parse(String(fakeNetwork.lastRequest.body));
}

/** The rules of the platform, except the check for passwords that are easy to guess. */
const isAccepted = (user: NewUser | null): boolean =>
  Value.Check(NewUser, user) &&
  isEmail(user.email) &&
  user.isAdult === true &&
  (user.username === undefined || isUsername(user.username)) &&
  user.password.isWellFormed();

const text = normalised(typedText);
const typedValues = {
  email: fc.oneof(fc.emailAddress(), text),
  username: fc.oneof(fc.stringMatching(/^[\w. ]{0,16}$/), text),
  // Fields in browsers contain no lone surrogates.
  password: fc
    .tuple(text, fc.constantFrom('', 'nanquim2026', 'ß1'))
    .map(([start, end]) => (start + end).toWellFormed()),
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
