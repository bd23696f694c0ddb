import { registerDecorator, type ValidationArguments, validateSync } from 'class-validator';
import type { Message } from '../../i18n/message.ts';
import { type Check, firstFailure } from './check.ts';
import { type Failures, failuresOrNull } from './validate.ts';

/** Adds checks to a field of a form class. The first failing check counts. */
export function Checks(...checks: readonly Check[]): PropertyDecorator {
  const failure = (value: unknown, args?: ValidationArguments) =>
    firstFailure(checks, value, args?.object ?? {});
  return (target, property) =>
    registerDecorator({
      target: target.constructor,
      propertyName: String(property),
      name: 'checks',
      validator: {
        validate: (value: unknown, args?: ValidationArguments) => failure(value, args) === null,
        // class-validator supports only strings, but a message has values beside its key.
        defaultMessage: (args?: ValidationArguments) => JSON.stringify(failure(args?.value, args)),
      },
    });
}

/** The errors that class-validator finds in a form, in the format of `validate`. */
export function validateForm<Values extends object>(form: Values): Failures<Values> | null {
  return failuresOrNull<Values>(
    validateSync(form).map(({ property, constraints }) => [property, messageOf(constraints?.checks)]),
  );
}

/** The validator of a `Form` for the values of a form class. */
export const validatorOf =
  <Values extends object>(FormClass: new () => Values) =>
  (values: Values): Failures<Values> | null =>
    validateForm(Object.assign(new FormClass(), values));

const messageOf = (text: string | undefined): Message => JSON.parse(text ?? '{"key":"checks:text"}');
