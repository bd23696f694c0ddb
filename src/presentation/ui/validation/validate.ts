import type { Message } from '../../i18n/message.ts';
import { type Check, firstFailure } from './check.ts';

/** The checks of each field; the first failing one counts. */
export type Rules<Values extends object> = {
  readonly [Field in keyof Values & string]?: readonly Check<Values[Field], Values>[];
};

/** What is wrong, by field. */
export type Failures<Values> = { readonly [Field in keyof Values & string]?: Message };

/** Null when everything passes. */
export function validate<Values extends object>(
  values: Values,
  rules: Rules<Values>,
): Failures<Values> | null {
  const fields = Object.keys(rules) as (keyof Values & string)[];
  return failuresOrNull<Values>(
    fields.map((field) => [field, firstFailure(rules[field] ?? [], values[field], values)]),
  );
}

/** The map of what failed, or null when nothing did. */
export function failuresOrNull<Values>(
  outcomes: readonly (readonly [field: string, message: Message | null])[],
): Failures<Values> | null {
  const failed = outcomes.filter(([, message]) => message);
  return failed.length > 0 ? (Object.fromEntries(failed) as Failures<Values>) : null;
}
