import fc from 'fast-check';
import { readUserChanges } from '../../../../../server/identity/profile/user-changes.ts';
import { brazilianStates } from '../../../../../src/domain/postal/states.ts';
import { createProfileValidator } from '../../../../../src/presentation/account/profile-checks.ts';
import {
  changesOf,
  type ProfileValues,
  valuesOf,
} from '../../../../../src/presentation/account/profile-values.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { normalised, typedText } from '../../../../support/typed-text.ts';

const validate = createProfileValidator({ now: () => new Date() }, { status: 'incomplete' });
const user = buildUser({ address: null });

/** Whether the platform accepts what the app sends for the values. */
function isAccepted(values: ProfileValues): boolean {
  const changes = Object.entries(changesOf(values, user)).map(
    ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
  // Browsers send line breaks in form values as CRLF.
  const texts = new Map(changes.map(([name, value]) => [name, value.replace(/\r?\n/g, '\r\n')]));
  try {
    readUserChanges({ texts, files: new Map() });
    return true;
  } catch {
    return false;
  }
}

const text = normalised(typedText);
const day = fc.date({
  min: new Date('1890-01-01'),
  max: new Date(Date.now() + 3 * 86_400_000),
  noInvalidDate: true,
});
const typedValues = {
  nickname: text,
  name: text,
  surname: text,
  about: text,
  cpf: fc.oneof(fc.constantFrom('529.982.247-25', '52998224725'), text),
  birthDate: fc.oneof(
    day.map((date) => date.toISOString().slice(0, 10)),
    fc.constantFrom('2000-02-29', '2001-02-29'),
    text,
  ),
  zipCode: fc.oneof(
    fc.stringMatching(/^\d{5}-?\d{3}$/),
    fc.stringMatching(/^[\dA]{5}[-. A]?[\dA]{3}$/),
    text,
  ),
  line1: text,
  number: text,
  line2: text,
  neighborhood: text,
  city: text,
  state: fc.oneof(fc.constantFrom(...brazilianStates, 'sp', 'XX'), text),
} satisfies Partial<Record<keyof ProfileValues, fc.Arbitrary<string>>>;

describe('createProfileValidator', () => {
  it.each(Object.entries(typedValues))(
    'accepts only values of %s that the platform accepts too',
    (field, values) => {
      let accepted = 0;
      fc.assert(
        fc.property(values, (value) => {
          const profile = { ...valuesOf(user), [field]: value };
          if (validate(profile)) return;
          accepted += 1;
          expect([value, isAccepted(profile)]).toEqual([value, true]);
        }),
        { numRuns: 200 },
      );
      expect(accepted).toBeGreaterThan(0);
    },
  );
});
