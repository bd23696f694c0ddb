import type { Clock } from '../../application/ports/device/clock.ts';
import { isAtLeast, minimumAge } from '../../domain/account/age.ts';
import { birthDateOf } from '../../domain/account/birth-date.ts';
import { type Check, text } from '../ui/validation/check.ts';

/** A birth date of a person below 18: an adult opens their own account. */
export const childBirthDate =
  (clock: Clock): Check =>
  (value, values) =>
    text({ key: 'accountChecks:date' }, (day) => birthDateOf(day, clock.now()) !== null)(value, values) ??
    text({ key: 'family:tooOld' }, (day) => {
      const born = birthDateOf(day, clock.now());
      return born !== null && !isAtLeast(minimumAge, born, clock.now());
    })(value, values);
