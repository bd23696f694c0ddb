import type { Clock } from '../../application/ports/device/clock.ts';
import { birthDateOf } from '../../domain/account/birth-date.ts';
import { brazilianStates } from '../../domain/postal/states.ts';
import type { AddressSearch } from '../shell/postal/address-search.ts';
import { text } from '../ui/validation/check.ts';
import { postalCode, unknownPostalCode } from '../ui/validation/contact-checks.ts';
import { cpf } from '../ui/validation/document-checks.ts';
import { lengthAtMost, oneOf } from '../ui/validation/text-checks.ts';
import { type Failures, validate } from '../ui/validation/validate.ts';
import type { ProfileValues } from './profile-values.ts';

/** All fields of a profile are optional. Fields that are filled in must be valid. */
export const createProfileValidator =
  (clock: Clock, address: Pick<AddressSearch, 'status'>) =>
  (values: ProfileValues): Failures<ProfileValues> | null =>
    validate(values, {
      nickname: [lengthAtMost(50)],
      name: [lengthAtMost(100)],
      surname: [lengthAtMost(100)],
      about: [lengthAtMost(1000)],
      cpf: [cpf()],
      birthDate: [text({ key: 'accountChecks:date' }, (value) => birthDateOf(value, clock.now()) !== null)],
      zipCode: [postalCode(), (value) => (value && address.status === 'unknown' ? unknownPostalCode : null)],
      line1: [lengthAtMost(200)],
      number: [lengthAtMost(20)],
      line2: [lengthAtMost(100)],
      neighborhood: [lengthAtMost(100)],
      city: [lengthAtMost(100)],
      state: [oneOf(brazilianStates)],
    });
