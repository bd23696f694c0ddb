import type { Message } from '../../i18n/message.ts';
import { type Check, firstFailure } from './check.ts';

/** The checks of each field. The first failing check counts. */
export type Rules<Values extends object> = {
  readonly [Field in keyof Values & string]?: readonly Check<Values[Field], Values>[];
};

export type Failures<Values> = { readonly [Field in keyof Values & string]?: Message };

/** Returns null if there are no errors. */
export function validate<Values extends object>(
  values: Values,
  rules: Rules<Values>,
): Failures<Values> | null {
  const fields = Object.keys(rules) as (keyof Values & string)[];
  return failuresOrNull<Values>(
    fields.map((field) => [field, firstFailure(rules[field] ?? [], values[field], values)]),
  );
}

export function failuresOrNull<Values>(
  outcomes: readonly (readonly [field: string, message: Message | null])[],
): Failures<Values> | null {
  const failed = outcomes.filter(([, message]) => message);
  return failed.length > 0 ? (Object.fromEntries(failed) as Failures<Values>) : null;
}
